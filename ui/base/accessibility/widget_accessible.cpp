// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessibility/widget_accessible.h"

#include "ui/base/accessibility/announcer.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/text.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QGroupBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <algorithm>

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

/// Combo box that cannot be edited. Qt's own interface has no text: screen readers that look there for the chosen entry
/// say the label alone.
class ChoiceAccessible : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit ChoiceAccessible(QComboBox *box) : QAccessibleWidget(box, QAccessible::ComboBox) { new ChoiceTeller(box); }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    int childCount() const override { return 1; }
    QAccessibleInterface *child(int index) const override
    {
        return index == 0 ? QAccessible::queryAccessibleInterface(box()->view()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child && child->object() == box()->view() ? 0 : -1;
    }
    /// The name is the choice, as with Qt 6.4; the label is a relation.
    QString text(QAccessible::Text text) const override
    {
        if (text == QAccessible::Name || text == QAccessible::Value)
            return spoken(box()->currentText());
        return text == QAccessible::Description ? descriptionOf(*this, *box()) : QAccessibleWidget::text(text);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box()->view()->isVisible();
        state.hasPopup = true;
        return state;
    }
    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (box()->isEnabled())
            names = QStringList{showMenuAction(), pressAction()} + names;
        return names;
    }
    void doAction(const QString &action) override
    {
        if (action != showMenuAction() && action != pressAction())
            QAccessibleWidget::doAction(action);
        else if (box()->view()->isVisible())
            box()->hidePopup();
        else if (box()->isEnabled())
            box()->showPopup();
    }

    void selection(int, int *start, int *end) const override { *start = *end = 0; }
    int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    QString text(int start, int end) const override
    {
        const QString all = text(QAccessible::Value);
        return all.mid(start, (end < 0 ? static_cast<int>(all.size()) : end) - start);
    }
    int characterCount() const override { return static_cast<int>(text(QAccessible::Value).size()); }
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint &) const override { return -1; }
    void scrollToSubstring(int, int) override {}
    QString attributes(int, int *start, int *end) const override
    {
        *start = 0;
        *end = characterCount();
        return {};
    }

private:
    QComboBox *box() const { return static_cast<QComboBox *>(object()); }
};

struct WidgetText {
    Q_DECLARE_TR_FUNCTIONS(WidgetText)
};

namespace {

constexpr auto kAnnounced = "announced", kAsOne = "asOne"; ///< dynamic properties, which only this file knows

/// The place around a widget whose words are announced; null: none.
QWidget *announcedPlace(const QWidget &widget)
{
    QWidget *place = widget.parentWidget();
    while (place && !place->property(kAnnounced).toBool())
        place = place->isWindow() ? nullptr : place->parentWidget();
    return place;
}

/// The accessible name, or else these words. Qt would take the title of a group for the name of all that is in it.
QString givenName(const QWidget &widget, const QString &otherwise)
{
    return spoken(widget.accessibleName().isEmpty() ? otherwise : widget.accessibleName());
}

/// Its actions do what a click does. Those of Qt toggle a checkable button without the signal `clicked`.
class ButtonAccessible : public QAccessibleWidget {
public:
    explicit ButtonAccessible(QAbstractButton *button) : QAccessibleWidget(button) {}

    QString text(QAccessible::Text text) const override
    {
        if (text == QAccessible::Description)
            return descriptionOf(*this, *button());
        if (text == QAccessible::Name)
            return name();
        const QString set = QAccessibleWidget::text(text);
        if (text == QAccessible::Accelerator && set.isEmpty())
            return button()->shortcut().toString(QKeySequence::NativeText);
        return set;
    }

    QAccessible::Role role() const override
    {
        if (!button()->isCheckable())
            return QAccessible::Button;
        const bool oneOfSeveral = button()->autoExclusive() || qobject_cast<const QRadioButton *>(button());
        return oneOfSeveral ? QAccessible::RadioButton : QAccessible::CheckBox;
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
    QString name() const
    {
        if (!button()->accessibleName().isEmpty() || !button()->text().isEmpty())
            return givenName(
                *button(),
                spoken(ButtonText::withoutAccessKey(button()->text())).replace(QLatin1Char('\n'), QLatin1Char(' ')));
        // Qt's own button in a field has no words.
        return qobject_cast<QLineEdit *>(button()->parent())
                   ? WidgetText::tr("Clear", "button in a text field, said by a screen reader")
                   : spoken(QAccessibleWidget::text(QAccessible::Name));
    }
    QAbstractButton *button() const { return static_cast<QAbstractButton *>(object()); }
};

/// A text without the characters that only keep its parts in order, which some screen readers read out.
class LabelAccessible : public QAccessibleWidget {
public:
    explicit LabelAccessible(QLabel *label) : QAccessibleWidget(label) {}

    QString text(QAccessible::Text text) const override
    {
        if (text == QAccessible::Description)
            return descriptionOf(*this, *label());
        return text == QAccessible::Name ? givenName(*label(), written()) : QAccessibleWidget::text(text);
    }

    QAccessible::Role role() const override
    {
        if (label()->pixmap(Qt::ReturnByValue).isNull())
            return QAccessible::StaticText;
        return text(QAccessible::Name).isEmpty() ? QAccessible::Whitespace : QAccessible::Graphic; // or an ornament
    }

    QList<QPair<QAccessibleInterface *, QAccessible::Relation>> relations(QAccessible::Relation match) const override
    {
        auto found = QAccessibleWidget::relations(match);
        if (label()->buddy() && match.testFlag(QAccessible::Labelled))
            found.push_back({QAccessible::queryAccessibleInterface(label()->buddy()), QAccessible::Labelled});
        else if (QWidget *place = announcedPlace(*label()); place && match.testFlag(QAccessible::Labelled))
            found.push_back({QAccessible::queryAccessibleInterface(place), QAccessible::Labelled});
        return found;
    }

private:
    QLabel *label() const { return static_cast<QLabel *>(object()); }

    QString written() const
    {
        const QString text = label()->text();
        if (label()->textFormat() == Qt::RichText
            || (label()->textFormat() == Qt::AutoText && Qt::mightBeRichText(text)))
            return QTextDocumentFragment::fromHtml(text).toPlainText();
        return label()->buddy() ? ButtonText::withoutAccessKey(text) : text;
    }
};

/// A field for keys has the focus itself, and in it a line with a text. To Qt it is a panel with a field that never
/// has the focus: neither what it is nor its keys were said.
class KeysAccessible : public QAccessibleWidget {
public:
    explicit KeysAccessible(QKeySequenceEdit *keys) : QAccessibleWidget(keys, QAccessible::EditableText) {}

    int childCount() const override { return 0; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    QString text(QAccessible::Text text) const override
    {
        const auto *line = object()->findChild<QLineEdit *>();
        if (text == QAccessible::Value)
            return line->text();
        return text == QAccessible::Name ? givenName(*line, QString()) : QAccessibleWidget::text(text);
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.editable = true;
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface || type == QAccessible::EditableTextInterface)
            return QAccessible::queryAccessibleInterface(object()->findChild<QLineEdit *>())->interface_cast(type);
        return QAccessibleWidget::interface_cast(type);
    }
};

/// A widget without a role of its own: a group or a picture if it has a name. Screen readers skip the role that Qt
/// gives it, and with it the name of a group of radio buttons.
class NamedWidgetAccessible : public QAccessibleWidget {
public:
    using QAccessibleWidget::QAccessibleWidget;

    QString text(QAccessible::Text text) const override
    {
        if (text == QAccessible::Description)
            return descriptionOf(*this, *widget());
        if (text == QAccessible::Name)
            return givenName(*widget(), namedByGroupAlone() ? QString() : QAccessibleWidget::text(text));
        return QAccessibleWidget::text(text);
    }

    /// Where another widget takes the focus instead, that one can have it.
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        if (widget()->focusProxy())
            state.focusable = state.focused = false;
        return state;
    }
    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (widget()->focusProxy())
            names.removeAll(setFocusAction());
        return names;
    }

    QAccessible::Role role() const override
    {
        if (widget()->isWindow() || text(QAccessible::Name).isEmpty())
            return QAccessibleWidget::role();
        return childCount() > 0 ? QAccessible::Grouping : QAccessible::Graphic;
    }

private:
    /// To Qt a group box labels each widget in it.
    bool namedByGroupAlone() const
    {
        const auto *group = qobject_cast<const QGroupBox *>(widget()->parentWidget());
        const auto labels = relations(QAccessible::Label);
        return group && std::all_of(labels.begin(), labels.end(), [group](const auto &label) {
                   return label.first->object() == group;
               });
    }
};

/// A named widget whose parts are not met.
class OneAccessible : public NamedWidgetAccessible {
public:
    using NamedWidgetAccessible::NamedWidgetAccessible;

    int childCount() const override { return 0; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
};

/// A dialog inside its window: Qt knows only windows as modal.
class SheetAccessible : public QAccessibleWidget {
public:
    explicit SheetAccessible(QDialog *sheet) : QAccessibleWidget(sheet, QAccessible::Dialog) {}

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.modal = true;
        return state;
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
    if (auto *dialog = qobject_cast<QDialog *>(object); dialog && !dialog->isWindow())
        return new SheetAccessible(dialog);
    if (auto *label = qobject_cast<QLabel *>(object))
        return new LabelAccessible(label);
    if (auto *box = qobject_cast<QComboBox *>(object); box && !box->isEditable())
        return new ChoiceAccessible(box);
    if (auto *keys = qobject_cast<QKeySequenceEdit *>(object); keys && keys->findChild<QLineEdit *>())
        return new KeysAccessible(keys);
    if (auto *pages = qobject_cast<QStackedWidget *>(object)) // Qt's own says “layered pane” before each page
        return new QAccessibleWidget(pages, QAccessible::Client);
    auto *widget = qobject_cast<QWidget *>(object);
    if (widget && widget->property(kAsOne).toBool())
        return new OneAccessible(widget);
    // Of the classes of an object the most derived is asked for first: nothing else is known about this one.
    return widget && className == QLatin1String("QWidget") ? new NamedWidgetAccessible(widget) : nullptr;
}

/// The widget that is getting the focus back, see giveFocusBack().
const QWidget *theFocusedAgain = nullptr;

bool isChange(QAccessible::Event type)
{
    return type == QAccessible::NameChanged || type == QAccessible::DescriptionChanged
           || type == QAccessible::StateChanged || type == QAccessible::ValueChanged;
}

/// Whether what a focus event is about has the focus. Menus know better than their states.
bool isFocused(const QWidget &widget, const QAccessibleEvent &event)
{
    if (qobject_cast<const QAbstractItemView *>(&widget))
        return widget.hasFocus() || widget.window()->windowType() == Qt::Popup;
    const QAccessibleInterface *one = event.accessibleInterface();
    return event.child() >= 0 || !one || one->state().focused;
}

/// Whether a field that gets the focus tells where its cursor is before it tells that it has the focus.
bool isCursorBeforeFocus(const QWidget &widget, const QAccessibleEvent &event)
{
    static QPointer<const QWidget> focused; // as was told last
    if (event.type() == QAccessible::Focus)
        focused = &widget;
    const bool isCursor =
        event.type() == QAccessible::TextCaretMoved || event.type() == QAccessible::TextSelectionChanged;
    return isCursor && qobject_cast<const QLineEdit *>(&widget) && QApplication::focusWidget() == &widget
           && focused != &widget;
}

/// The index of the current cell among the children of a list or table; −1: none.
int currentChild(const QAbstractItemView &view)
{
    const QModelIndex at = view.currentIndex();
    QAccessibleInterface *one = QAccessible::queryAccessibleInterface(const_cast<QAbstractItemView *>(&view));
    QAccessibleTableInterface *table = one && at.isValid() ? one->tableInterface() : nullptr;
    QAccessibleInterface *cell = table ? table->cellAt(at.row(), at.column()) : nullptr;
    return cell ? one->indexOfChild(cell) : -1;
}

/// Passes events on to Qt, except four kinds. Changes of widgets that have never been shown: setting up a room makes
/// hundreds of them, and screen readers then drop other events too, even announcements. Focus events of what does not
/// have the focus: of a list, by which Qt reports each new current row, and of a table, on which a card has it; and of
/// what gets it back, which is told later. The cursor of a field that gets the focus: screen readers take it for the
/// focus and say only the text beside it. And how far a bar has come in a place whose words are announced: screen
/// readers would say it into everything else.
/// A list or table that gets the focus tells its current cell: Qt tells only of the view, and the row would not be
/// heard.
void passOn(QAccessibleEvent *event)
{
    const auto *widget = qobject_cast<const QWidget *>(event->object());
    if (widget && isChange(event->type()) && !widget->testAttribute(Qt::WA_WState_Created))
        return;
    if (widget && event->type() == QAccessible::Focus && (widget == theFocusedAgain || !isFocused(*widget, *event)))
        return;
    if (widget && isCursorBeforeFocus(*widget, *event))
        return;
    if (widget && event->type() == QAccessible::ValueChanged && qobject_cast<const QProgressBar *>(widget)
        && announcedPlace(*widget))
        return;
    if (const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        view && event->type() == QAccessible::Focus && event->child() < 0)
        event->setChild(currentChild(*view));
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(passOn);
}

} // namespace

/// The tool tip is the description, unless it only repeats the name. Why a choice is disabled is said by its group.
QString descriptionOf(const QAccessibleWidget &one, const QWidget &widget)
{
    if (!widget.accessibleDescription().isEmpty())
        return spoken(widget.accessibleDescription());
    const QWidget *group = widget.isEnabled() || widget.isWindow() ? nullptr : widget.parentWidget();
    if (group && !group->accessibleDescription().isEmpty())
        return spoken(group->accessibleDescription());
    const QString tip = spoken(widget.toolTip());
    const auto inOneLine = [](QString text) { return text.remove(QLatin1Char(';')).simplified(); };
    return inOneLine(tip) == inOneLine(one.text(QAccessible::Name)) ? QString() : tip;
}

void nameAccessibly(QWidget &widget, const QString &name, const QString &description)
{
    if (widget.accessibleName() != name)
        widget.setAccessibleName(name);
    if (widget.accessibleDescription() != description)
        widget.setAccessibleDescription(description);
}

void giveFocusBack(QWidget &widget)
{
    theFocusedAgain = &widget;
    widget.setFocus(Qt::OtherFocusReason);
    theFocusedAgain = nullptr;
    QMetaObject::invokeMethod(
        &widget,
        [&widget] {
            if (!widget.hasFocus())
                return;
            QAccessibleEvent event(&widget, QAccessible::Focus);
            QAccessible::updateAccessibility(&event);
        },
        Qt::QueuedConnection);
}

void markAnnounced(QWidget &place) { place.setProperty(kAnnounced, true); }

void markAsOne(QWidget &widget) { widget.setProperty(kAsOne, true); }

void provideWidgetAccessibility()
{
    QAccessible::installFactory(makeWidgetAccessible);
    QAccessible::installUpdateHandler(passOn);
}

} // namespace meadhall::ui
