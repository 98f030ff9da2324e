// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/rulebook/book_document.h"

#include "ui/base/graphics/art_painter.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/text/text.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

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
    BookWriter(QTextDocument &document, const BookDocument::BookStyle &style, BookPictures &pictures)
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
    const BookDocument::BookStyle &style_;
    BookPictures &pictures_;
    qreal line_;
    std::vector<qreal> tableWidths_;
    bool fresh_ = true;
    QTextList *sourceList_ = nullptr, *list_ = nullptr;
};

} // namespace

BookDocument::BookDocument(PixmapCache &cache, QObject *parent)
    : QTextDocument(parent), pictures_(new BookPictures(cache, this))
{
    setUndoRedoEnabled(false);
    connect(pictures_, &BookPictures::ready, this, &BookDocument::picturesReady);
}

void BookDocument::write(const Book &book, Game game, const BookStyle &style, const TableOptions &choices)
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

int BookDocument::tablesWiderThan(qreal room) const
{
    return static_cast<int>(
        std::count_if(tableWidths_.begin(), tableWidths_.end(), [room](qreal width) { return width > room; }));
}

int BookDocument::pageAt(int position) const
{
    const auto after = std::upper_bound(starts_.begin(), starts_.end(), position);
    return std::max(0, static_cast<int>(after - starts_.begin()) - 1);
}

} // namespace meadhall::ui

#include "book_document.moc"
