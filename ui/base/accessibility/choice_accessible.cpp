// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessibility/choice_accessible.h"

#include "ui/base/accessibility/announcer.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/text/text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>

namespace meadhall::ui {

namespace {

/// Announces what is chosen with a key while the list is closed. Qt's events about it reach no screen reader; those
/// about the open list do.
class ChoiceTeller : public QObject {
public:
    explicit ChoiceTeller(QComboBox *box) : QObject(box), announcer_(new Announcer(box))
    {
        box->installEventFilter(this);
        connect(box, &QComboBox::activated, this, [this, box] {
            if (keyed_)
                announcer_->announce(box->currentText());
        });
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::KeyPress) {
            keyed_ = true;
            QMetaObject::invokeMethod(
                this, [this] { keyed_ = false; }, Qt::QueuedConnection);
        } else if (event->type() == QEvent::FocusOut) { // not after a change of language, which may be what was chosen
            announcer_->clear();
        }
        return false;
    }

private:
    Announcer *announcer_;
    bool keyed_ = false; ///< while a key is handled
};

} // namespace

ChoiceAccessible::ChoiceAccessible(QComboBox *box) : QAccessibleWidget(box, QAccessible::ComboBox)
{
    new ChoiceTeller(box);
}

QComboBox *ChoiceAccessible::box() const { return static_cast<QComboBox *>(object()); }

void *ChoiceAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface *ChoiceAccessible::child(int index) const
{
    return index == 0 ? QAccessible::queryAccessibleInterface(box()->view()) : nullptr;
}

int ChoiceAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    return child && child->object() == box()->view() ? 0 : -1;
}

QString ChoiceAccessible::text(QAccessible::Text text) const
{
    if (text == QAccessible::Name || text == QAccessible::Value)
        return spoken(box()->currentText());
    return text == QAccessible::Description ? descriptionOf(*this, *box()) : QAccessibleWidget::text(text);
}

QAccessible::State ChoiceAccessible::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.expandable = true;
    state.expanded = box()->view()->isVisible();
    state.hasPopup = true;
    return state;
}

QStringList ChoiceAccessible::actionNames() const
{
    QStringList names = QAccessibleWidget::actionNames();
    if (box()->isEnabled())
        names = QStringList{showMenuAction(), pressAction()} + names;
    return names;
}

void ChoiceAccessible::doAction(const QString &action)
{
    if (action != showMenuAction() && action != pressAction())
        QAccessibleWidget::doAction(action);
    else if (box()->view()->isVisible())
        box()->hidePopup();
    else if (box()->isEnabled())
        box()->showPopup();
}

void ChoiceAccessible::selection(int, int *start, int *end) const { *start = *end = 0; }

QString ChoiceAccessible::text(int start, int end) const
{
    const QString all = text(QAccessible::Value);
    return all.mid(start, (end < 0 ? static_cast<int>(all.size()) : end) - start);
}

int ChoiceAccessible::characterCount() const { return static_cast<int>(text(QAccessible::Value).size()); }

QString ChoiceAccessible::attributes(int, int *start, int *end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

} // namespace meadhall::ui
