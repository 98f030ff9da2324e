// SPDX-License-Identifier: GPL-3.0-or-later
// How the curve of a review is painted.
#include "engine/core/to_index.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/review/curve_plot.h"
#include "ui/rooms/review/curve_values.h"
#include "ui/table/seats/seat_presentation.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr qreal kOwnLine = 3, kOwnRim = 6, kOtherLine = 1.7;
constexpr qreal kMarkSide = 15, kFineSide = 12, kCurrentSide = 20, kThreadSide = 11;
constexpr qreal kHatch = 12;

QFont curveFont(QFont font, bool bold = false)
{
    font.setPointSizeF(font.pointSizeF() * 0.9);
    font.setBold(bold);
    return font;
}

} // namespace

QColor CurvePlot::colourOf(int seat) const
{
    const TableView::People people = peopleIn(std::get<GameEvent>(game_.events().front()));
    return playerColour(themeOf(palette()), people.looks[toIndex(seat)].portrait, seat, seat == people.names.own);
}

/// The lines are told apart by their dashes before their colours.
QPen CurvePlot::penOf(int seat) const
{
    if (isOwn(seat))
        return {colourOf(seat), kOwnLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    constexpr std::array kDashes{Qt::SolidLine, Qt::SolidLine,   Qt::DashLine,
                                 Qt::DotLine,   Qt::DashDotLine, Qt::DashDotDotLine};
    const int after = (seat - std::max(game_.seat(), 0) + game_.players()) % game_.players();
    return {colourOf(seat), kOtherLine, kDashes.at(toIndex(after)), Qt::FlatCap, Qt::RoundJoin};
}

void CurvePlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Frame frame = this->frame();
    if (!thread_) {
        paintTitle(painter);
        paintGrid(painter, frame);
        paintUnknown(painter, frame);
        for (int seat = 0; seat < game_.players(); ++seat)
            if (!isOwn(seat))
                paintLine(painter, frame, seat);
    }
    if (game_.seat() >= 0)
        paintLine(painter, frame, game_.seat());
    if (!thread_)
        paintNames(painter, frame);
    paintCursor(painter, frame);
    if (branch_)
        paintBranch(painter, frame);
    paintMarks(painter, frame);
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), controlColours(palette()));
}

void CurvePlot::paintTitle(QPainter &painter) const
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.setFont(curveFont(font()));
    painter.setPen(controlColours(palette()).dim);
    const QString words =
        ReviewText::curveTitle(game_.game()) + QStringLiteral("    ") + ReviewText::curveDirection(game_.game());
    const Frame frame = this->frame();
    const QRectF room(frame.plot.left(), 1, frame.plot.width(), fontMetrics().height());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft),
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(room.width())));
}

/// Lines of equal points with their figures, and the turns or rounds below.
void CurvePlot::paintGrid(QPainter &painter, const Frame &frame) const
{
    const ControlColours colours = controlColours(palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.well);
    painter.drawRect(frame.plot);
    painter.setFont(curveFont(font()));
    const qreal line = fontMetrics().height();
    const int lines = static_cast<int>(std::lround(std::abs(frame.high - frame.low) / frame.step));
    for (int i = 0; i <= lines; ++i) {
        const double value = std::min(frame.low, frame.high) + i * frame.step;
        const qreal y = std::round(at(frame, 0, value).y()) + 0.5;
        painter.setPen(QPen(colours.hairline, 1));
        painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y));
        painter.setPen(colours.dim);
        const QRectF room = frame.mirrored ? QRectF(frame.plot.right() + 6, y - line / 2, width(), line)
                                           : QRectF(0, y - line / 2, frame.plot.left() - 6, line);
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignAbsolute | (frame.mirrored ? Qt::AlignLeft : Qt::AlignRight),
                         number(std::lround(value)));
    }
    const QString title = ReviewText::partTitle(game_.game());
    const qreal titleWidth = painter.fontMetrics().horizontalAdvance(title);
    const qreal top = frame.plot.bottom() + 3;
    painter.drawText(frame.mirrored ? QRectF(frame.plot.right() - titleWidth, top, titleWidth + 2, line)
                                    : QRectF(frame.plot.left(), top, titleWidth + 2, line),
                     Qt::AlignCenter, title);
    const int last = static_cast<int>(frame.length);
    const qreal wide = std::max(2.0 * line, painter.fontMetrics().horizontalAdvance(number(last)) + line * 1.0);
    const int most = std::max(1, std::min(last, static_cast<int>(frame.plot.width() / wide)));
    for (const qreal tick : roundScale(0, last, most).ticks()) {
        const int mark = qRound(tick);
        if (mark < 1 || mark > last)
            continue;
        const qreal x = at(frame, mark, frame.low).x();
        const bool overTitle =
            frame.mirrored ? x + line > frame.plot.right() - titleWidth : x - line < frame.plot.left() + titleWidth;
        if (!overTitle)
            painter.drawText(QRectF(x - 2 * line, top, 4 * line, line), Qt::AlignCenter, number(mark));
    }
}

/// What is not judged yet is hatched.
void CurvePlot::paintUnknown(QPainter &painter, const Frame &frame) const
{
    const ControlColours colours = controlColours(palette());
    const int count = values_.rowCount();
    for (int point = 0; point < count; ++point) {
        if (values_.known(point))
            continue;
        int end = point;
        while (end + 1 < count && !values_.known(end + 1))
            ++end;
        const double from = values_.points()[toIndex(std::max(point - 1, 0))].x,
                     to = end + 1 < count ? values_.points()[toIndex(end + 1)].x : frame.length;
        const QRectF room = QRectF(at(frame, from, frame.low), at(frame, to, frame.high)).normalized();
        painter.save();
        painter.setClipRect(room);
        painter.setPen(QPen(colours.hairline, 1));
        for (qreal x = room.left() - room.height(); x < room.right(); x += kHatch)
            painter.drawLine(QPointF(x, room.bottom()), QPointF(x + room.height(), room.top()));
        painter.restore();
        painter.setFont(curveFont(font(), true));
        const QString words = ReviewText::notJudgedYet();
        QRectF label(0, 0, painter.fontMetrics().horizontalAdvance(words) + 16, fontMetrics().height() + 2);
        label.moveCenter(room.center());
        if (label.width() < room.width()) {
            drawPlate(painter, label, colours.well, {}, 4);
            painter.setPen(colours.dim);
            painter.drawText(label, Qt::AlignCenter, words);
        }
        point = end;
    }
}

void CurvePlot::paintLine(QPainter &painter, const Frame &frame, int seat) const
{
    std::vector<QPolygonF> pieces(1);
    for (int point = 0; point < values_.rowCount(); ++point) {
        if (const auto place = pointAt(frame, point, seat))
            pieces.back().append(*place);
        else if (!pieces.back().isEmpty())
            pieces.emplace_back();
    }
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF &piece : pieces) {
        if (isOwn(seat) && !thread_) {
            painter.setPen(QPen(controlColours(palette()).well, kOwnRim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(piece);
        }
        QPen pen = penOf(seat);
        if (thread_)
            pen.setWidthF(2);
        painter.setPen(pen);
        painter.drawPolyline(piece);
    }
}

/// After the lines, each with a piece of its line; the seat that is read out is underlined.
void CurvePlot::paintNames(QPainter &painter, const Frame &frame) const
{
    std::vector<std::pair<qreal, int>> labels;
    for (const int seat : values_.seats())
        for (int point = values_.rowCount() - 1; point >= 0; --point)
            if (const auto place = pointAt(frame, point, seat)) {
                labels.push_back({place->y(), seat});
                break;
            }
    const qreal line = fontMetrics().height();
    moveApart(labels, line - 1, frame.plot.top(), height() - line / 2 - 2);
    const qreal towards = frame.mirrored ? -1 : 1, from = (frame.mirrored ? frame.plot.left() : frame.plot.right());
    const std::vector<int> seats = values_.seats();
    for (const auto &[y, seat] : labels) {
        const qreal piece = grown(16);
        painter.setPen(penOf(seat));
        painter.drawLine(QPointF(from + towards * 4, y), QPointF(from + towards * (4 + piece), y));
        const qreal start = 4 + piece + 5,
                    room = (frame.mirrored ? frame.plot.left() : width() - frame.plot.right()) - start - 2;
        const auto column = std::find(seats.begin(), seats.end(), seat) - seats.begin();
        QFont letters = curveFont(font(), isOwn(seat));
        letters.setUnderline(hasFocus() && seat == readSeat());
        painter.setFont(letters);
        painter.setPen(colourOf(seat));
        const QString name = painter.fontMetrics().elidedText(
            values_.headerData(static_cast<int>(column) + 1, Qt::Horizontal, Qt::DisplayRole).toString(),
            Qt::ElideRight, static_cast<int>(room));
        painter.drawText(QRectF(frame.mirrored ? from - start - room : from + start, y - line / 2, room, line),
                         Qt::AlignVCenter | Qt::AlignAbsolute | (frame.mirrored ? Qt::AlignRight : Qt::AlignLeft),
                         name);
    }
}

void CurvePlot::paintCursor(QPainter &painter, const Frame &frame) const
{
    if (values_.current() < 0)
        return;
    const ControlColours colours = controlColours(palette());
    const qreal x = at(frame, glidingX_.value_or(currentX()), frame.low).x();
    const qreal top = thread_ ? 1 : frame.plot.top(), bottom = thread_ ? height() - 1 : frame.plot.bottom() + 3;
    for (const bool rim : {true, false}) {
        painter.setPen(QPen(rim ? colours.goldLine : colours.gold, rim ? 5 : 2, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(x, top), QPointF(x, bottom));
    }
    if (thread_)
        return;
    const qreal side = grown(5);
    painter.setPen(QPen(colours.goldLine, 1));
    painter.setBrush(colours.gold);
    painter.drawPolygon(QPolygonF{{x - side, top - side - 1}, {x + side, top - side - 1}, {x, top + 1}});
}

/// What another move would have led to, from the point before it.
void CurvePlot::paintBranch(QPainter &painter, const Frame &frame) const
{
    const int start = RecordPlaces::pointOf(values_.points(), branch_->line);
    if (start < 0 || branch_->expected.empty() || thread_)
        return;
    const QColor colour = verdictColour(branch_->verdict, themeOf(palette()));
    QPolygonF line;
    if (const auto before = pointAt(frame, start - 1, game_.seat()))
        line.append(*before);
    for (std::size_t i = 0; i < branch_->expected.size(); ++i) {
        const std::size_t point = toIndex(start) + i;
        if (point < values_.points().size())
            line.append(at(frame, values_.points()[point].x, branch_->expected[i]));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(controlColours(palette()).well, kOwnRim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(colour, kOwnLine, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const QPointF &point : line)
        painter.drawEllipse(point, 3.5, 3.5);
    paintBubble(painter, frame, at(frame, values_.points()[toIndex(start)].x, branch_->expected.front()),
                branch_->label, colour);
}

/// On discs of the ground's colour, so that no line runs through them. The current one is the last.
void CurvePlot::paintMarks(QPainter &painter, const Frame &frame) const
{
    const Theme theme = themeOf(palette());
    const QColor ground = thread_ ? palette().color(QPalette::Window) : controlColours(palette()).well;
    const int current = values_.current();
    for (const bool ofCurrent : {false, true})
        for (int point = 0; point < values_.rowCount(); ++point) {
            const int line = values_.decisionAt(point);
            const auto place = pointAt(frame, point, game_.seat());
            if (line == 0 || !place || (point == current) != ofCurrent)
                continue;
            const review::Judgement *judgement = game_.judgementAt(line);
            if (!judgement) {
                if (game_.provisionalAt(line) && !thread_) { // still being judged
                    painter.setPen(QPen(controlColours(palette()).dim, 1.5));
                    painter.setBrush(ground);
                    painter.drawEllipse(*place, grown(5), grown(5));
                }
                continue;
            }
            const qreal side = thread_                                       ? kThreadSide
                               : ofCurrent                                   ? kCurrentSide
                               : judgement->verdict == review::Verdict::Fine ? kFineSide
                                                                             : kMarkSide;
            if (thread_ && judgement->verdict < review::Verdict::Doubtful && !ofCurrent)
                continue;
            const bool fresh = fading_.state() == QAbstractAnimation::Running && fresh_.contains(line);
            painter.setOpacity(fresh ? fading_.currentValue().toReal() : 1);
            drawVerdictMark(painter, judgement->verdict, *place, grown(side), theme, ground);
            painter.setOpacity(1);
            if (ofCurrent && !thread_ && !branch_)
                paintFall(painter, frame, *place, *judgement);
        }
}

/// The points lost, beside the mark: in Odin points come to it, in Ninjan they are missing.
void CurvePlot::paintFall(QPainter &painter, const Frame &frame, const QPointF &mark,
                          const review::Judgement &judgement) const
{
    if (judgement.verdict < review::Verdict::Doubtful)
        return;
    const double fall = game_.game() == Game::Odin ? judgement.loss : -judgement.loss;
    paintBubble(painter, frame, mark, signedDecimal(fall), verdictColour(judgement.verdict, themeOf(palette())));
}

void CurvePlot::paintBubble(QPainter &painter, const Frame &frame, const QPointF &mark, const QString &text,
                            const QColor &colour) const
{
    painter.setFont(curveFont(font(), true));
    QRectF room(0, 0, painter.fontMetrics().horizontalAdvance(text) + 16, fontMetrics().height() + 4);
    const qreal away = grown(kCurrentSide) / 2 + 5;
    const bool fits = frame.mirrored ? mark.x() - away - room.width() > frame.plot.left()
                                     : mark.x() + away + room.width() < frame.plot.right();
    const bool toRight = fits != frame.mirrored;
    room.moveTop(std::clamp(mark.y() - room.height() - 4, frame.plot.top(), frame.plot.bottom() - room.height()));
    toRight ? room.moveLeft(mark.x() + away) : room.moveRight(mark.x() - away);
    drawPlate(painter, room, controlColours(palette()).ground, colour, 6, 1.5);
    painter.setPen(colour);
    painter.drawText(room, Qt::AlignCenter, text);
}

} // namespace meadhall::ui
