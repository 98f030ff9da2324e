// SPDX-License-Identifier: GPL-3.0-or-later
// The curve of a review by the painter.
#pragma once

#include "ui/base/graphics/chart_area.h"
#include "ui/rooms/review/review_curve.h"

#include <QPainter>

#include <set>

namespace meadhall::ui {

class CurveValues;

/// Time runs in reading direction; up is better in both games.
class CurvePlot : public QWidget {
    Q_OBJECT

public:
    /// @param game,values must outlive this widget
    CurvePlot(ReviewedGame &game, const CurveValues &values, QWidget *parent);

    void setBranch(std::optional<CurveBranch> branch);
    void setThread(bool thread);
    bool isThread() const { return thread_; }
    /// The seat that is read out.
    int readSeat() const;
    /// The point that is looked at as a screen reader says it.
    QString spokenValue() const;
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void lineChosen(int line);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Frame {
        ChartArea area;
        AxisScale scale; ///< of the points
    };
    Frame frame() const;
    std::optional<QPointF> pointAt(const ChartArea &area, int point, int seat) const;
    int nearest(const QPointF &position) const;
    QColor colourOf(int seat) const;
    bool isOwn(int seat) const { return seat == game_.seat(); }
    QPen penOf(int seat) const;
    double currentX() const;

    QStringList titleLines(qreal width) const;
    void paintTitle(QPainter &painter, const ChartArea &area) const;
    void paintGrid(QPainter &painter, const Frame &frame) const;
    void paintUnknown(QPainter &painter, const ChartArea &area) const;
    void paintLine(QPainter &painter, const ChartArea &area, int seat) const;
    void paintNames(QPainter &painter, const ChartArea &area) const;
    void paintCursor(QPainter &painter, const ChartArea &area) const;
    void paintBranch(QPainter &painter, const ChartArea &area) const;
    void paintMarks(QPainter &painter, const ChartArea &area) const;
    void paintFall(QPainter &painter, const ChartArea &area, const QPointF &mark,
                   const review::Judgement &judgement) const;
    void paintBubble(QPainter &painter, const ChartArea &area, const QPointF &mark, const QString &text,
                     const QColor &colour) const;
    void glide();
    void fadeIn();
    void readChanged();
    void goTo(int point);

    ReviewedGame &game_;
    const CurveValues &values_;
    std::optional<CurveBranch> branch_;
    bool thread_ = false;
    int read_ = 0; ///< how many seats after the judged one
    QVariantAnimation gliding_, fading_;
    std::set<int> marked_, fresh_; ///< lines whose verdicts are shown, and those that have just come
    std::optional<double> glidingX_;
    double shownX_ = 0;
};

} // namespace meadhall::ui
