// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/review_curve.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/chart.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"
#include "ui/table/seats/seat_presentation.h"

#include <QAccessible>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <set>

namespace meadhall::ui {

namespace {

constexpr int kPlotGlide = 120, kMarkFade = 150; ///< ms
constexpr int kPlotEdge = 10;                    ///< px around everything
constexpr int kNameLine = 16;                    ///< px, the piece of a line before its name
constexpr int kPointer = 8;                      ///< px above the plot for the pointer of the cursor
/// Points that the scale shows at least.
constexpr double kLeastHand = 6, kLeastGame = 20;
constexpr qreal kSmallestTitle = 0.6; ///< of the font
constexpr int kGridSteps = 5;         ///< at most

constexpr qreal kOwnLine = 3, kOwnRim = 6, kOtherLine = 1.7;
constexpr qreal kMarkSide = 15, kFineSide = 12, kCurrentSide = 20, kThreadSide = 11;
constexpr qreal kHatch = 12;

QFont curveFont(const QFont &font, bool bold = false) { return scaledFont(font, 0.9, bold); }

} // namespace

/// The values of the curve around the line that is looked at, as a table. Rows: the points of the curve. Columns: the
/// point, every seat from the judged one on, the verdict.
class CurveValues : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @param game must outlive the model
    CurveValues(ReviewedGame &game, QObject *parent) : QAbstractTableModel(parent), game_(game)
    {
        connect(&game, &ReviewedGame::gameChanged, this, [this] {
            points_.clear();
            updatePoints();
        });
        connect(&game, &ReviewedGame::lineChanged, this, &CurveValues::updatePoints);
        connect(&game, &ReviewedGame::reviewChanged, this, [this] {
            if (!points_.empty())
                Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        });
        points_ = game_.places().curveAt(game_.line());
    }

    const std::vector<CurvePoint> &points() const { return points_; }
    /// The point that is looked at; −1: none.
    int current() const { return RecordPlaces::pointOf(points_, game_.line()); }
    /// The points that a seat could expect; nullopt if they are not known.
    /// All events of a round's choice are one point; its value is that of the last one known.
    std::optional<double> expected(int point, int seat) const
    {
        if (point < 0 || point >= rowCount())
            return {};
        if (game_.isAsSeen())
            return seat == game_.seat() ? seenThen(point) : std::nullopt;
        const CurvePoint &at = points_[toIndex(point)];
        const auto &outlook = game_.review().outlook;
        for (int line = at.last; line >= at.first; --line)
            if (const auto found = outlook.find(line); found != outlook.end() && toIndex(seat) < found->second.size())
                return found->second[toIndex(seat)];
        return {};
    }
    bool known(int point) const { return expected(point, std::max(game_.seat(), 0)).has_value(); }
    bool knowsAny() const
    {
        for (int point = 0; point < rowCount(); ++point)
            if (known(point))
                return true;
        return false;
    }
    /// The line of the judged seat's decision there; 0: none.
    int decisionAt(int point) const
    {
        if (point < 0 || point >= rowCount())
            return 0;
        const CurvePoint &at = points_[toIndex(point)];
        for (int line = at.first; line <= at.last; ++line)
            if (game_.decisionAt(line))
                return line;
        return 0;
    }
    /// The line to go to for a point.
    int lineOf(int point) const
    {
        if (point < 0 || point >= rowCount())
            return game_.line();
        const int decision = decisionAt(point);
        const CurvePoint &at = points_[toIndex(point)];
        const bool choice = game_.game() == Game::Ninjan && at.place.part > 0 && at.place.step == 0;
        return decision > 0 ? decision : choice ? at.last : at.first;
    }
    /// The seats in the order of the columns.
    std::vector<int> seats() const
    {
        std::vector<int> seats;
        for (int step = 0; step < game_.players(); ++step)
            seats.push_back((std::max(game_.seat(), 0) + step) % game_.players());
        return seats;
    }
    QString nameOf(int seat) const { return TableText::nameAlone(game_.names(), seat); }
    /// Returns the points that a seat can expect at a point, for a screen reader; empty if they are not known.
    /// @param tellsBefore tell the points expected one point earlier as well, if they differ
    QString spokenExpectation(int point, int seat, bool tellsBefore) const
    {
        const auto now = expected(point, seat), before = expected(point - 1, seat);
        const bool isOther = tellsBefore && now && before && decimal(*before) != decimal(*now);
        return now ? ReviewText::expectation(nameOf(seat), *now, isOther ? before : std::nullopt) : QString();
    }
    /// A point as a screen reader says it, one seat first.
    QString spokenPoint(int point, int seat) const
    {
        if (point < 0 || point >= rowCount())
            return {};
        const RecordPlace &place = points_[toIndex(point)].place;
        QStringList parts;
        std::vector<int> order = seats();
        std::stable_partition(order.begin(), order.end(), [seat](int each) { return each == seat; });
        for (const int each : order)
            parts.push_back(spokenExpectation(point, each, each == seat));
        parts.removeAll(QString());
        if (parts.isEmpty())
            parts.push_back(ReviewText::notJudgedYet());
        parts.push_back(verdictAt(point));
        return ReviewText::valueAt(ReviewText::point(game_.game(), place.part, place.step), TableText::describe(parts));
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(points_.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : game_.players() + 2;
    }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!index.isValid() || index.row() >= rowCount())
            return {};
        const int column = index.column();
        if (role == Qt::TextAlignmentRole)
            return static_cast<int>(column > 0 && column <= game_.players() ? Qt::AlignCenter
                                                                            : Qt::AlignVCenter | Qt::AlignLeading);
        if (role != Qt::DisplayRole)
            return {};
        const RecordPlace &place = points_[toIndex(index.row())].place;
        if (column == 0)
            return ReviewText::point(game_.game(), place.part, place.step);
        if (column > game_.players())
            return verdictAt(index.row());
        const auto value = expected(index.row(), seats()[toIndex(column - 1)]);
        return value ? decimal(*value) : QStringLiteral("–");
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
            return {};
        if (section == 0)
            return ReviewText::partTitle(game_.game());
        if (section > game_.players())
            return ReviewText::verdictTitle();
        return nameOf(seats()[toIndex(section - 1)]);
    }

Q_SIGNALS:
    /// The points are those of another hand or game.
    void pointsChanged();

private:
    /// Returns what the judged seat could expect with the cards that it saw. It is known at its decisions only, and
    /// stays until the next one; before the first one it is what the best move promised.
    std::optional<double> seenThen(int point) const
    {
        for (int before = point; before >= 0; --before)
            if (const int line = decisionAt(before); line > 0) {
                const review::Judgement *judgement = game_.judgementAt(line);
                return judgement ? std::optional(judgement->points) : std::nullopt;
            }
        for (int after = point + 1; after < rowCount(); ++after)
            if (const int line = decisionAt(after); line > 0) {
                const review::Judgement *judgement = game_.judgementAt(line);
                return judgement ? std::optional(judgement->bestPoints) : std::nullopt;
            }
        return {};
    }
    void updatePoints()
    {
        if (current() >= 0)
            return;
        beginResetModel();
        points_ = game_.places().curveAt(std::max(game_.line(), 2)); // line 1 is before the first hand
        endResetModel();
        Q_EMIT pointsChanged();
    }
    QString verdictAt(int point) const
    {
        const review::Judgement *judgement = game_.judgementAt(decisionAt(point));
        return judgement ? ReviewText::verdict(judgement->verdict) : QString();
    }

    ReviewedGame &game_;
    std::vector<CurvePoint> points_;
};

/// Time runs in reading direction; up is better in both games. Its values are the points of the curve; the sentence for
/// screen readers is the point that is looked at. With Qt 6.4 a value that is no number reaches none of them on Linux.
class CurvePlot : public Chart {
    Q_OBJECT

public:
    /// @param game,values must outlive this widget
    CurvePlot(ReviewedGame &game, const CurveValues &values, QWidget *parent)
        : Chart(parent), game_(game), values_(values)
    {
        setObjectName(QStringLiteral("curvePlot"));
        enableToolTips();
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        gliding_.setEasingCurve(QEasingCurve::OutCubic);
        connect(&game, &ReviewedGame::lineChanged, this, &CurvePlot::glide);
        for (QVariantAnimation *motion : {&gliding_, &fading_})
            connect(motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
        connect(&game, &ReviewedGame::reviewChanged, this, &CurvePlot::fadeIn);
        connect(&game, &ReviewedGame::gameChanged, this, [this] {
            read_ = 0;
            marked_.clear();
            branch_.reset();
            retranslate();
            update();
        });
        connect(&values, &CurveValues::pointsChanged, this, [this] {
            gliding_.stop();
            shownX_ = currentX();
            update();
        });
        retranslate();
    }

    void setBranch(std::optional<CurveBranch> branch)
    {
        branch_ = std::move(branch);
        update();
    }
    void setThread(bool thread)
    {
        thread_ = thread;
        setFocusPolicy(thread ? Qt::NoFocus : Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Expanding, thread ? QSizePolicy::Fixed : QSizePolicy::Expanding);
        updateGeometry();
        update();
    }
    bool isThread() const { return thread_; }
    /// The seat that is read out.
    int readSeat() const
    {
        const std::vector<int> seats = values_.seats();
        return seats.empty() ? 0 : seats[toIndex(read_) % seats.size()];
    }
    QString sentence() const override { return valueText(values_.current()); }
    /// Returns the points that the seat being read out can expect at the current point, for a screen reader.
    QString spokenExpectation() const { return values_.spokenExpectation(values_.current(), readSeat(), true); }
    void retranslate()
    {
        setAccessibleName(ReviewText::curveTitle());
        update();
    }

    int valueCount() const override { return values_.rowCount(); }
    QString valueText(int point) const override { return values_.spokenPoint(point, readSeat()); }
    QRectF valueRect(int point) const override
    {
        const ChartArea area = frame().area;
        const QPointF axis = area.at(values_.points()[toIndex(point)].x, area.fromY);
        const qreal side = grown(kMarkSide);
        return {pointAt(area, point, std::max(game_.seat(), 0)).value_or(axis) - QPointF(side, side) / 2,
                QSizeF(side, side)};
    }
    QSize sizeHint() const override { return {grown(thread_ ? 322 : 700), grown(thread_ ? 24 : 150)}; }
    QSize minimumSizeHint() const override { return {grown(thread_ ? 120 : 240), grown(thread_ ? 24 : 96)}; }

Q_SIGNALS:
    void lineChosen(int line);
    void said(const QString &words);

protected:
    /// Screen readers keep a description until they are told of another one.
    void focusInEvent(QFocusEvent *event) override
    {
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
        QWidget::focusInEvent(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const int seats = game_.players();
        switch (event->key()) {
        case Qt::Key_Left:
            return goTo(values_.current() + (mirrored ? 1 : -1));
        case Qt::Key_Right:
            return goTo(values_.current() + (mirrored ? -1 : 1));
        case Qt::Key_Home:
        case Qt::Key_End:
            if (event->modifiers() == Qt::NoModifier)
                return goTo(event->key() == Qt::Key_Home ? 0 : values_.rowCount() - 1);
            break;
        case Qt::Key_Up:
        case Qt::Key_Down:
            if (seats == 0)
                break;
            read_ = (read_ + (event->key() == Qt::Key_Down ? 1 : seats - 1)) % seats;
            update();
            Q_EMIT said(sentence());
            return;
        default:
            break;
        }
        QWidget::keyPressEvent(event);
    }
    void mouseMoveEvent(QMouseEvent *event) override
    {
        if (!(event->buttons() & Qt::LeftButton))
            return;
        const int point = valueAt(event->position());
        if (point >= 0 && point != values_.current())
            Q_EMIT lineChosen(values_.lineOf(point));
    }
    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton)
            mouseMoveEvent(event);
        else
            QWidget::mousePressEvent(event);
    }
    int valueAt(const QPointF &place) const override
    {
        const ChartArea area = frame().area;
        const auto &points = values_.points();
        const auto away = [&](const CurvePoint &at) { return std::abs(area.at(at.x, area.fromY).x() - place.x()); };
        const auto nearest = std::min_element(points.begin(), points.end(),
                                              [&](const auto &a, const auto &b) { return away(a) < away(b); });
        return nearest == points.end() ? -1 : static_cast<int>(nearest - points.begin());
    }
    void paintChart(QPainter &painter) override
    {
        const Frame frame = this->frame();
        const ChartArea &area = frame.area;
        if (!thread_) {
            paintTitle(painter, area);
            paintGrid(painter, frame);
            paintUnknown(painter, area);
            for (int seat = 0; seat < game_.players(); ++seat)
                if (!isOwn(seat))
                    paintLine(painter, area, seat);
        }
        if (game_.seat() >= 0)
            paintLine(painter, area, game_.seat());
        if (!thread_)
            paintNames(painter, area);
        paintCursor(painter, area);
        if (branch_)
            paintBranch(painter, area);
        paintMarks(painter, area);
    }

private:
    struct Frame {
        ChartArea area;
        AxisScale scale; ///< of the points
    };
    Frame frame() const
    {
        Frame frame;
        const bool hand = game_.game() == Game::Odin;
        double least = 0, most = hand ? kLeastHand : kLeastGame;
        const auto include = [&](double value) {
            least = std::min(least, value);
            most = std::max(most, value);
        };
        for (int point = 0; point < values_.rowCount(); ++point)
            for (int seat = 0; seat < game_.players(); ++seat)
                if (const auto value = values_.expected(point, seat))
                    include(*value);
        for (const double value : branch_ ? branch_->expected : std::vector<double>{})
            include(value);
        frame.scale = roundScale(least, most, kGridSteps);
        ChartArea &area = frame.area;
        area.mirrored = layoutDirection() == Qt::RightToLeft;
        area.fromY = hand ? frame.scale.to : frame.scale.from;
        area.toY = hand ? frame.scale.from : frame.scale.to;
        area.toX = std::max(1.0, values_.points().empty() ? 1.0 : values_.points().back().x);
        if (thread_) {
            area.plot = QRectF(rect()).adjusted(6, 4, -6, -4);
            return frame;
        }
        const QFontMetrics metrics = fontMetrics();
        const int figures = std::max(metrics.horizontalAdvance(number(std::lround(frame.scale.from))),
                                     metrics.horizontalAdvance(number(std::lround(frame.scale.to))));
        int names = 0;
        for (int seat = 0; seat < game_.players(); ++seat)
            names = std::max(names, metrics.horizontalAdvance(values_.nameOf(seat)));
        names = std::min(names + grown(4), width() / 5) + grown(kNameLine) + 6;
        const int before = std::max(figures + 8, grown(30));
        area.plot = QRectF(rect())
                        .adjusted(kPlotEdge, grown(kPointer), -kPlotEdge, -metrics.height() - 4)
                        .adjusted(area.mirrored ? names : before, 0, area.mirrored ? -before : -names, 0);
        area.plot.setTop(area.plot.top() + titleLines(area.plot.width()).size() * metrics.height());
        return frame;
    }
    std::optional<QPointF> pointAt(const ChartArea &area, int point, int seat) const
    {
        const auto value = values_.expected(point, seat);
        return value ? std::optional(area.at(values_.points()[toIndex(point)].x, *value)) : std::nullopt;
    }
    QColor colourOf(int seat) const
    {
        const TableView::People people = peopleIn(std::get<GameEvent>(game_.events().front()));
        return playerColour(themeOf(palette()), people.looks[toIndex(seat)].portrait, seat, seat == people.names.own);
    }
    bool isOwn(int seat) const { return seat == game_.seat(); }
    /// The lines are told apart by their dashes before their colours.
    QPen penOf(int seat) const
    {
        if (isOwn(seat))
            return {colourOf(seat), kOwnLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
        constexpr std::array kDashes{Qt::SolidLine, Qt::SolidLine,   Qt::DashLine,
                                     Qt::DotLine,   Qt::DashDotLine, Qt::DashDotDotLine};
        const int after = (seat - std::max(game_.seat(), 0) + game_.players()) % game_.players();
        return {colourOf(seat), kOtherLine, kDashes.at(toIndex(after)), Qt::FlatCap, Qt::RoundJoin};
    }
    double currentX() const
    {
        const int point = values_.current();
        return point < 0 ? 0 : values_.points()[toIndex(point)].x;
    }

    /// The title and the direction that is better, one below the other where they have no room on one line.
    QStringList titleLines(qreal width) const
    {
        const QStringList parts{ReviewText::curveTitle(), ReviewText::curveDirection(game_.game())};
        const QString line = parts.join(QStringLiteral("    "));
        return QFontMetricsF(curveFont(font())).horizontalAdvance(line) <= width ? QStringList{line} : parts;
    }
    void paintTitle(QPainter &painter, const ChartArea &area) const
    {
        painter.setPen(controlColours(palette()).dim);
        QRectF room(area.plot.left(), 1, area.plot.width(), fontMetrics().height());
        QFont letters = curveFont(font());
        letters.setPixelSize(QFontInfo(letters).pixelSize());
        for (const QString &line : titleLines(room.width())) {
            drawLine(&painter, room, fittedFont(letters, line, room.width(), kSmallestTitle), line, area.mirrored);
            room.translate(0, room.height());
        }
    }
    /// Lines of equal points with their figures, and the turns or rounds below.
    void paintGrid(QPainter &painter, const Frame &frame) const
    {
        const ControlColours colours = controlColours(palette());
        const ChartArea &area = frame.area;
        painter.fillRect(area.plot, colours.well);
        painter.setFont(curveFont(font()));
        const qreal line = fontMetrics().height();
        for (const qreal value : frame.scale.ticks()) {
            drawGuide(painter, area, value, colours.hairline);
            painter.setPen(colours.dim);
            drawTickText(painter, area, value, painter.font(), number(std::lround(value)));
        }
        const QString title = ReviewText::partTitle(game_.game());
        const qreal titleWidth = painter.fontMetrics().horizontalAdvance(title);
        const qreal top = area.plot.bottom() + 3;
        painter.drawText(area.mirrored ? QRectF(area.plot.right() - titleWidth, top, titleWidth + 2, line)
                                       : QRectF(area.plot.left(), top, titleWidth + 2, line),
                         Qt::AlignCenter, title);
        const int last = static_cast<int>(area.toX);
        const qreal wide = std::max(2.0 * line, painter.fontMetrics().horizontalAdvance(number(last)) + line * 1.0);
        const int most = std::max(1, std::min(last, static_cast<int>(area.plot.width() / wide)));
        for (const qreal tick : roundScale(0, last, most).ticks()) {
            const int mark = qRound(tick);
            if (mark < 1 || mark > last)
                continue;
            const qreal x = area.at(mark, area.fromY).x();
            const bool overTitle =
                area.mirrored ? x + line > area.plot.right() - titleWidth : x - line < area.plot.left() + titleWidth;
            if (!overTitle)
                painter.drawText(QRectF(x - 2 * line, top, 4 * line, line), Qt::AlignCenter, number(mark));
        }
    }
    /// Hatches the points that are not judged yet.
    void paintUnknown(QPainter &painter, const ChartArea &area) const
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
                         to = end + 1 < count ? values_.points()[toIndex(end + 1)].x : area.toX;
            const QRectF room = QRectF(area.at(from, area.fromY), area.at(to, area.toY)).normalized();
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
    void paintLine(QPainter &painter, const ChartArea &area, int seat) const
    {
        std::vector<QPolygonF> pieces(1);
        for (int point = 0; point < values_.rowCount(); ++point) {
            if (const auto place = pointAt(area, point, seat))
                pieces.back().append(*place);
            else if (!pieces.back().isEmpty())
                pieces.emplace_back();
        }
        painter.setBrush(Qt::NoBrush);
        for (const QPolygonF &piece : pieces) {
            if (isOwn(seat) && !thread_)
                drawCurve(painter, piece, controlColours(palette()).well, kOwnRim);
            QPen pen = penOf(seat);
            if (thread_)
                pen.setWidthF(2);
            painter.setPen(pen);
            painter.drawPolyline(piece);
        }
    }
    /// After the lines, each with a piece of its line; the seat that is read out is underlined.
    void paintNames(QPainter &painter, const ChartArea &area) const
    {
        std::vector<std::pair<qreal, int>> labels;
        for (const int seat : values_.seats())
            for (int point = values_.rowCount() - 1; point >= 0; --point)
                if (const auto place = pointAt(area, point, seat)) {
                    labels.push_back({place->y(), seat});
                    break;
                }
        const qreal line = fontMetrics().height();
        moveApart(labels, line - 1, area.plot.top(), height() - line / 2 - 2);
        const qreal towards = area.mirrored ? -1 : 1, from = (area.mirrored ? area.plot.left() : area.plot.right());
        for (const auto &[y, seat] : labels) {
            const qreal piece = grown(16);
            painter.setPen(penOf(seat));
            painter.drawLine(QPointF(from + towards * 4, y), QPointF(from + towards * (4 + piece), y));
            const qreal start = 4 + piece + 5,
                        room = (area.mirrored ? area.plot.left() : width() - area.plot.right()) - start - 2;
            QFont letters = curveFont(font(), isOwn(seat));
            letters.setUnderline(hasFocus() && seat == readSeat());
            painter.setPen(colourOf(seat));
            drawLine(&painter, {area.mirrored ? from - start - room : from + start, y - line / 2, room, line}, letters,
                     values_.nameOf(seat), area.mirrored);
        }
    }
    void paintCursor(QPainter &painter, const ChartArea &area) const
    {
        if (values_.current() < 0 || (thread_ && !values_.knowsAny()))
            return;
        const ControlColours colours = controlColours(palette());
        const qreal x = area.at(isGliding() ? gliding_.currentValue().toDouble() : currentX(), area.fromY).x();
        const qreal top = thread_ ? 1 : area.plot.top(), bottom = thread_ ? height() - 1 : area.plot.bottom() + 3;
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
    /// Paints the line of another move, from the point before it.
    void paintBranch(QPainter &painter, const ChartArea &area) const
    {
        const int start = RecordPlaces::pointOf(values_.points(), branch_->line);
        if (start < 0 || branch_->expected.empty() || thread_)
            return;
        const QColor colour = verdictColour(branch_->verdict, themeOf(palette()));
        QPolygonF line;
        if (const auto before = pointAt(area, start - 1, game_.seat()))
            line.append(*before);
        for (std::size_t i = 0; i < branch_->expected.size(); ++i) {
            const std::size_t point = toIndex(start) + i;
            if (point < values_.points().size())
                line.append(area.at(values_.points()[point].x, branch_->expected[i]));
        }
        drawCurve(painter, line, controlColours(palette()).well, kOwnRim);
        drawCurve(painter, line, colour, kOwnLine, {4, 2});
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        for (const QPointF &point : line)
            painter.drawEllipse(point, 3.5, 3.5);
        paintBubble(painter, area, area.at(values_.points()[toIndex(start)].x, branch_->expected.front()),
                    branch_->label, colour);
    }
    /// On discs of the ground's colour, so that no line runs through them. The current one is the last.
    void paintMarks(QPainter &painter, const ChartArea &area) const
    {
        const Theme theme = themeOf(palette());
        const QColor ground = thread_ ? palette().color(QPalette::Window) : controlColours(palette()).well;
        const int current = values_.current();
        for (const bool ofCurrent : {false, true})
            for (int point = 0; point < values_.rowCount(); ++point) {
                const int line = values_.decisionAt(point);
                const auto place = pointAt(area, point, game_.seat());
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
                    paintFall(painter, area, *place, *judgement);
            }
    }
    /// The points lost, beside the mark: in Odin points come to it, in Ninjan they are missing.
    void paintFall(QPainter &painter, const ChartArea &area, const QPointF &mark,
                   const review::Judgement &judgement) const
    {
        if (judgement.verdict < review::Verdict::Doubtful)
            return;
        const double fall = game_.game() == Game::Odin ? judgement.loss : -judgement.loss;
        paintBubble(painter, area, mark, signedDecimal(fall), verdictColour(judgement.verdict, themeOf(palette())));
    }
    void paintBubble(QPainter &painter, const ChartArea &area, const QPointF &mark, const QString &text,
                     const QColor &colour) const
    {
        painter.setFont(curveFont(font(), true));
        QRectF room(0, 0, painter.fontMetrics().horizontalAdvance(text) + 16, fontMetrics().height() + 4);
        const qreal away = grown(kCurrentSide) / 2 + 5;
        const bool fits = area.mirrored ? mark.x() - away - room.width() > area.plot.left()
                                        : mark.x() + away + room.width() < area.plot.right();
        const bool toRight = fits != area.mirrored;
        room.moveTop(std::clamp(mark.y() - room.height() - 4, area.plot.top(), area.plot.bottom() - room.height()));
        toRight ? room.moveLeft(mark.x() + away) : room.moveRight(mark.x() - away);
        drawPlate(painter, room, controlColours(palette()).ground, colour, 6, 1.5);
        painter.setPen(colour);
        painter.setLayoutDirection(Qt::LeftToRight); // a sign stays before its number
        painter.drawText(room, Qt::AlignCenter, text);
    }
    bool isGliding() const { return gliding_.state() == QAbstractAnimation::Running; }
    /// The cursor glides within a hand; where the points change it jumps, see pointsChanged().
    void glide()
    {
        const double from = isGliding() ? gliding_.currentValue().toDouble() : shownX_;
        shownX_ = currentX();
        gliding_.stop();
        if (const int time = motionTime(kPlotGlide); time > 0 && from != shownX_ && isVisible())
            animate(gliding_, time, from, shownX_);
        update();
    }
    /// Marks of what has been judged just now fade in, unless they come all at once.
    void fadeIn()
    {
        std::set<int> fresh;
        for (const review::Decision &decision : game_.decisions())
            if (game_.judgementAt(decision.line) && marked_.insert(decision.line).second)
                fresh.insert(decision.line);
        const int time = motionTime(kMarkFade);
        if (!fresh.empty() && fresh.size() < marked_.size() && time > 0 && isVisible()) {
            fresh_ = std::move(fresh);
            animate(fading_, time, 0.0, 1.0);
        }
        update();
    }
    /// Going beyond the end of a hand leads to the next one.
    void goTo(int point)
    {
        const auto &points = values_.points();
        if (points.empty())
            return;
        const int last = static_cast<int>(points.size()) - 1;
        if (point > last && points.back().last < game_.places().lines())
            Q_EMIT lineChosen(points.back().last + 1);
        else if (point < 0 && points.front().first > 2)
            Q_EMIT lineChosen(points.front().first - 1);
        else
            Q_EMIT lineChosen(values_.lineOf(std::clamp(point, 0, last)));
    }

    ReviewedGame &game_;
    const CurveValues &values_;
    std::optional<CurveBranch> branch_;
    bool thread_ = false;
    int read_ = 0; ///< how many seats after the judged one
    QVariantAnimation gliding_, fading_;
    std::set<int> marked_, fresh_; ///< lines whose verdicts are shown, and those that have just come
    double shownX_ = 0;
};

ReviewCurve::ReviewCurve(ReviewedGame &game, QWidget *parent)
    : QWidget(parent), game_(game), stack_(new QStackedLayout(this)), model_(new CurveValues(game, this)),
      plot_(new CurvePlot(game, *model_, this)), values_(named(new QTableView(this), "curveValues")),
      valuesButton_(named(new QToolButton(this), "curveValuesButton"))
{
    stack_->addWidget(plot_);
    stack_->addWidget(values_);
    values_->setModel(model_);
    values_->setSelectionBehavior(QAbstractItemView::SelectRows);
    values_->setSelectionMode(QAbstractItemView::SingleSelection);
    values_->setTabKeyNavigation(false); // so that Tab leaves the table
    values_->verticalHeader()->hide();
    values_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    values_->horizontalHeader()->setHighlightSections(false);
    valuesButton_->setCheckable(true);
    valuesButton_->hide(); // until the room gives it a place
    setFocusProxy(plot_);
    connect(valuesButton_, &QToolButton::toggled, this, &ReviewCurve::showValues);
    connect(plot_, &CurvePlot::lineChosen, this, &ReviewCurve::lineChosen);
    connect(plot_, &CurvePlot::said, this, &ReviewCurve::said);
    connect(values_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &row) {
        if (row.isValid() && row.row() != model_->current())
            Q_EMIT lineChosen(model_->lineOf(row.row()));
    });
    connect(&game, &ReviewedGame::lineChanged, this, &ReviewCurve::showLine);
    connect(&game, &ReviewedGame::gameChanged, this, &ReviewCurve::showLine);
    retranslate();
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { retranslate(); });
}

QWidget *ReviewCurve::plot() const { return plot_; }

QString ReviewCurve::spokenExpectation() const { return plot_->hasFocus() ? plot_->spokenExpectation() : QString(); }

void ReviewCurve::setBranch(std::optional<CurveBranch> branch) { plot_->setBranch(std::move(branch)); }

void ReviewCurve::setThread(bool thread)
{
    plot_->setThread(thread);
    setSizePolicy(plot_->sizePolicy());
    setMaximumHeight(thread ? plot_->sizeHint().height() : QWIDGETSIZE_MAX);
}

bool ReviewCurve::showsValues() const { return stack_->currentWidget() == values_; }

void ReviewCurve::showValues(bool values)
{
    if (values == showsValues())
        return;
    const bool focus = isAncestorOf(focusWidget()) && (plot_->hasFocus() || values_->hasFocus());
    QWidget *shown = values ? static_cast<QWidget *>(values_) : plot_;
    selectCurrentRow(); // before the table gets the focus, with which it would go to its first row
    stack_->setCurrentWidget(shown);
    setFocusProxy(shown);
    if (focus)
        shown->setFocus(Qt::OtherFocusReason);
    {
        const QSignalBlocker quiet(valuesButton_);
        valuesButton_->setChecked(values);
    }
    retranslate();
    showLine(); // in its new size
}

void ReviewCurve::showLine()
{
    if (showsValues())
        selectCurrentRow();
}

/// The table follows the line without asking for another one.
void ReviewCurve::selectCurrentRow()
{
    const int row = model_->current();
    if (row < 0)
        return;
    const QSignalBlocker quiet(values_->selectionModel());
    values_->selectRow(row);
    values_->setCurrentIndex(model_->index(row, 0));
    values_->viewport()->update();
    values_->scrollTo(model_->index(row, 0));
}

void ReviewCurve::retranslate()
{
    setGlyph(valuesButton_, showsValues() ? Glyph::Curve : Glyph::Values);
    nameButton(valuesButton_, tr("Show the values as a table", "button of the review, which is down while it does so"));
    values_->setAccessibleName(ReviewText::curveTitle());
    plot_->retranslate();
}

void ReviewCurve::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_V && event->modifiers() == Qt::NoModifier && !plot_->isThread())
        showValues(!showsValues());
    else
        QWidget::keyPressEvent(event);
}

} // namespace meadhall::ui

#include "review_curve.moc"
