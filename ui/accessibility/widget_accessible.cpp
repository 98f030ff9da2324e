// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessibility/widget_accessible.h"

#include "ui/text/text.h"

#include <QAccessibleWidget>
#include <QCheckBox>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

namespace meadhall::ui {

namespace {

/// The tool tip is the description, unless it only repeats the name.
QString descriptionOf(const QAccessibleWidget &one, const QWidget &widget)
{
    if (!widget.accessibleDescription().isEmpty())
        return spoken(widget.accessibleDescription());
    const QString tip = spoken(widget.toolTip());
    return tip == one.text(QAccessible::Name) ? QString() : tip;
}

/// Its actions do what a click does. Those of Qt toggle a checkable button without the signal `clicked`.
class ButtonAccessible : public QAccessibleWidget {
public:
    explicit ButtonAccessible(QAbstractButton *button) : QAccessibleWidget(button) {}

    QString text(QAccessible::Text text) const override
    {
        if (text == QAccessible::Description)
            return descriptionOf(*this, *button());
        const QString set = QAccessibleWidget::text(text);
        if (text == QAccessible::Name && set.isEmpty())
            return spoken(withoutMnemonic(button()->text()));
        if (text == QAccessible::Accelerator && set.isEmpty())
            return button()->shortcut().toString(QKeySequence::NativeText);
        return text == QAccessible::Name ? spoken(set) : set;
    }

    QAccessible::Role role() const override
    {
        if (!button()->isCheckable())
            return QAccessible::Button;
        return button()->autoExclusive() || qobject_cast<const QRadioButton *>(button()) ? QAccessible::RadioButton
                                                                                         : QAccessible::CheckBox;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        const auto *push = qobject_cast<const QPushButton *>(button());
        const auto *box = qobject_cast<const QCheckBox *>(button());
        state.checkable = button()->isCheckable();
        state.checked = button()->isChecked();
        state.checkStateMixed = box && box->checkState() == Qt::PartiallyChecked;
        state.pressed = button()->isDown();
        state.defaultButton = push && push->isDefault();
        return state;
    }

    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (button()->isEnabled())
            names.prepend(button()->isCheckable() ? toggleAction() : pressAction());
        return names;
    }

    void doAction(const QString &action) override
    {
        if (action == pressAction() || action == toggleAction())
            button()->click();
        else
            QAccessibleWidget::doAction(action);
    }

    QStringList keyBindingsForAction(const QString &action) const override
    {
        const QString keys = button()->shortcut().toString();
        return keys.isEmpty() || action == setFocusAction() ? QStringList() : QStringList(keys);
    }

private:
    static QString withoutMnemonic(QString text)
    {
        // An ampersand that is meant is written twice.
        for (qsizetype i = 0; i < text.size(); ++i)
            if (text[i] == QLatin1Char('&'))
                text.remove(i, 1);
        return text;
    }
    QAbstractButton *button() const { return static_cast<QAbstractButton *>(object()); }
};

/// A widget without a role of its own: a group or a picture if it has a name. Screen readers skip the role that Qt
/// gives it, and with it the name of a group of radio buttons.
class NamedWidgetAccessible : public QAccessibleWidget {
public:
    using QAccessibleWidget::QAccessibleWidget;

    QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Description ? descriptionOf(*this, *widget()) : QAccessibleWidget::text(text);
    }

    QAccessible::Role role() const override
    {
        if (widget()->isWindow() || text(QAccessible::Name).isEmpty())
            return QAccessibleWidget::role();
        return childCount() > 0 ? QAccessible::Grouping : QAccessible::Graphic;
    }
};

QAccessibleInterface *makeWidgetAccessible(const QString &className, QObject *object)
{
    if (auto *button = qobject_cast<QAbstractButton *>(object)) {
        // Qt's own says how to open a menu.
        const auto *push = qobject_cast<QPushButton *>(button);
        const auto *tool = qobject_cast<QToolButton *>(button);
        const bool opensMenu = (push && push->menu()) || (tool && tool->menu());
        return opensMenu ? nullptr : new ButtonAccessible(button);
    }
    // Of the classes of an object the most derived is asked for first: nothing else is known about this one.
    auto *widget = qobject_cast<QWidget *>(object);
    return widget && className == QLatin1String("QWidget") ? new NamedWidgetAccessible(widget) : nullptr;
}

} // namespace

void provideWidgetAccessibility() { QAccessible::installFactory(makeWidgetAccessible); }

} // namespace meadhall::ui
