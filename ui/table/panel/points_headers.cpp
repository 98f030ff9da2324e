// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panel/points_headers.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/widgets/control_paint.h"

#include <QPainter>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kLeastLetters = 0.5; ///< of the usual size, where there is little room for a name
// px, all grow with the font
constexpr int kTitlesHeight = 32, kColumnMargin = 6;
constexpr int kLeastNames = 120;
constexpr int kRowFace = 20, kRowHorn = 20, kRowCount = 22, kRowCountHeight = 18, kRowGap = 6, kRowMargin = 8;

QFont boldFont(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

TitlesHeader::TitlesHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) {}

QSize TitlesHeader::sizeHint() const { return {QHeaderView::sizeHint().width(), grown(kTitlesHeight)}; }

QSize TitlesHeader::sectionSizeFromContents(int section) const
{
    const QString text = model()->headerData(section, orientation()).toString();
    const int width = QFontMetrics(boldFont(font())).horizontalAdvance(text) + 2 * grown(kColumnMargin);
    return {width, grown(kTitlesHeight)};
}

void TitlesHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const bool current = section == 0 || section == count() - 1;
    painter->save();
    painter->setFont(current ? boldFont(font()) : font());
    painter->setPen(palette().color(current ? QPalette::WindowText : QPalette::PlaceholderText));
    if (section == 0)
        painter->fillRect(rect, palette().color(QPalette::AlternateBase));
    painter->drawText(rect, Qt::AlignCenter, model()->headerData(section, orientation()).toString());
    painter->restore();
}

NamesHeader::NamesHeader(QWidget *parent) : QHeaderView(Qt::Vertical, parent) {}

void NamesHeader::setSeats(const std::vector<PointsSeat> &seats, int own)
{
    seats_ = seats;
    own_ = own;
    viewport()->update();
}

void NamesHeader::setTheme(Theme theme)
{
    theme_ = theme;
    viewport()->update();
}

QSize NamesHeader::sectionSizeFromContents(int section) const
{
    const QString name = model()->headerData(section, orientation()).toString();
    const int words = QFontMetrics(boldFont(font())).horizontalAdvance(name) + 1;
    const int pictures = kRowMargin + kRowFace + kRowGap + kRowHorn + kRowCount + 2 * kRowGap;
    return {words + grown(pictures), defaultSectionSize()};
}

void NamesHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const PointsSeat seat = toIndex(section) < seats_.size() ? seats_[toIndex(section)] : PointsSeat{};
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto placed = [&](int left, int width, int height) {
        const QRect box(rect.left() + left, rect.center().y() - height / 2, width, height);
        return QStyle::visualRect(layoutDirection(), rect, box);
    };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const int face = grown(kRowFace), horn = grown(kRowHorn), gap = grown(kRowGap);
    if (const auto portrait = portraitIndex(seat.portrait))
        drawSmallPicture(*painter, portraitArt(*portrait), placed(grown(kRowMargin), face, face));
    const int from = grown(kRowMargin) + face + gap;
    int to = rect.width() - gap;
    const bool tight = rect.width() < sectionSizeFromContents(section).width();
    if (!seat.count.isEmpty()) {
        to -= grown(kRowCount);
        paintCount(*painter, placed(to, grown(kRowCount), grown(kRowCountHeight)), seat.count);
        to -= gap / 2;
    }
    if (seat.turn && !tight) {
        ArtKey art = pieceArt(Piece::TurnHorn, theme_);
        art.mirrored = mirrored;
        to -= horn;
        drawSmallPicture(*painter, art, placed(to, horn, horn));
    }
    const QString name = model()->headerData(section, orientation()).toString();
    QFont letters = section == own_ ? boldFont(font()) : font();
    if (tight) {
        letters.setPixelSize(QFontInfo(letters).pixelSize()); // as fittedFont() needs it
        letters = fittedFont(letters, name, to - from, kLeastLetters);
    }
    painter->setFont(letters);
    painter->setPen(palette().color(QPalette::WindowText));
    painter->drawText(placed(from, to - from, rect.height()),
                      Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft),
                      painter->fontMetrics().elidedText(name, Qt::ElideRight, to - from));
    painter->restore();
}

int NamesHeader::leastWidth() const
{
    const int margins = grown(kRowMargin) + grown(kRowFace) + 3 * grown(kRowGap) + grown(kRowCount);
    int least = 0;
    for (int section = 0; section < count(); ++section) {
        const QString name = model()->headerData(section, orientation()).toString();
        QFont letters = boldFont(font());
        letters.setPixelSize(qRound(QFontInfo(letters).pixelSize() * kLeastLetters));
        least = std::max(least, QFontMetrics(letters).horizontalAdvance(name) + 2 + margins);
    }
    return std::min(least, grown(kLeastNames));
}

/// The colours of the number of cards at a seat of the table.
void NamesHeader::paintCount(QPainter &painter, const QRect &box, const QString &count) const
{
    const Palette &colours = paletteOf(theme_);
    painter.setPen(Qt::NoPen);
    const bool dark = theme_ != Theme::Light;
    painter.setBrush(dark ? colours.wool : colours.text);
    painter.drawRoundedRect(box, 4, 4);
    painter.setFont(boldFont(font()));
    painter.setPen(dark ? colours.woodGap : colours.wool);
    painter.drawText(box, Qt::AlignCenter, count);
}

} // namespace meadhall::ui
