// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/mistakes_panel.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/chart.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/statistics/page_text.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kMistakeRow = 41, kMistakeLeast = 28;
constexpr qreal kMistakeText = 13, kMistakeHeading = 11, kMistakeArrow = 16, kMistakeGap = 10;
constexpr qreal kMistakeCurve = 26; ///< height of a curve, and at most that of its row less 6

constexpr int kReviewGlyph = 40;

} // namespace

/// Points lost by each kind of mistake, as small curves. A row for each kind; every curve has a scale of its own.
class MistakesChart : public Chart {
    Q_OBJECT

public:
    explicit MistakesChart(QWidget *parent = nullptr) : Chart(parent) { setObjectName(QStringLiteral("mistakes")); }

    void setFigures(const MistakeFigures &figures)
    {
        rows_ = figures.kinds;
        rows_.push_back(figures.all);
        curves_ = figures.reviewedGames >= kReviewedFrom;
        compares_ = figures.isCompared();
        setCurrent(-1);
        update();
    }

    int valueCount() const override { return static_cast<int>(rows_.size()); }
    QString valueText(int index) const override { return PageText::mistakeValue(rows_[toIndex(index)], compares_); }
    QRectF valueRect(int index) const override { return part(index, 0, width()); }
    QSize sizeHint() const override { return {grown(300), grown(6 * kMistakeRow + 20)}; }
    QSize minimumSizeHint() const override { return {grown(230), grown(6 * kMistakeLeast + 20)}; }

protected:
    void paintChart(QPainter &painter) override
    {
        const Columns columns = this->columns();
        paintHeadings(painter, columns);
        for (int row = 0; row < valueCount(); ++row)
            paintRow(painter, row, columns);
    }
    QRectF valueArea() const override { return {}; }

private:
    struct Columns {
        qreal name, curve, first, now, arrow; ///< their widths
    };
    Columns columns() const
    {
        const QFontMetricsF bold(grownFont(kMistakeText, true)), small(grownFont(kMistakeHeading));
        Columns columns{};
        for (const MistakeCurve &row : rows_) {
            columns.name = std::max(columns.name, bold.horizontalAdvance(PageText::kind(row)) + 2);
            columns.first = std::max(columns.first, bold.horizontalAdvance(decimal(row.first, 2)));
            columns.now = std::max(columns.now, bold.horizontalAdvance(decimal(row.now, 2)));
        }
        columns.first =
            !compares_ ? 0 : std::max(columns.first, small.horizontalAdvance(PageText::firstHeading())) + kMistakeGap;
        columns.now = std::max(columns.now, small.horizontalAdvance(PageText::nowHeading())) + kMistakeGap;
        columns.arrow = kMistakeArrow * fontUnit() + 6;
        columns.name = std::min(columns.name, width() * 0.5);
        columns.curve = width() - columns.name - columns.first - columns.now - columns.arrow - kMistakeGap;
        return columns;
    }
    qreal headingHeight() const { return QFontMetricsF(grownFont(kMistakeHeading)).height() + 2; }
    /// A part of a row; mirrored right to left.
    QRectF part(int row, qreal left, qreal wide) const
    {
        const qreal top = headingHeight(),
                    high = (height() - top) / std::max<qreal>(1, static_cast<qreal>(rows_.size()));
        return {layoutDirection() == Qt::RightToLeft ? width() - left - wide : left, top + row * high, wide, high};
    }
    void paintRow(QPainter &painter, int row, const Columns &columns) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        const MistakeCurve &curve = rows_[toIndex(row)];
        const bool all = !curve.kind, mirrored = layoutDirection() == Qt::RightToLeft;
        const QRectF whole = part(row, 0, width());
        if (all)
            drawHairline(painter, {whole.left(), whole.top(), whole.width(), 1}, colours.hairline);
        if (row == current())
            drawPlate(painter, whole, colours.raised, {}, kRowRadius);
        painter.setPen(colours.text);
        const QString kind = PageText::kind(curve);
        drawLine(&painter, part(row, 0, columns.name),
                 fittedFont(grownFont(kMistakeText, all), kind, columns.name, 0.75), kind, mirrored);
        qreal left = columns.name + kMistakeGap;
        QRectF box = part(row, left, columns.curve);
        const qreal high = std::min(kMistakeCurve * fontUnit(), box.height() - 6);
        box = QRectF(box.left(), box.center().y() - high / 2, box.width(), high);
        paintCurve(painter, box, curve);
        left += columns.curve;
        painter.setPen(colours.textDim);
        if (compares_)
            drawLine(&painter, part(row, left, columns.first), grownFont(kMistakeText - 1), decimal(curve.first, 2),
                     !mirrored);
        left += columns.first;
        painter.setPen(colours.text);
        drawLine(&painter, part(row, left, columns.now), grownFont(kMistakeText, true), decimal(curve.now, 2),
                 !mirrored);
        left += columns.now;
        if (!compares_)
            return;
        ArtKey arrow = glyphArt(curve.trend < 0   ? Glyph::TrendDown
                                : curve.trend > 0 ? Glyph::TrendUp
                                                  : Glyph::TrendEven,
                                inkOf(curve));
        arrow.mirrored = mirrored;
        const qreal side = std::round(kMistakeArrow * fontUnit());
        const QRectF room = part(row, left, columns.arrow);
        drawSmallPicture(painter, arrow,
                         {std::round(mirrored ? room.left() : room.right() - side),
                          std::round(room.center().y() - side / 2), side, side});
    }
    void paintCurve(QPainter &painter, const QRectF &box, const MistakeCurve &curve) const
    {
        if (curve.curve.empty() || !curves_ || box.width() < 24)
            return;
        const Palette &colours = paletteOf(themeOf(palette()));
        ChartArea area;
        area.plot = box.adjusted(1, 3, -4, 0);
        area.mirrored = layoutDirection() == Qt::RightToLeft;
        if (area.mirrored)
            area.plot = box.adjusted(4, 3, -1, 0);
        area.toX = std::max<qreal>(1, static_cast<qreal>(curve.curve.size()) - 1);
        area.toY = std::max(1e-6, *std::max_element(curve.curve.begin(), curve.curve.end()));
        QPolygonF line;
        for (std::size_t i = 0; i < curve.curve.size(); ++i)
            line.append(area.at(static_cast<qreal>(i), curve.curve[i]));
        QPolygonF ground = line;
        ground << area.at(area.toX, 0) << area.at(0, 0);
        QColor fill = inkOf(curve);
        fill.setAlphaF(0.22F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawPolygon(ground);
        drawCurve(painter, line, inkOf(curve), 1.8);
        painter.setPen(QPen(colours.plaque, 1));
        painter.setBrush(inkOf(curve));
        painter.drawEllipse(line.last(), 3.5, 3.5);
    }
    void paintHeadings(QPainter &painter, const Columns &columns) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        const QFont font = grownFont(kMistakeHeading);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const qreal first = columns.name + kMistakeGap + columns.curve, now = first + columns.first;
        painter.setPen(colours.textDim);
        const auto heading = [&](qreal left, qreal wide, const QString &text) {
            QRectF box = part(0, left, wide);
            box.moveTop(0);
            box.setHeight(headingHeight());
            drawLine(&painter, box, font, text, !mirrored);
        };
        if (compares_)
            heading(first, columns.first, PageText::firstHeading());
        heading(now, columns.now, PageText::nowHeading());
    }
    QColor inkOf(const MistakeCurve &curve) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        return curve.trend < 0 ? colours.better : curve.trend > 0 ? colours.worse : colours.textDim;
    }

    std::vector<MistakeCurve> rows_; ///< the last one is all of them
    bool curves_ = false;            ///< enough games for curves
    bool compares_ = false;          ///< enough games for a comparison of the first with the last
};

MistakesPanel::MistakesPanel(QWidget *parent) : ChartPanel(Ground::Plaque, parent)
{
    setObjectName(QStringLiteral("mistakesPanel"));
    chart_ = new MistakesChart(this);
    setChart(chart_);
    buildNothing();
    followChanges(this, {QEvent::PaletteChange}, [this] { updatePicture(); });
}

/// Shown until a game has been reviewed.
void MistakesPanel::buildNothing()
{
    nothing_ = new QWidget(this);
    nothing_->hide();
    auto *column = new QVBoxLayout(nothing_);
    picture_ = new QLabel(nothing_);
    picture_->setAlignment(Qt::AlignCenter);
    words_ = wordLabel(nothing_, 1, false, true);
    words_->setAlignment(Qt::AlignCenter);
    review_ = named(new QPushButton(nothing_), "reviewLast");
    column->addStretch(2);
    addWidgets(*column, {picture_, words_});
    column->addSpacing(8);
    column->addWidget(review_, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(review_, &QPushButton::clicked, this, [this] { Q_EMIT reviewWanted(file_); });
    updatePicture();
}

void MistakesPanel::setPage(const StatisticsPage &page)
{
    const MistakeFigures &figures = page.mistakes;
    setTitle(tr("Where points are lost", "title of a chart"), PageText::pointsTitle(page.filter.game));
    chart_->setFigures(figures);
    setSentence(PageText::mistakesSentence(figures));
    setTable(PageText::mistakesTable(figures));
    file_ = page.lastUnreviewed;
    words_->setText(tr("Reviewed games are counted here."));
    review_->setText(tr("&Review the last game", "button: the last game played"));
    review_->setVisible(!file_.isEmpty());
    setReplacement(figures.reviewedGames > 0 ? nullptr : nothing_);
}

void MistakesPanel::updatePicture()
{
    const int side = grown(kReviewGlyph);
    const QColor ink = paletteOf(themeOf(palette())).textDim;
    setPicture(picture_, glyphArt(Glyph::Review, ink), QSizeF(side, side));
}

} // namespace meadhall::ui

#include "mistakes_panel.moc"
