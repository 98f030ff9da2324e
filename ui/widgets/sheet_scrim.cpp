#include "ui/widgets/sheet_scrim.h"

#include "ui/graphics/theme.h"
#include "ui/widgets/motion.h"

#include <QEvent>
#include <QGraphicsEffect>
#include <QPainter>

namespace meadhall::ui {

namespace {

constexpr int kScrimIn = 180, kScrimOut = 120; ///< ms
constexpr int kSheetRise = 12;                 ///< px
constexpr float kLightScrim = 0.35F, kDarkScrim = 0.62F, kDayScrim = 0.5F;

class Appearing : public QGraphicsEffect {
public:
    explicit Appearing(QWidget &widget) : QGraphicsEffect(&widget)
    {
        motion_.setDuration(motionTime(kScrimIn));
        motion_.setEasingCurve(QEasingCurve::OutCubic);
        motion_.setStartValue(0.0);
        motion_.setEndValue(1.0);
        connect(&motion_, &QVariantAnimation::valueChanged, this, [this] {
            updateBoundingRect();
            update();
        });
        connect(&motion_, &QVariantAnimation::finished, &widget, [&widget] { widget.setGraphicsEffect(nullptr); });
    }
    void start() { motion_.start(); }

    QRectF boundingRectFor(const QRectF &rect) const override { return rect.adjusted(0, 0, 0, kSheetRise); }

protected:
    void draw(QPainter *painter) override
    {
        const qreal shown = motion_.currentValue().toReal();
        QPoint corner;
        const QPixmap picture = sourcePixmap(Qt::LogicalCoordinates, &corner, NoPad);
        painter->setOpacity(shown);
        painter->drawPixmap(QPointF(corner) + QPointF(0, kSheetRise * (1 - shown)), picture);
    }

private:
    QVariantAnimation motion_;
};

} // namespace

SheetScrim::SheetScrim(QWidget *window, bool light) : QWidget(window), light_(light)
{
    setObjectName(QStringLiteral("scrim"));
    setGeometry(window->rect());
    connect(&fading_, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        shown_ = value.toReal();
        update();
    });
    window->installEventFilter(this);
}

void SheetScrim::arrive()
{
    show();
    fading_.setEasingCurve(QEasingCurve::OutCubic);
    fadeTo(1, motionTime(kScrimIn));
}

void SheetScrim::leave(const QPixmap &picture, const QPoint &place)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    const int duration = isVisible() ? motionTime(kScrimOut) : 0;
    if (duration <= 0) {
        hide();
        deleteLater();
        return;
    }
    picture_ = picture;
    place_ = place;
    fading_.setEasingCurve(QEasingCurve::InCubic);
    fadeTo(0, duration);
    connect(&fading_, &QVariantAnimation::finished, this, &QObject::deleteLater);
}

void SheetScrim::finish()
{
    if (fading_.state() == QAbstractAnimation::Running)
        fading_.setCurrentTime(fading_.duration());
}

void SheetScrim::fadeTo(qreal target, int duration)
{
    fading_.stop();
    if (duration <= 0) {
        shown_ = target;
        update();
        return;
    }
    fading_.setDuration(duration);
    fading_.setStartValue(shown_);
    fading_.setEndValue(target);
    fading_.start();
}

bool SheetScrim::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

bool SheetScrim::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        Q_EMIT clicked();
        [[fallthrough]];
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::ContextMenu:
    case QEvent::ToolTip:
        event->accept(); // not for what lies behind
        return true;
    default:
        return QWidget::event(event);
    }
}

void SheetScrim::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool dark = themeOf(palette()) != Theme::Light;
    QColor shade = palette().color(QPalette::Shadow);
    if (dark)
        shade = shade.darker(160);
    shade.setAlphaF((light_ ? kLightScrim : dark ? kDarkScrim : kDayScrim) * static_cast<float>(shown_));
    painter.fillRect(rect(), shade);
    if (!picture_.isNull()) {
        painter.setOpacity(shown_);
        painter.drawPixmap(QPointF(place_), picture_);
    }
}

void letAppear(QWidget &widget)
{
    if (motionTime(kScrimIn) <= 0)
        return;
    auto *effect = new Appearing(widget);
    widget.setGraphicsEffect(effect);
    effect->start();
}

void endAppearing(QWidget &widget) { widget.setGraphicsEffect(nullptr); }

} // namespace meadhall::ui
