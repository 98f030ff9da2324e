#include "ui/app/log_view.h"

#include "engine/games/ninjan/card.h"
#include "engine/games/odin/card.h"
#include "ui/graphics/card_faces.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kChipCard = QTextFormat::UserProperty + 1; ///< of the first letter of a name: the card
constexpr int kChipWidth = 29, kChipHeight = 17, kChipSign = 12, kChipPadding = 4, kChipGap = 1; ///< px

/// Px of the chip at the size of a font; the measures above are for a line height of 18.
qreal chipScale(const QFontMetrics &metrics) { return std::max(1.0, metrics.height() / 18.0); }

QFont chipFont(QFont font)
{
    font.setBold(true);
    return font;
}

/// Figures are those of the card faces, 0–9, in every language.
QString chipNumber(Game game, Card card)
{
    const int number = game == Game::Odin ? odin::numberOf(card) : ninjan::numberOf(card);
    return (number < 0 ? QString(QChar(0x2212)) : QString()) + QString::number(std::abs(number));
}

} // namespace

LogView::LogView(QWidget *parent) : QTextEdit(parent) {}

void LogView::setLook(Theme theme, CardLook look)
{
    theme_ = theme;
    look_ = look;
    chips_.clear();
    viewport()->update();
}

void LogView::restart(Game game)
{
    game_ = game;
    chips_.clear();
    clear();
}

void LogView::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        chips_.clear();
}

qreal LogView::chipLineHeight() const { return (kChipHeight + 3) * chipScale(fontMetrics()); }

QSize LogView::chipSize(Card card) const
{
    const qreal scale = chipScale(fontMetrics());
    const int figures = QFontMetrics(chipFont(font())).horizontalAdvance(chipNumber(game_, card));
    const qreal needed = (2 * kChipPadding + kChipSign + kChipGap) * scale + figures;
    return {qRound(std::max(kChipWidth * scale, needed)), qRound(kChipHeight * scale)};
}

void LogView::addLine(const QString &line, const std::vector<CardMention> &mentions, const QTextBlockFormat &block,
                      const QTextCharFormat &letters)
{
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    if (document()->isEmpty())
        cursor.setBlockFormat(block);
    else
        cursor.insertBlock(block);
    QTextCharFormat hidden = letters;
    hidden.setProperty(QTextFormat::FontPixelSize, 1);
    hidden.setForeground(Qt::transparent);
    hidden.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    hidden.setFontLetterSpacing(-0.5); // together nearly nothing
    int at = 0;
    for (const CardMention &mention : mentions) {
        cursor.insertText(line.mid(at, mention.from - at), letters);
        // The first letter takes all the width, so that a line break inside of the name does not tear the chip.
        QTextCharFormat first = hidden;
        first.setProperty(kChipCard, static_cast<int>(mention.card));
        first.setFontLetterSpacing(chipSize(mention.card).width());
        cursor.insertText(line.mid(mention.from, 1), first);
        cursor.insertText(line.mid(mention.from + 1, mention.length - 1), hidden);
        at = mention.from + mention.length;
    }
    cursor.insertText(line.mid(at), letters);
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
        if (!format.hasProperty(kChipCard) || !line.isValid())
            continue;
        const Card card = static_cast<Card>(format.intProperty(kChipCard));
        const QSize size = chipSize(card);
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
    const int top = verticalScrollBar()->value(), bottom = top + viewport()->height();
    const QAbstractTextDocumentLayout *layout = document()->documentLayout();
    for (QTextBlock block = cursorForPosition({0, 0}).block(); block.isValid(); block = block.next()) {
        if (layout->blockBoundingRect(block).top() > bottom)
            break;
        for (const Chip &chip : chipsOf(block))
            if (chip.rect.intersects(event->rect()))
                painter.drawPixmap(chip.rect.topLeft(), chipPixmap(chip.card));
    }
}

const QPixmap &LogView::chipPixmap(Card card)
{
    QPixmap &pixmap = chips_[card];
    if (pixmap.isNull() || pixmap.devicePixelRatio() != devicePixelRatioF()) {
        pixmap = QPixmap(chipSize(card) * devicePixelRatioF());
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintChip(painter, card);
    }
    return pixmap;
}

/// Sign, then number, in every language, as on the cards.
void LogView::paintChip(QPainter &painter, Card card) const
{
    const bool odinGame = game_ == Game::Odin;
    const QColor ground(odinGame ? odinCardGround(card, theme_, look_) : ninjanCardGround(card));
    const QColor mark(odinGame ? odinCardMark(card, theme_, look_) : ninjanCardMark(card));
    const QRectF box(QPointF(), chipSize(card));
    const qreal scale = chipScale(fontMetrics());
    painter.setRenderHint(QPainter::Antialiasing);
    // A black card would vanish on the dark panel, and a white one on the light panel.
    const Palette &colours = paletteOf(theme_);
    const bool vanishes = std::abs(ground.lightnessF() - colours.plaque.lightnessF()) < 0.1;
    const QColor rim = theme_ == Theme::Dark ? colours.woodLight : colours.edge;
    painter.setPen(vanishes ? QPen(rim, 1) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(vanishes ? box.adjusted(0.5, 0.5, -0.5, -0.5) : box, 4 * scale, 4 * scale);
    ArtKey sign;
    sign.kind = odinGame ? ArtKind::OdinSign : ArtKind::NinjanSign;
    sign.index = odinGame ? static_cast<int>(odin::colourOf(card))
                          : static_cast<int>(ninjan::suitOf(card)) + (ninjan::numberOf(card) < 0 ? 3 : 0);
    sign.ink = mark.rgb();
    const qreal side = kChipSign * scale;
    const QString figures = chipNumber(game_, card);
    painter.setFont(chipFont(font()));
    const qreal whole = side + kChipGap * scale + painter.fontMetrics().horizontalAdvance(figures);
    const QPointF corner(std::round((box.width() - whole) / 2), std::round((box.height() - side) / 2));
    painter.drawImage(corner, renderArt(sign.at({side, side}, devicePixelRatioF())));
    painter.setPen(mark);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.drawText(
        QPointF(corner.x() + side + kChipGap * scale, (box.height() + painter.fontMetrics().capHeight()) / 2), figures);
}

/// Words only: the format would make the names of cards invisible elsewhere.
QMimeData *LogView::createMimeDataFromSelection() const
{
    const std::unique_ptr<QMimeData> rich(QTextEdit::createMimeDataFromSelection());
    auto *plain = new QMimeData;
    plain->setText(rich->text());
    return plain;
}

} // namespace meadhall::ui
