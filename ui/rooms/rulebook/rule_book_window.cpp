// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/rulebook/rule_book_window.h"

#include "engine/core/to_index.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/theme.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/list_selection.h"
#include "ui/base/widgets/screen_fit.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextEdit>
#include <QTextFrame>
#include <QTextList>
#include <QTextObjectInterface>
#include <QTextTable>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace meadhall::ui {

namespace {

/// Folding of umlauts: to two letters (ä = ae) or to the base letter (ä = a).
enum class Umlauts { Spelt, Dropped };

bool isIgnoredInSearch(QChar c)
{
    const ushort code = c.unicode();
    return (code >= 0x064b && code <= 0x065f) || code == 0x0670 || code == 0x0640 // Arabic vowel signs, tatweel
           || code == 0x00ad || code == 0x0301 || code == 0xfffc                  // soft hyphen, stress mark, object
           || isBidiControl(c);
}

/// The folded form of a letter: one or two characters.
QString foldedForSearch(QChar letter, Umlauts umlauts)
{
    struct Alike {
        const char16_t *letters, *folded;
    };
    static constexpr Alike kAlike[] = {{u"ß", u"ss"}, {u"ё", u"е"},      {u"أإآٱ", u"ا"},   {u"ة", u"ه"},
                                       {u"ى", u"ي"},  {u"‘’‚ʼ`´", u"'"}, {u"“”„«»", u"\""}, {u"‐‑‒–—−", u"-"}};
    const QChar c = letter.toCaseFolded();
    if (const auto umlaut = QStringLiteral("äöü").indexOf(c); umlaut >= 0)
        return QStringLiteral("aou").mid(umlaut, 1) + (umlauts == Umlauts::Spelt ? QStringLiteral("e") : QString());
    for (const auto &[letters, folded] : kAlike)
        if (QStringView(letters).contains(c))
            return QString::fromUtf16(folded);
    if (c.isSpace())
        return QStringLiteral(" ");
    if (c.isDigit())
        return QString(QLatin1Char(static_cast<char>('0' + c.digitValue())));
    return c;
}

struct FoldedText {
    QString text;
    std::vector<int> origin; ///< for each character of `text`, its position in the original
};

FoldedText foldTextForSearch(const QString &text, Umlauts umlauts)
{
    FoldedText folding;
    for (int i = 0; i < text.size(); ++i) {
        if (isIgnoredInSearch(text.at(i)))
            continue;
        const QString folded = foldedForSearch(text.at(i), umlauts);
        if (folded == QLatin1String(" ") && folding.text.endsWith(QLatin1Char(' ')))
            continue;
        folding.text += folded;
        folding.origin.insert(folding.origin.end(), toIndex(folded.size()), i);
    }
    return folding;
}

void findFolded(const QString &text, const QString &wanted, Umlauts umlauts, std::vector<BookHit> &hits)
{
    const FoldedText in = foldTextForSearch(text, umlauts);
    const QString folded = foldTextForSearch(wanted, umlauts).text.trimmed();
    if (folded.isEmpty())
        return;
    for (qsizetype at = in.text.indexOf(folded); at >= 0; at = in.text.indexOf(folded, at + folded.size())) {
        const int first = in.origin[toIndex(at)];
        // Include ignored characters up to the next one, since vowel signs follow their letter.
        const auto after = toIndex(at + folded.size());
        const int end = after < in.origin.size() ? in.origin[after] : static_cast<int>(text.size());
        hits.push_back({first, std::max(1, end - first)});
    }
}

/// Maximum width of the text column in line heights; longer lines are hard to read.
constexpr int kBookColumn = 38;
constexpr int kBookMargin = 18;
/// Font size relative to the window's font.
constexpr qreal kBookFontScale = 1.08;
/// Row height of the contents relative to the font height.
constexpr qreal kBookContentsLine = 1.75;

constexpr int kPictureIndex = QTextFormat::UserProperty + 1;
/// Width of a card in line heights, if there is room.
constexpr qreal kBookCard = 3.8;
/// Visible width of a covered card, and gap between two groups, in card widths.
constexpr qreal kBookStep = 0.48;
constexpr qreal kBookGap = 0.42;

/// Width of a group, in card widths.
qreal bookGroupWidth(const CardGroup &group) { return 1 + (static_cast<qreal>(group.size()) - 1) * kBookStep; }

qreal bookPictureWidth(const std::vector<CardGroup> &groups)
{
    qreal width = (static_cast<qreal>(groups.size()) - 1) * kBookGap;
    for (const CardGroup &group : groups)
        width += bookGroupWidth(group);
    return width;
}

constexpr int kTableBorder = 1;     ///< px
constexpr qreal kCellPadding = 0.2; ///< of a line's height
constexpr qreal kTableAir = 12;     ///< px that a table needs beyond its columns

/// Text as it is printed: digits of the language; no line ends with a Cyrillic word of one letter, or before a dash.
QString typeset(QString text)
{
    static const QRegularExpression oneLetter(QStringLiteral("(?<![\\pL’])([вскоуиазйія]) (?=\\S)"),
                                              QRegularExpression::CaseInsensitiveOption);
    text.replace(oneLetter, QStringLiteral("\\1\u00a0"));
    text.replace(QStringLiteral(" —"), QStringLiteral("\u00a0—"));
    return inOwnFigures(text);
}

} // namespace

struct BookStyle {
    QFont font;
    QPalette palette;
    Theme theme;
    Qt::LayoutDirection direction;
    int margin, sides; ///< px above and below, and left and right of the text
    qreal room;        ///< px between the sides; tables that are wider become lists
};

#ifdef Q_MOC_RUN // which reads no headers of Qt
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

/// Inline pictures of cards in a rule book. Draws inline objects of a document. Cards come from the cache at the exact
/// device size, with placeholders until they are rendered. Groups follow the document's direction; cards within a group
/// always run from left to right, as on the table.
class BookPictures : public QObject, public QTextObjectInterface {
    Q_OBJECT

    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int kObjectType = QTextFormat::UserObject + 1;
    explicit BookPictures(PixmapCache &cache, QObject *parent = nullptr) : QObject(parent), cache_(cache)
    {
        connect(&cache, &PixmapCache::ready, this, [this] {
            if (std::exchange(hasPlaceholder_, false))
                Q_EMIT ready();
        });
    }
    /// Removes all pictures and sets the game and theme of the following ones.
    void restart(Game game, Theme theme)
    {
        pictures_.clear();
        game_ = game;
        theme_ = theme;
    }
    /// Adds a picture. Returns the format for the character that represents it.
    QTextCharFormat add(const std::vector<CardGroup> &cards)
    {
        QTextCharFormat format;
        format.setObjectType(kObjectType);
        format.setProperty(kPictureIndex, static_cast<int>(pictures_.size()));
        pictures_.push_back(cards);
        return format;
    }
    QSizeF intrinsicSize(QTextDocument *document, int, const QTextFormat &format) override
    {
        const QTextFrameFormat page = document->rootFrame()->frameFormat();
        const qreal room = document->textWidth() - page.leftMargin() - page.rightMargin();
        const qreal wanted = QFontMetricsF(document->defaultFont()).height() * kBookCard;
        const qreal units = bookPictureWidth(picture(format));
        const qreal card = std::max(16.0, std::floor(std::min(wanted, room / units)));
        return {card * units, card * 2};
    }
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int,
                    const QTextFormat &format) override
    {
        const std::vector<CardGroup> &groups = picture(format);
        const QSizeF card(rect.height() / 2, rect.height());
        const bool mirrored = document->defaultTextOption().textDirection() == Qt::RightToLeft;
        qreal at = 0; // distance from the leading edge
        for (const CardGroup &group : groups) {
            const qreal width = bookGroupWidth(group) * card.width();
            qreal x = mirrored ? rect.right() - at - width : rect.left() + at;
            for (const Card one : group) {
                const ArtKey art = cardArt(game_, one, theme_);
                bool exact = true;
                const QPixmap pixmap = cache_.pixmap(art.at(card, painter->device()->devicePixelRatioF()), &exact);
                hasPlaceholder_ = hasPlaceholder_ || !exact;
                drawUnscaled(painter, QRectF(QPointF(x, rect.top()), card), pixmap);
                x += kBookStep * card.width();
            }
            at += width + kBookGap * card.width();
        }
    }

Q_SIGNALS:
    /// Cards that were painted as placeholders have been rendered.
    void ready();

private:
    const std::vector<CardGroup> &picture(const QTextFormat &format) const
    {
        return pictures_.at(toIndex(format.intProperty(kPictureIndex)));
    }

    PixmapCache &cache_;
    Game game_ = Game::Odin;
    Theme theme_ = Theme::Dark;
    std::vector<std::vector<CardGroup>> pictures_;
    /// A placeholder was painted since the last ready()
    bool hasPlaceholder_ = false;
};

namespace {

/// Writes a book into a document. Sets direction and margins of each block, which Markdown does not define.
class BookWriter {
public:
    BookWriter(QTextDocument &document, const BookStyle &style, BookPictures &pictures)
        : cursor_(&document), style_(style), pictures_(pictures), line_(QFontMetricsF(style.font).height())
    {
    }

    int position() const { return cursor_.position(); }
    const std::vector<qreal> &tableWidths() const { return tableWidths_; }

    void heading(const QString &text, int level, qreal size, qreal above)
    {
        QTextBlockFormat block = blockFormat(above, 0.35);
        block.setHeadingLevel(level);
        begin(block);
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        format.setProperty(QTextFormat::FontPointSize, style_.font.pointSizeF() * size);
        format.setForeground(paletteOf(style_.theme).emphasis);
        cursor_.insertText(text, format);
    }

    /// Copies all paragraphs, lists and tables of a Markdown text.
    void markdown(const QString &text)
    {
        QTextDocument source;
        source.setMarkdown(text, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                                     | QTextDocument::MarkdownNoHTML);
        for (auto part = source.rootFrame()->begin(); part != source.rootFrame()->end(); ++part) {
            if (auto *table = qobject_cast<QTextTable *>(part.currentFrame())) {
                tableWidths_.push_back(leastWidth(*table));
                if (tableWidths_.back() <= style_.room)
                    copyTable(*table);
                else
                    listTable(*table);
            } else if (part.currentBlock().isValid() && part.currentBlock().length() > 1)
                copyBlock(part.currentBlock());
        }
    }

    void picture(const BookPassage &passage)
    {
        QTextBlockFormat cards = blockFormat(0.2, 0.15);
        cards.setLineHeight(0, QTextBlockFormat::SingleHeight);
        begin(cards);
        cursor_.insertText(QString(QChar::ObjectReplacementCharacter), pictures_.add(passage.cards));
        begin(blockFormat(0, 0.8));
        QTextCharFormat small;
        small.setProperty(QTextFormat::FontPointSize, style_.font.pointSizeF() * 0.92);
        small.setForeground(paletteOf(style_.theme).textDim);
        // Keep a suit and its number on one line.
        QString caption = typeset(passage.text);
        static const QRegularExpression beforeNumber(QStringLiteral("(?<=\\pL) (?=[−0-9])"));
        caption.replace(beforeNumber, QString(QChar::Nbsp));
        cursor_.insertText(caption, small);
    }

    /// @param chosen the value used at this table; empty if unknown
    /// @param tag label put before that value
    /// @param other text of the chosen value if it is not in the list
    void option(const BookPassage &passage, const QString &chosen, const QString &tag, const QString &other)
    {
        QTextFrameFormat box;
        box.setBackground(style_.palette.color(QPalette::AlternateBase));
        box.setBorder(1);
        box.setBorderBrush(style_.palette.color(QPalette::Mid));
        box.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        box.setPadding(line_ * 0.5);
        box.setTopMargin(line_ * 0.3);
        box.setBottomMargin(line_ * 1.1);
        cursor_.insertFrame(box);
        fresh_ = true;
        markdown(passage.text);
        bool marked = chosen.isEmpty();
        QTextListFormat bullets = listFormat(QTextListFormat::ListDisc);
        QTextList *list = nullptr;
        for (const BookValue &value : passage.values) {
            begin(blockFormat(0, 0.2));
            if (list)
                list->add(cursor_.block());
            else
                list = cursor_.createList(bullets);
            const bool isChosen = value.key == chosen;
            if (isChosen)
                insertTag(tag);
            inlineMarkdown(value.text, isChosen);
            marked = marked || isChosen;
        }
        if (!marked) {
            begin(blockFormat(0.2, 0));
            insertTag(tag);
            inlineMarkdown(other, true);
        }
        cursor_.movePosition(QTextCursor::End);
        fresh_ = true;
    }

private:
    /// Margins in units of the line height.
    QTextBlockFormat blockFormat(qreal above, qreal below) const
    {
        QTextBlockFormat block;
        block.setLayoutDirection(style_.direction);
        block.setAlignment(Qt::AlignLeading);
        block.setTopMargin(line_ * above);
        block.setBottomMargin(line_ * below);
        // Arabic script has higher ascenders and deeper descenders.
        block.setLineHeight(style_.direction == Qt::RightToLeft ? 120 : 112, QTextBlockFormat::ProportionalHeight);
        return block;
    }

    static QTextListFormat listFormat(QTextListFormat::Style style)
    {
        QTextListFormat list;
        list.setStyle(style);
        list.setIndent(1);
        return list;
    }

    /// Starts the next block. Reuses the empty block that a new document, frame or table contains.
    void begin(const QTextBlockFormat &format)
    {
        if (fresh_) {
            cursor_.setBlockFormat(format);
            cursor_.setCharFormat({});
        } else {
            cursor_.insertBlock(format, {});
        }
        fresh_ = false;
    }

    void insertTag(const QString &tag)
    {
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        format.setForeground(style_.palette.color(QPalette::HighlightedText));
        format.setBackground(style_.palette.color(QPalette::Highlight));
        cursor_.insertText(QChar(QChar::Nbsp) + tag + QChar(QChar::Nbsp), format);
        cursor_.insertText(QStringLiteral(" "), QTextCharFormat());
    }

    void copyLetters(const QTextBlock &block, bool bold)
    {
        for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
            const QTextCharFormat from = piece.fragment().charFormat();
            QTextCharFormat format;
            if (bold || from.fontWeight() > QFont::Medium)
                format.setFontWeight(QFont::Bold);
            format.setFontItalic(from.fontItalic());
            cursor_.insertText(typeset(piece.fragment().text()), format);
        }
    }

    void inlineMarkdown(const QString &text, bool bold)
    {
        QTextDocument source;
        source.setMarkdown(text, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                                     | QTextDocument::MarkdownNoHTML);
        for (QTextBlock block = source.begin(); block.isValid(); block = block.next())
            copyLetters(block, bold);
    }

    void copyBlock(const QTextBlock &block)
    {
        QTextList *from = block.textList();
        const bool within = from && from->item(from->count() - 1) != block;
        begin(blockFormat(0, within ? 0.25 : 0.65));
        if (from && from == sourceList_) {
            list_->add(cursor_.block());
        } else if (from) {
            list_ = cursor_.createList(listFormat(from->format().style() == QTextListFormat::ListDecimal
                                                      ? QTextListFormat::ListDecimal
                                                      : QTextListFormat::ListDisc));
        }
        sourceList_ = from;
        copyLetters(block, false);
    }

    /// Returns the width of the longest words of all columns; the first row is bold.
    qreal leastWidth(const QTextTable &table) const
    {
        QFont bold = style_.font;
        bold.setBold(true);
        qreal width = kTableBorder * (table.columns() + 1);
        for (int column = 0; column < table.columns(); ++column) {
            qreal widest = 0;
            for (int row = 0; row < table.rows(); ++row) {
                const QFontMetricsF metrics(row == 0 ? bold : style_.font);
                for (const QString &word : cellText(table, row, column).split(QLatin1Char(' ')))
                    widest = std::max(widest, metrics.horizontalAdvance(word));
            }
            width += widest + 2 * line_ * kCellPadding;
        }
        return width + kTableAir;
    }

    static QString cellText(const QTextTable &table, int row, int column)
    {
        return typeset(table.cellAt(row, column).firstCursorPosition().block().text());
    }

    /// Each row as a list below its first cell: “Two players: all six colours”.
    void listTable(const QTextTable &table)
    {
        for (int row = 1; row < table.rows(); ++row) {
            begin(blockFormat(0.2, 0.2));
            copyLetters(table.cellAt(row, 0).firstCursorPosition().block(), true);
            QTextList *list = nullptr;
            for (int column = 1; column < table.columns(); ++column) {
                begin(blockFormat(0, column + 1 < table.columns() ? 0.1 : 0.5));
                if (list)
                    list->add(cursor_.block());
                else
                    list = cursor_.createList(listFormat(QTextListFormat::ListDisc));
                cursor_.insertText(cellText(table, 0, column) + QStringLiteral(": "), QTextCharFormat());
                copyLetters(table.cellAt(row, column).firstCursorPosition().block(), false);
            }
        }
    }

    void copyTable(const QTextTable &source)
    {
        QTextTableFormat format;
        format.setLayoutDirection(style_.direction);
        format.setBorder(kTableBorder);
        format.setBorderBrush(style_.palette.color(QPalette::Mid));
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderCollapse(true);
        format.setCellPadding(line_ * kCellPadding);
        format.setBottomMargin(line_ * 1.1);
        format.setRightMargin(2); // the collapsed border extends beyond the cells
        format.setHeaderRowCount(1);
        begin(blockFormat(0, 0));
        QTextTable *table = cursor_.insertTable(source.rows(), source.columns(), format);
        for (int row = 0; row < source.rows(); ++row) {
            for (int column = 0; column < source.columns(); ++column) {
                cursor_ = table->cellAt(row, column).firstCursorPosition();
                cursor_.setBlockFormat(blockFormat(0, 0));
                const QTextTableCell cell = source.cellAt(row, column);
                for (auto part = cell.begin(); part != cell.end(); ++part)
                    copyLetters(part.currentBlock(), row == 0);
            }
        }
        cursor_.movePosition(QTextCursor::End);
        fresh_ = true;
    }

    QTextCursor cursor_;
    const BookStyle &style_;
    BookPictures &pictures_;
    qreal line_;
    std::vector<qreal> tableWidths_;
    bool fresh_ = true;
    QTextList *sourceList_ = nullptr, *list_ = nullptr;
};

} // namespace

class BookDocument : public QTextDocument {
    Q_OBJECT

public:
    explicit BookDocument(PixmapCache &cache, QObject *parent = nullptr)
        : QTextDocument(parent), pictures_(new BookPictures(cache, this))
    {
        setUndoRedoEnabled(false);
        connect(pictures_, &BookPictures::ready, this, &BookDocument::picturesReady);
    }

    /// Rebuilds the document.
    /// @param choices the options of the current table, which are highlighted
    void write(const Book &book, Game game, const BookStyle &style, const TableOptions &choices)
    {
        clear();
        starts_.clear();
        pictures_->restart(game, style.theme);
        documentLayout()->registerHandler(BookPictures::kObjectType, pictures_);
        setDefaultFont(style.font);
        QTextOption option;
        option.setTextDirection(style.direction);
        option.setAlignment(Qt::AlignLeading);
        setDefaultTextOption(option);

        const QString tag = tr("At this table", "rules: before the one of several ways that this table plays by");
        QTextCursor whole(this);
        whole.beginEditBlock(); // lays out once instead of after every insertion
        QTextFrameFormat room = rootFrame()->frameFormat();
        room.setMargin(style.margin);
        room.setLeftMargin(style.sides);
        room.setRightMargin(style.sides);
        rootFrame()->setFrameFormat(room);
        BookWriter writer(*this, style, *pictures_);
        writer.heading(book.title, 1, 1.55, 0);
        for (const BookPage &page : book.pages) {
            writer.heading(page.title, 2, 1.2, 1.1);
            starts_.push_back(writer.position() - static_cast<int>(page.title.size()));
            for (const BookPassage &passage : page.passages) {
                if (passage.kind == BookPassage::Kind::Text)
                    writer.markdown(passage.text);
                else if (passage.kind == BookPassage::Kind::Picture)
                    writer.picture(passage);
                else // a custom target is not among the values
                    writer.option(passage, choices.value(passage.option), tag,
                                  number(choices.value(passage.option).toInt()));
            }
        }
        tableWidths_ = writer.tableWidths();
        whole.endEditBlock();
    }

    /// The position of a page's heading in the document.
    int pageStart(int page) const { return starts_.at(toIndex(page)); }
    /// The page that contains a position of the document.
    int pageAt(int position) const
    {
        const auto after = std::upper_bound(starts_.begin(), starts_.end(), position);
        return std::max(0, static_cast<int>(after - starts_.begin()) - 1);
    }
    /// The same place in another language or layout: a page, and which share of it lies above.
    using Place = std::pair<int, qreal>;
    Place placeOf(int position) const
    {
        const int page = pageAt(position);
        return starts_.empty() ? Place() : Place(page, qreal(position - pageStart(page)) / lengthOf(page));
    }
    int positionOf(const Place &place) const
    {
        const int page = std::min(place.first, static_cast<int>(starts_.size()) - 1);
        return std::clamp(pageStart(page) + qRound(place.second * lengthOf(page)), 0, characterCount() - 1);
    }
    /// Number of its tables that are wider than that many px.
    int tablesWiderThan(qreal room) const
    {
        return static_cast<int>(
            std::count_if(tableWidths_.begin(), tableWidths_.end(), [room](qreal width) { return width > room; }));
    }

Q_SIGNALS:
    /// Cards that were painted as placeholders have been rendered.
    void picturesReady();

private:
    int lengthOf(int page) const
    {
        const auto next = toIndex(page) + 1;
        return (next < starts_.size() ? starts_[next] : characterCount()) - pageStart(page);
    }

    BookPictures *pictures_;
    std::vector<int> starts_;
    std::vector<qreal> tableWidths_; ///< the least, px
};

/// Tells before and after it is laid out in another size or with other letters.
class BookText : public QTextEdit {
    Q_OBJECT

public:
    using QTextEdit::QTextEdit;

Q_SIGNALS:
    void layoutAboutToChange();
    void layoutChanged();

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        Q_EMIT layoutAboutToChange();
        QTextEdit::resizeEvent(event);
        Q_EMIT layoutChanged();
    }
    void changeEvent(QEvent *event) override
    {
        Q_EMIT layoutAboutToChange();
        QTextEdit::changeEvent(event);
        Q_EMIT layoutChanged();
    }
};

std::vector<BookHit> findInBook(const QString &text, const QString &wanted)
{
    std::vector<BookHit> hits;
    findFolded(text, wanted, Umlauts::Spelt, hits);
    findFolded(text, wanted, Umlauts::Dropped, hits);
    std::sort(hits.begin(), hits.end(), [](const BookHit &a, const BookHit &b) { return a.position < b.position; });
    int reached = -1;
    std::erase_if(hits, [&reached](const BookHit &hit) {
        const bool again = hit.position < reached;
        if (!again)
            reached = hit.position + hit.length;
        return again;
    });
    return hits;
}

RuleBookWindow::RuleBookWindow(const Languages &languages, PixmapCache &cache, QWidget *parent)
    : QWidget(parent, Qt::Window), languages_(languages), announcer_(new Announcer(this)), text_(new BookText(this)),
      reading_(text_)
{
    setObjectName(QStringLiteral("ruleBook"));
    build(cache);
    connectParts();
    read();
    showPage(0);
    resizeOnScreen(*this, {860, 640});
    followChanges(this, {QEvent::LanguageChange}, [this] {
        read(); // sent after the change of direction
    });
    followChanges(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] { write(); });
}

void RuleBookWindow::build(PixmapCache &cache)
{
    search_ = new QLineEdit(this);
    search_->setClearButtonEnabled(true);
    search_->setMinimumWidth(140);
    count_ = new QLabel(this);
    previous_ = new QToolButton(this);
    previous_->setArrowType(Qt::UpArrow);
    next_ = new QToolButton(this);
    next_->setArrowType(Qt::DownArrow);
    auto *bar = new QHBoxLayout;
    bar->addWidget(search_, 1);
    addWidgets(*bar, {previous_, next_, count_});
    bar->addStretch(1);

    contents_ = new QListWidget(this);
    contents_->setFrameShape(QFrame::NoFrame);
    contents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    contents_->setWordWrap(true);
    text_->setReadOnly(true);
    text_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // everything in the book fits its column
    text_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // a bar that comes after layout would narrow the column
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    document_ = new BookDocument(cache, text_); // owned by the widget that shows it
    text_->setDocument(document_);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(contents_);
    splitter->addWidget(text_);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({210, 650});
    contents_->setMinimumWidth(130);
    text_->setMinimumWidth(260);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(bar);
    layout->addWidget(splitter, 1);
    text_->setFocus();
}

void RuleBookWindow::connectParts()
{
    connect(contents_, &QListWidget::currentRowChanged, this, &RuleBookWindow::showPage);
    connect(contents_, &QListWidget::itemClicked, this, [this] { showPage(contents_->currentRow()); });
    connect(text_->verticalScrollBar(), &QScrollBar::valueChanged, this, &RuleBookWindow::followScrolling);
    connect(search_, &QLineEdit::textChanged, this, &RuleBookWindow::findAgain);
    connect(search_, &QLineEdit::returnPressed, this, [this] { step(1); });
    connect(previous_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { step(1); });
    connect(document_, &BookDocument::picturesReady, text_->viewport(), qOverload<>(&QWidget::update));
    connect(text_, &BookText::layoutAboutToChange, this, [this] { writing_ = true; });
    connect(text_, &BookText::layoutChanged, this, [this] {
        writing_ = false;
        fitColumn();
        returnToPlace();
    });

    const auto key = [this](auto keys, auto action) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, action);
    };
    key(QKeySequence::Find, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
    key(QKeySequence::FindNext, [this] { step(1); });
    key(QKeySequence::FindPrevious, [this] { step(-1); });
    key(QKeySequence::Close, [this] { close(); });
    key(QKeySequence(Qt::CTRL | Qt::Key_PageUp), [this] { showPage(std::max(0, selectedRow(*contents_) - 1)); });
    key(QKeySequence(Qt::CTRL | Qt::Key_PageDown),
        [this] { showPage(std::min(contents_->count() - 1, selectedRow(*contents_) + 1)); });
}

void RuleBookWindow::setGame(Game game)
{
    if (game == game_)
        return;
    game_ = game;
    read();
    showPage(0);
}

void RuleBookWindow::setChoices(Game game, const TableOptions &choices)
{
    if (game == choicesGame_ && choices == choices_)
        return;
    choicesGame_ = game;
    choices_ = choices;
    write();
}

QString RuleBookWindow::page() const
{
    const auto row = toIndex(std::max(0, selectedRow(*contents_)));
    return row < book_.pages.size() ? book_.pages[row].id : QString();
}

void RuleBookWindow::search(const QString &wanted) { search_->setText(wanted); }

/// Loads the book of the current game in the current language.
void RuleBookWindow::read()
{
    const int page = std::max(0, selectedRow(*contents_));
    book_ = loadBook(game_, languages_.currentCode());
    const QSignalBlocker quiet(contents_);
    contents_->clear();
    for (const BookPage &one : book_.pages)
        contents_->addItem(one.title);
    contents_->setSpacing(qRound(fontMetrics().height() * (kBookContentsLine - 1) / 4));
    selectRow(*contents_, contents_->model()->index(std::min(page, contents_->count() - 1), 0));
    retranslate();
    write();
}

QTextEdit *RuleBookWindow::text() const { return text_; }

/// Rebuilds the document, keeping the place and the current match.
void RuleBookWindow::write()
{
    const BookDocument::Place reading = document_->placeOf(reading_.position());
    const BookDocument::Place match = document_->placeOf(hit_ < 0 ? 0 : hits_[toIndex(hit_)].position);
    writing_ = true;
    const Theme theme = themeOf(palette());
    const QFont bookFont = scaledFont(font(), kBookFontScale);
    document_->write(book_, game_, {bookFont, palette(), theme, layoutDirection(), kBookMargin, sides(), columnWidth()},
                     choicesGame_ == game_ ? choices_ : TableOptions{});
    listedTables_ = document_->tablesWiderThan(columnWidth());
    hits_ = findInBook(document_->toPlainText(), search_->text());
    const int wanted = document_->positionOf(match);
    const auto nearest = std::min_element(hits_.begin(), hits_.end(), [wanted](const BookHit &a, const BookHit &b) {
        return std::abs(a.position - wanted) < std::abs(b.position - wanted);
    });
    hit_ = hits_.empty() ? -1 : static_cast<int>(nearest - hits_.begin());
    showCount();
    markHits();
    QTextCursor place(document_);
    place.setPosition(document_->positionOf(reading));
    text_->setTextCursor(place); // where a screen reader continues
    writing_ = false;
    reading_.setPosition(place.position());
    returnToPlace();
}

/// The side margins that centre a column of readable width.
int RuleBookWindow::sides() const
{
    return std::max(kBookMargin, (text_->viewport()->width() - fontMetrics().height() * kBookColumn) / 2);
}

qreal RuleBookWindow::columnWidth() const { return text_->viewport()->width() - 2.0 * sides(); }

/// Scrolls to what the user went to, and leaves the page selected that it is on.
void RuleBookWindow::returnToPlace()
{
    const QScopedValueRollback ignoring(writing_, true);
    reading_.restore();
}

void RuleBookWindow::fitColumn()
{
    if (document_->tablesWiderThan(columnWidth()) != listedTables_)
        return write();
    QTextFrameFormat page = document_->rootFrame()->frameFormat();
    if (page.leftMargin() == sides())
        return;
    page.setLeftMargin(sides());
    page.setRightMargin(sides());
    document_->rootFrame()->setFrameFormat(page);
}

void RuleBookWindow::retranslate()
{
    // The right-to-left mark separates a Latin word at the end of an Arabic title from the program's name that follows.
    setWindowTitle(isRightToLeft() ? book_.title + QChar(0x200f) : book_.title);
    search_->setPlaceholderText(tr("Search the rules"));
    search_->setAccessibleName(tr("Search the rules"));
    search_->setAccessibleDescription(tr("Enter goes to the next match", "about the search in the rules"));
    nameButton(previous_, tr("Previous match"));
    nameButton(next_, tr("Next match"));
    contents_->setAccessibleName(tr("Contents", "of the rule book"));
    text_->setAccessibleName(book_.title);
}

void RuleBookWindow::showPage(int page)
{
    if (page < 0 || page >= contents_->count() || writing_)
        return;
    const QTextBlock heading = document_->findBlock(document_->pageStart(page));
    const qreal top = document_->documentLayout()->blockBoundingRect(heading).top();
    text_->setTextCursor(QTextCursor(heading)); // where a screen reader continues
    {
        const QSignalBlocker quiet(contents_);
        selectRow(*contents_, contents_->model()->index(page, 0));
    }
    writing_ = true; // the last pages may not reach the top, but stay selected
    text_->verticalScrollBar()->setValue(page == 0 ? 0 : qRound(top) - kBookMargin / 2);
    writing_ = false;
    if (page == 0)
        reading_.rememberTop();
    else
        reading_.remember(heading.position(), kBookMargin / 2);
}

/// Selects the visible page in the contents.
void RuleBookWindow::followScrolling()
{
    if (writing_)
        return;
    reading_.rememberTop();
    const QPoint reading(text_->viewport()->width() / 2, text_->viewport()->height() / 5);
    const QSignalBlocker quiet(contents_);
    const int page = document_->pageAt(text_->cursorForPosition(reading).position());
    selectRow(*contents_, contents_->model()->index(page, 0));
    contents_->scrollToItem(contents_->item(page));
}

void RuleBookWindow::findAgain()
{
    hits_ = findInBook(document_->toPlainText(), search_->text());
    const int from = text_->cursorForPosition(QPoint(text_->viewport()->width() / 2, 0)).position();
    const auto next =
        std::find_if(hits_.begin(), hits_.end(), [from](const BookHit &hit) { return hit.position >= from; });
    hit_ = hits_.empty() ? -1 : next == hits_.end() ? 0 : static_cast<int>(next - hits_.begin());
    showHit(hit_);
}

void RuleBookWindow::step(int by)
{
    if (hits_.empty())
        return;
    const int all = static_cast<int>(hits_.size());
    showHit((hit_ + by + all) % all);
}

void RuleBookWindow::showHit(int hit)
{
    hit_ = hit;
    showCount();
    announcer_->announce(count_->text());
    markHits();
    if (hit < 0)
        return;
    QTextCursor place(document_);
    place.setPosition(hits_[toIndex(hit)].position);
    text_->setTextCursor(place);
    text_->ensureCursorVisible();
    followScrolling();
    reading_.remember(place.position(), text_->cursorRect(place).top());
}

void RuleBookWindow::showCount()
{
    previous_->setEnabled(!hits_.empty());
    next_->setEnabled(!hits_.empty());
    if (search_->text().trimmed().isEmpty())
        count_->clear();
    else if (hit_ < 0)
        count_->setText(tr("Not found", "words in the rules"));
    else
        count_->setText(TableText::placeOf(hit_ + 1, static_cast<int>(hits_.size())));
}

void RuleBookWindow::markHits()
{
    const Palette &colours = paletteOf(themeOf(palette()));
    QList<QTextEdit::ExtraSelection> marks;
    for (int i = 0; i < static_cast<int>(hits_.size()); ++i) {
        const BookHit &hit = hits_[toIndex(i)];
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document_);
        mark.cursor.setPosition(hit.position);
        mark.cursor.setPosition(hit.position + hit.length, QTextCursor::KeepAnchor);
        mark.format.setBackground(i == hit_ ? colours.gold : colours.thread);
        mark.format.setForeground(Qt::black);
        marks.push_back(mark);
    }
    text_->setExtraSelections(marks);
}

/// Escape clears the search, or else closes the window.
void RuleBookWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (search_->text().isEmpty()) {
        close();
    } else {
        search_->clear();
        text_->setFocus();
    }
}

} // namespace meadhall::ui

#include "rule_book_window.moc"
