// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/verdict_sign.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/small_picture.h"

#include <QGuiApplication>
#include <QPainter>

namespace meadhall::ui {

namespace {

constexpr qreal kDiscRim = 2; ///< px around a sign

} // namespace

const QColor &verdictColour(review::Verdict verdict, Theme theme)
{
    return paletteOf(theme).verdict.at(toIndex(verdict));
}

Glyph verdictGlyph(review::Verdict verdict)
{
    constexpr std::array kGlyphOf{Glyph::VerdictBest, Glyph::VerdictFine, Glyph::VerdictDoubtful,
                                  Glyph::VerdictMistake};
    static_assert(kGlyphOf.size() == review::kVerdicts);
    return kGlyphOf.at(toIndex(verdict));
}

void drawVerdictSign(QPainter &painter, review::Verdict verdict, const QRectF &rect, Theme theme, const QColor &ink)
{
    ArtKey key = glyphArt(verdictGlyph(verdict), ink.isValid() ? ink : verdictColour(verdict, theme));
    key.mirrored = verdict == review::Verdict::Doubtful && QGuiApplication::isRightToLeft();
    drawSmallPicture(painter, key, rect);
}

void drawVerdictMark(QPainter &painter, review::Verdict verdict, const QPointF &centre, qreal side, Theme theme,
                     const QColor &ground)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(centre, side / 2 + kDiscRim, side / 2 + kDiscRim);
    drawVerdictSign(painter, verdict, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), theme);
}

} // namespace meadhall::ui
