// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/rulebook/rule_book_window.h"

#include "engine/core/to_index.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/list_selection.h"
#include "ui/base/widgets/screen_fit.h"

#include <QAbstractTextDocumentLayout>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextFrame>
#include <QToolButton>

#include <algorithm>

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
    const QChar c = letter.toCaseFolded();
    const bool spelt = umlauts == Umlauts::Spelt;
    switch (c.unicode()) {
    case u'ä':
        return spelt ? QStringLiteral("ae") : QStringLiteral("a");
    case u'ö':
        return spelt ? QStringLiteral("oe") : QStringLiteral("o");
    case u'ü':
        return spelt ? QStringLiteral("ue") : QStringLiteral("u");
    case u'ß':
        return QStringLiteral("ss");
    case u'ё':
        return QStringLiteral("е");
    case u'أ':
    case u'إ':
    case u'آ':
    case u'ٱ':
        return QStringLiteral("ا");
    case u'ة':
        return QStringLiteral("ه");
    case u'ى':
        return QStringLiteral("ي");
    case 0x2018:
    case 0x2019:
    case 0x201a:
    case 0x02bc:
    case u'`':
    case u'´':
        return QStringLiteral("'");
    case 0x201c:
    case 0x201d:
    case 0x201e:
    case u'«':
    case u'»':
        return QStringLiteral("\"");
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
        return QStringLiteral("-");
    default:
        break;
    }
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

} // namespace

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
    : QWidget(parent, Qt::Window), languages_(languages), announcer_(new Announcer(this))
{
    setObjectName(QStringLiteral("ruleBook"));
    build(cache);
    connectParts();
    read();
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
    text_ = new QTextEdit(this);
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
    text_->viewport()->installEventFilter(this);

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

/// Rebuilds the document, keeping the current page.
void RuleBookWindow::write()
{
    writing_ = true;
    const Theme theme = themeOf(palette());
    const QFont bookFont = scaledFont(font(), kBookFontScale);
    document_->write(book_, game_, {bookFont, palette(), theme, layoutDirection(), kBookMargin, sides(), columnWidth()},
                     choicesGame_ == game_ ? choices_ : TableOptions{});
    listedTables_ = document_->tablesWiderThan(columnWidth());
    writing_ = false;
    findAgain();
    if (hit_ < 0)
        showPage(selectedRow(*contents_));
}

/// The side margins that centre a column of readable width.
int RuleBookWindow::sides() const
{
    return std::max(kBookMargin, (text_->viewport()->width() - fontMetrics().height() * kBookColumn) / 2);
}

qreal RuleBookWindow::columnWidth() const { return text_->viewport()->width() - 2.0 * sides(); }

void RuleBookWindow::fitColumn()
{
    if (!writing_ && document_->tablesWiderThan(columnWidth()) != listedTables_)
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
    writing_ = true; // ignore this scrolling: the last pages may not reach the top, but stay selected
    text_->verticalScrollBar()->setValue(page == 0 ? 0 : qRound(top) - kBookMargin / 2);
    writing_ = false;
}

/// Selects the visible page in the contents.
void RuleBookWindow::followScrolling()
{
    if (writing_)
        return;
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
    previous_->setEnabled(!hits_.empty());
    next_->setEnabled(!hits_.empty());
    if (search_->text().trimmed().isEmpty())
        count_->clear();
    else if (hit < 0)
        count_->setText(tr("Not found", "words in the rules"));
    else
        count_->setText(TableText::placeOf(hit + 1, static_cast<int>(hits_.size())));
    announcer_->announce(count_->text());
    markHits();
    if (hit < 0)
        return;
    QTextCursor place(document_);
    place.setPosition(hits_[toIndex(hit)].position);
    text_->setTextCursor(place);
    text_->ensureCursorVisible();
    followScrolling();
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

bool RuleBookWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == text_->viewport() && event->type() == QEvent::Resize)
        fitColumn();
    return QWidget::eventFilter(watched, event);
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
