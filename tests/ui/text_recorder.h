// SPDX-License-Identifier: GPL-3.0-or-later
// Paints widgets without pixels and records the texts and their places.
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <vector>

namespace meadhall {

/// A painted text, in logical pixels of the widget.
struct PaintedText {
    QString text;
    QRectF rect;
};

class TextRecorder : public QPaintDevice {
public:
    /// The texts painted by the widget itself, without its children, clipped or not.
    static std::vector<PaintedText> textsOn(QWidget &widget)
    {
        TextRecorder recorder(widget.size());
        widget.render(&recorder, QPoint(), QRegion(), QWidget::RenderFlags());
        return recorder.engine_.texts;
    }

    QPaintEngine *paintEngine() const override { return &engine_; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDepth:
            return 32;
        case PdmNumColors:
            return 1 << 24;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 0;
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &now) override
        {
            if (now.state() & DirtyTransform)
                transform_ = now.transform();
            if (now.state() & DirtyOpacity)
                opacity_ = now.opacity();
        }
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawPath(const QPainterPath &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        void drawImage(const QRectF &, const QImage &, const QRectF &, Qt::ImageConversionFlags) override {}
        void drawTiledPixmap(const QRectF &, const QPixmap &, const QPointF &) override {}
        void drawTextItem(const QPointF &at, const QTextItem &item) override
        {
            const QString text = item.text();
            if (opacity_ <= 0 || item.width() < 0.5 || text.trimmed().isEmpty()) // bidi controls have no width
                return;
            // From the baseline to the x-height: covering this band would make the text unreadable.
            const QRectF rect(at.x(), at.y() - item.ascent() * 0.6, item.width(), item.ascent() * 0.6);
            texts.push_back({text, transform_.mapRect(rect)});
        }
        Type type() const override { return User; }

        std::vector<PaintedText> texts;

    private:
        QTransform transform_;
        qreal opacity_ = 1;
    };

    explicit TextRecorder(QSize size) : size_(size) {}

    QSize size_;
    mutable Engine engine_;
};

} // namespace meadhall
