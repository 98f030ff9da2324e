// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panel/log_view.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"

#include <QAbstractTextDocumentLayout>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QTextCursor>
#include <QTextLayout>

#include <algorithm>
#include <memory>

namespace meadhall::ui {

namespace {

constexpr int kChipCard = QTextFormat::UserProperty + 1; ///< of the first letter of a name: the card
constexpr int kChipLine = 20;                            ///< px from chip to chip at a line height of 18

/// True at the end, with a tolerance that keeps the last line readable.
bool isAtEnd(const QScrollBar &bar) { return bar.value() >= bar.maximum() - 8; }

} // namespace

LogView::LogView(QWidget *parent) : QTextEdit(parent), newLinesButton_(new QPushButton(this)), reading_(this)
{
    document()->setDocumentMargin(6);
    document()->setUndoRedoEnabled(false);
    setReadOnly(true);
    // A visible text cursor lets keyboard users read line by line.
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    newLinesButton_->setObjectName(QStringLiteral("newer"));
    newLinesButton_->setFocusPolicy(Qt::NoFocus); // the End key does the same
    newLinesButton_->hide();
    connect(newLinesButton_, &QPushButton::clicked, this, [this] {
        follows_ = true;
        scrollToEnd();
    });
    QScrollBar *bar = verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this, bar] {
        if (programScrolls_ > 0)
            return;
        follows_ = isAtEnd(*bar);
        reading_.rememberTop();
        newLinesButton_->setVisible(newLinesButton_->isVisibleTo(this) && !follows_);
        if (bar->value() == bar->minimum())
            askForOlderLines();
    });
    connect(this, &QTextEdit::cursorPositionChanged, this, [this] {
        if (programScrolls_ == 0 && textCursor().blockNumber() == 0)
            askForOlderLines();
    });
    // The height depends on that of the score table.
    connect(bar, &QScrollBar::rangeChanged, this, [this] {
        if (follows_)
            scrollToEnd();
        placeNewLinesButton();
    });
}

void LogView::scrollToEnd()
{
    ++programScrolls_;
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    --programScrolls_;
    newLinesButton_->hide();
}

/// Centres the button over the lower edge.
void LogView::placeNewLinesButton()
{
    newLinesButton_->adjustSize();
    const QRect room = viewport()->geometry();
    newLinesButton_->move(room.center().x() - newLinesButton_->width() / 2,
                          room.bottom() - newLinesButton_->height() - 2);
    newLinesButton_->raise();
}

bool LogView::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::Polish)
        //: button over the log: there are new lines below
        newLinesButton_->setText(tr("↓ New"));
    return QTextEdit::event(event);
}

bool LogView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        // A resize changes line breaks and thus the scroll position; do not treat that as scrolling by the user.
        ++programScrolls_;
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!follows_)
                    reading_.restore();
                --programScrolls_;
                if (follows_)
                    scrollToEnd();
                placeNewLinesButton();
            },
            Qt::QueuedConnection);
    }
    return QTextEdit::viewportEvent(event);
}

void LogView::setLook(CardLook look)
{
    look_ = look;
    viewport()->update();
}

qreal LogView::chipLineHeight() const { return kChipLine * std::max(1.0, fontMetrics().height() / 18.0); }

void LogView::rewrite(MakeCardChip makeChip, const std::function<void()> &addLines)
{
    ++programScrolls_;
    makeChip_ = makeChip;
    follows_ = true;
    // Not clear(), which would be changes of its own.
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    cursor.removeSelectedText();
    addLines();
    cursor.endEditBlock();
    --programScrolls_;
    scrollToEnd();
}

void LogView::setTopLine(int line)
{
    follows_ = false;
    reading_.setPosition(document()->findBlockByNumber(line).position());
    ++programScrolls_;
    reading_.restore();
    --programScrolls_;
}

/// Queued, since the document cannot change while the cursor moves in it.
void LogView::askForOlderLines() { QMetaObject::invokeMethod(this, &LogView::olderLinesWanted, Qt::QueuedConnection); }

/// Inserts the words of a line into an empty block.
void LogView::insertLine(QTextCursor &cursor, const Line &line)
{
    cursor.setBlockFormat(line.block);
    QTextCharFormat hidden = line.letters;
    hidden.setProperty(QTextFormat::FontPixelSize, 1);
    hidden.setForeground(Qt::transparent);
    hidden.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    hidden.setFontLetterSpacing(-0.5); // together nearly nothing
    int at = 0;
    for (const CardMention &mention : line.mentions) {
        cursor.insertText(line.text.mid(at, mention.from - at), line.letters);
        // The first letter takes all the width, so that a line break inside of the name does not tear the chip.
        QTextCharFormat first = hidden;
        first.setProperty(kChipCard, static_cast<int>(mention.card));
        first.setFontLetterSpacing(cardChipSize(chipOf(mention.card), scaledFont(font(), 1, true)).width());
        cursor.insertText(line.text.mid(mention.from, 1), first);
        // A break in the name would leave the full stop after the chip alone on the next line.
        cursor.insertText(line.text.mid(mention.from + 1, mention.length - 1).replace(QLatin1Char(' '), QChar::Nbsp),
                          hidden);
        at = mention.from + mention.length;
    }
    cursor.insertText(line.text.mid(at), line.letters);
}

void LogView::addLine(const Line &line)
{
    ++programScrolls_;
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.movePosition(QTextCursor::End);
    if (!document()->isEmpty())
        cursor.insertBlock();
    insertLine(cursor, line);
    cursor.endEditBlock();
    --programScrolls_;
    if (follows_) {
        scrollToEnd();
    } else {
        placeNewLinesButton();
        newLinesButton_->show();
    }
}

void LogView::addOlderLines(const std::vector<Line> &lines)
{
    ++programScrolls_;
    QScrollBar *bar = verticalScrollBar();
    const int below = bar->maximum() - bar->value();
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (const Line &line : lines) {
        cursor.insertBlock(cursor.blockFormat()); // takes along the line that was the first
        cursor.movePosition(QTextCursor::PreviousBlock);
        insertLine(cursor, line);
        cursor.movePosition(QTextCursor::NextBlock);
    }
    cursor.endEditBlock();
    document()->documentLayout()->documentSize(); // completes the layout, which is lazy in long documents
    bar->setValue(bar->maximum() - below);
    --programScrolls_;
}

void LogView::removeNewestLines(int count)
{
    follows_ = true;
    removeLines(document()->blockCount() - count, count);
    scrollToEnd();
}

void LogView::removeLines(int first, int count)
{
    if (count <= 0)
        return;
    ++programScrolls_;
    QTextCursor cursor(document()->findBlockByNumber(first));
    const QTextBlock next = document()->findBlockByNumber(first + count);
    const QTextBlockFormat format = next.blockFormat();
    if (first > 0)
        cursor.movePosition(QTextCursor::PreviousCharacter); // with the end of the line before
    cursor.setPosition(next.isValid() ? next.position() : document()->characterCount() - 1, QTextCursor::KeepAnchor);
    cursor.beginEditBlock();
    cursor.removeSelectedText();
    if (next.isValid())
        cursor.setBlockFormat(format);
    cursor.endEditBlock();
    --programScrolls_;
}

QList<LogView::Chip> LogView::chipsOf(const QTextBlock &block) const
{
    QList<Chip> chips;
    const QTextLayout *layout = block.layout();
    const QPointF origin = document()->documentLayout()->blockBoundingRect(block).topLeft()
                           - QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
    for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QTextCharFormat format = at.fragment().charFormat();
        const int position = at.fragment().position() - block.position();
        const QTextLine line = layout->lineForTextPosition(position);
        if (!format.hasProperty(kChipCard) || !line.isValid() || !makeChip_)
            continue;
        const Card card = static_cast<Card>(format.intProperty(kChipCard));
        const QSize size = cardChipSize(chipOf(card), scaledFont(font(), 1, true));
        const qreal middle = (line.cursorToX(position) + line.cursorToX(position + 1)) / 2;
        const qreal baseline = line.y() + line.ascent();
        const QPointF centre = origin + QPointF(middle, baseline - fontMetrics().capHeight() / 2.0);
        chips.append(
            {QRect(QPoint(qRound(centre.x() - size.width() / 2.0), qRound(centre.y() - size.height() / 2.0)), size),
             card});
    }
    return chips;
}

QList<QRect> LogView::chipRects(const QTextBlock &block) const
{
    QList<QRect> rects;
    for (const Chip &chip : chipsOf(block))
        rects.append(chip.rect);
    return rects;
}

void LogView::paintEvent(QPaintEvent *event)
{
    QTextEdit::paintEvent(event);
    QPainter painter(viewport());
    const QFont letters = scaledFont(font(), 1, true);
    const int top = verticalScrollBar()->value(), bottom = top + viewport()->height();
    const QAbstractTextDocumentLayout *layout = document()->documentLayout();
    for (QTextBlock block = cursorForPosition({0, 0}).block(); block.isValid(); block = block.next()) {
        if (layout->blockBoundingRect(block).top() > bottom)
            break;
        for (const Chip &chip : chipsOf(block))
            if (chip.rect.intersects(event->rect()))
                drawCardChip(painter, chip.rect, chipOf(chip.card), letters, themeOf(palette()));
    }
}

/// Words only: the format would make the names of cards invisible elsewhere, and some programs show marks of direction.
QMimeData *LogView::createMimeDataFromSelection() const
{
    const std::unique_ptr<QMimeData> rich(QTextEdit::createMimeDataFromSelection());
    auto *plain = new QMimeData;
    plain->setText(spoken(rich->text()));
    return plain;
}

} // namespace meadhall::ui
