#include "ui/review/try_frame.h"

#include "ui/graphics/theme.h"
#include "ui/widgets/control_paint.h"

#include <QEvent>

namespace meadhall::ui {

namespace {

constexpr qreal kFrameInset = 26, kFrameStroke = 2.5; ///< logical px: inside the border of the table

} // namespace

TryFrame::TryFrame(QWidget *table) : QWidget(table)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    table->installEventFilter(this);
    hide();
}

bool TryFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void TryFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Strokes strokes(painter);
    const Palette &colours = paletteOf(themeOf(palette()));
    const QRectF frame = QRectF(rect()).adjusted(kFrameInset, kFrameInset, -kFrameInset, -kFrameInset);
    for (const auto &[colour, width] :
         {std::pair(colours.woodGap, kFrameStroke + 2.5), std::pair(colours.wool, kFrameStroke)}) {
        QPen pen(colour, width, Qt::CustomDashLine, Qt::RoundCap);
        const qreal unit = 7 / width; // both lines have the same dashes
        pen.setDashPattern({unit, unit});
        painter.setPen(pen);
        painter.drawRoundedRect(frame, kRadius, kRadius);
    }
}

} // namespace meadhall::ui
