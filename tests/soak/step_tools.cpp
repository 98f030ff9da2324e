// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_tools.h"

#include "ui/base/widgets/sheet.h"

#include <QApplication>
#include <QKeySequence>

namespace meadhall::soak {

Qt::MouseButton StepTools::someButton()
{
    const int n = below(20);
    return n < 15 ? Qt::LeftButton : n < 18 ? Qt::RightButton : n < 19 ? Qt::MiddleButton : Qt::BackButton;
}

Qt::KeyboardModifiers StepTools::someModifiers()
{
    if (!chance(15))
        return {};
    const Qt::KeyboardModifier some[] = {Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier,
                                         Qt::KeypadModifier};
    return oneOf(some);
}

QPointF StepTools::placeIn(const QWidget *widget)
{
    QPoint place(below(widget->width()), below(widget->height()));
    if (chance(40))
        place = widget->rect().center();
    else if (chance(15))
        place = QPoint(chance(50) ? 0 : widget->width() - 1, chance(50) ? 0 : widget->height() - 1);
    return widget->mapTo(widget->window(), place);
}

void StepTools::clickOn(QWidget *widget, Qt::MouseButton button)
{
    QWindow *handle = widget->window()->windowHandle();
    if (!handle)
        return;
    report.note(QStringLiteral("click %1").arg(titleOf(widget)));
    input.click(handle, placeIn(widget), button, someModifiers());
}

void StepTools::key(QWindow *to, int key, Qt::KeyboardModifiers modifiers)
{
    if (!to)
        return;
    report.note(QStringLiteral("key %1").arg(QKeySequence(key | modifiers).toString(QKeySequence::PortableText)));
    const bool writes =
        key >= Qt::Key_Space && key <= Qt::Key_AsciiTilde && !(modifiers & (Qt::ControlModifier | Qt::AltModifier));
    QString text = writes ? QString(QChar(key)) : QString();
    input.key(to, key, modifiers, modifiers & Qt::ShiftModifier ? text : text.toLower());
}

QWidget *frontDialog(const QWidget &window)
{
    QWidget *modal = QApplication::activeModalWidget();
    return modal ? modal : ui::Sheet::topOf(&window);
}

QString titleOf(const QObject *object)
{
    if (!object)
        return QStringLiteral("nothing");
    return QStringLiteral("%1[%2]").arg(
        QLatin1String(object->metaObject()->className())
            .mid(QLatin1String(object->metaObject()->className()).lastIndexOf(QLatin1Char(':')) + 1),
        object->objectName());
}

} // namespace meadhall::soak
