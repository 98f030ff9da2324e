// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/settings/shortcuts_page.h"

#include "ui/base/accessibility/announcer.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/button_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/fitted_line.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/latin_keys.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"

#include <QAction>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace meadhall::ui {

namespace {

/// Keys reserved by the table.
bool isReservedKey(const QKeySequence &keys)
{
    if (keys.isEmpty() || keys[0].keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const Qt::Key key = keys[0].key();
    static constexpr Qt::Key reserved[] = {Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,
                                           Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape,
                                           Qt::Key_Tab,   Qt::Key_Backtab};
    return (key >= Qt::Key_0 && key <= Qt::Key_9)
           || std::find(std::begin(reserved), std::end(reserved), key) != std::end(reserved);
}

/// Keys that open a menu, press a button or lead back, if not in this language then in another.
bool isAccessKey(const QKeySequence &keys)
{
    if (keys.isEmpty())
        return false;
    const Qt::KeyboardModifiers modifiers = keys[0].keyboardModifiers() & ~Qt::ShiftModifier;
    const Qt::Key key = keys[0].key();
    if (modifiers == Qt::NoModifier)
        return key == Qt::Key_F10;
    const bool isSign = key <= 0xffff && QChar(static_cast<char16_t>(key)).isLetterOrNumber();
    return modifiers == Qt::AltModifier && (isSign || key == Qt::Key_Left || key == Qt::Key_Right);
}

} // namespace

KeyField::KeyField(QWidget *parent) : QKeySequenceEdit(parent), edit_(findChild<QLineEdit *>())
{
    setMinimumHeight(grown(kRoomyFields.height));
    connect(edit_, &QLineEdit::textChanged, this, &KeyField::takeText);
    connect(this, &QKeySequenceEdit::editingFinished, this, &KeyField::showPrompt); // after Qt's own
}

void KeyField::setActionName(const QString &name) { edit_->setAccessibleName(name); }

/// Assistive programs write the names of the keys.
void KeyField::takeText(const QString &text)
{
    if (pressing_ || text == keySequence().toString(QKeySequence::NativeText))
        return;
    const QKeySequence keys = latinKeys(QKeySequence::fromString(text, QKeySequence::NativeText));
    if (keys.count() > 1 || (keys.isEmpty() && !text.isEmpty())
        || (!keys.isEmpty() && keys[0].key() == Qt::Key_unknown))
        return;
    showKeys(keys);
    Q_EMIT chosen(keys);
}

void KeyField::setPrompt(const QString &prompt)
{
    prompt_ = prompt;
    edit_->setToolTip(prompt); // large letters leave no room for all of it
    showPrompt();
}

void KeyField::showPrompt() { edit_->setPlaceholderText(hasFocus() ? prompt_ : QString()); }

void KeyField::fit() { fitLetters(*edit_, width() - 2 * (grown(fieldMeasures().side) + kAir)); }

void KeyField::showKeys(const QKeySequence &keys)
{
    const QSignalBlocker quiet(this);
    setKeySequence(keys);
    showPrompt();
    fit();
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Tab || key == Qt::Key_Backtab)
            return QWidget::event(event); // not keys for a table
    }
    const bool known = QKeySequenceEdit::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        showPrompt();
    return known;
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        event->ignore(); // for the dialog
        return;
    }
    if (event->key() == Qt::Key_Backspace && event->modifiers() == Qt::NoModifier) {
        showKeys({});
        Q_EMIT chosen({});
        return;
    }
    pressing_ = true;
    showKeys({}); // else it would be a second key after the one shown
    QKeySequenceEdit::keyPressEvent(event);
    pressing_ = false;
    const int digit = event->modifiers() == Qt::NoModifier ? typedDigit(*event) : -1;
    const QKeySequence keys = digit >= 0 ? QKeySequence(Qt::Key_0 + digit) : keySequence();
    if (keys.isEmpty())
        return; // only a modifier so far
    showKeys(keys);
    Q_EMIT chosen(keys);
}

void KeyField::resizeEvent(QResizeEvent *event)
{
    QKeySequenceEdit::resizeEvent(event);
    fit();
}

ShortcutsPage::ShortcutsPage(Settings &settings, const ShortcutActions &actions, QWidget *parent)
    : QWidget(parent), settings_(settings), actions_(actions), search_(named(new QLineEdit(this), "searchKeys")),
      message_(named(wordLabel(this), "keysMessage")), restoreButton_(named(new QPushButton(this), "restoreKeys")),
      announcer_(new Announcer(this))
{
    search_->setClearButtonEnabled(true);
    restoreButton_->setAutoDefault(false);
    connect(restoreButton_, &QPushButton::clicked, this, [this] {
        settings_.resetKeys();
        message_->clear();
        for (const Row &row : rows_)
            updateRow(row);
    });
    connect(search_, &QLineEdit::textChanged, this, &ShortcutsPage::filter);
    auto *top = new TurningRow(this);
    top->row()->setSpacing(8);
    top->row()->addWidget(search_, 1);
    top->row()->addWidget(restoreButton_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(top);
    layout->addWidget(buildRows(), 1);
    layout->addWidget(message_);
    retranslate();
    followChanges(this, {QEvent::LanguageChange}, [this] {
        // Queued, because the texts of the actions must be retranslated first.
        QMetaObject::invokeMethod(this, &ShortcutsPage::retranslate, Qt::QueuedConnection);
    });
}

/// A row for each action, below the names of their menus.
QWidget *ShortcutsPage::buildRows()
{
    auto *list = new QWidget;
    auto *grid = new QGridLayout(list);
    grid->setContentsMargins(12, 8, 6, 8);
    grid->setVerticalSpacing(0);
    grid->setHorizontalSpacing(8);
    nothing_ = named(wordLabel(list, 1, false, true), "noKeys");
    nothing_->setAlignment(Qt::AlignHCenter);
    nothing_->hide();
    grid->addWidget(nothing_, 0, 0, 1, 3);
    const QMenu *menu = nullptr;
    for (const ShortcutAction &one : actions_) {
        // The label wraps, or large letters would make the list scroll sideways.
        const Row row{&one, wordLabel(nullptr), new KeyField, new CrossButton};
        if (const QMenu *other = menuOf(row); other != menu) {
            menu = other;
            auto *heading = new QLabel;
            heading->setFont(scaledFont(heading->font(), 1, true));
            heading->setForegroundRole(QPalette::PlaceholderText);
            heading->setMinimumHeight(grown(kHeading));
            grid->addWidget(heading, grid->rowCount(), 0, 1, 3);
            headings_.push_back({heading, menu});
        }
        row.field->setObjectName(one.action->objectName());
        row.label->setBuddy(row.field);
        const int line = grid->rowCount();
        grid->addWidget(row.label, line, 0);
        grid->addWidget(row.field, line, 1);
        grid->addWidget(row.clearButton, line, 2);
        connect(row.field, &KeyField::chosen, this, [this, row](const QKeySequence &keys) { apply(row, keys); });
        connect(row.clearButton, &QAbstractButton::clicked, this, [this, row] { apply(row, {}); });
        rows_.push_back(row);
        updateRow(row);
    }
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    grid->setRowStretch(grid->rowCount(), 1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(list);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Base);
    list->setBackgroundRole(QPalette::Base);
    return scroll;
}

const QMenu *ShortcutsPage::menuOf(const Row &row) const
{
    for (QObject *object : row.action->action->associatedObjects())
        if (const auto *menu = qobject_cast<QMenu *>(object))
            return menu;
    return nullptr;
}

/// Shows the rows whose action or keys contain the text, and the names of their menus.
void ShortcutsPage::filter()
{
    const QString text = search_->text().trimmed();
    std::set<const QMenu *> shown;
    for (const Row &row : rows_) {
        const bool fits = nameOf(row).contains(text, Qt::CaseInsensitive)
                          || keysOf(row).toString(QKeySequence::NativeText).contains(text, Qt::CaseInsensitive);
        for (QWidget *part : std::initializer_list<QWidget *>{row.label, row.field, row.clearButton})
            part->setVisible(fits);
        if (fits)
            shown.insert(menuOf(row));
    }
    for (const Heading &heading : headings_)
        heading.label->setVisible(shown.count(heading.menu));
    const bool wasShown = !nothing_->isHidden();
    nothing_->setVisible(shown.empty());
    if (shown.empty() && !wasShown)
        announcer_->announce(nothing_->text());
}

QString ShortcutsPage::nameOf(const Row &row) const { return ButtonText::nameOf(row.action->action->text()); }

QKeySequence ShortcutsPage::keysOf(const Row &row) const
{
    return latinKeys(settings_.keys(row.field->objectName()).value_or(row.action->keys));
}

void ShortcutsPage::updateRow(const Row &row)
{
    row.field->showKeys(keysOf(row));
    row.clearButton->setEnabled(!keysOf(row).isEmpty());
}

/// Applies these keys, or shows why they are rejected.
void ShortcutsPage::apply(const Row &row, const QKeySequence &keys)
{
    QString error;
    if (isReservedKey(keys))
        error = tr("“%1” is already used at the table.").arg(keys.toString(QKeySequence::NativeText));
    else if (isAccessKey(keys))
        error = tr("“%1” is for menus and buttons.", "keys").arg(keys.toString(QKeySequence::NativeText));
    for (const Row &other : rows_)
        if (error.isEmpty() && !keys.isEmpty() && other.field != row.field && keysOf(other) == keys)
            error = tr("“%1” is already used for “%2”.", "%1 keys, %2 an entry of a menu")
                        .arg(keys.toString(QKeySequence::NativeText), nameOf(other));
    message_->setText(error);
    announcer_->announce(error);
    if (error.isEmpty() && keys != keysOf(row))
        settings_.setKeys(row.field->objectName(), keys);
    updateRow(row);
}

void ShortcutsPage::retranslate()
{
    for (const Row &row : rows_) {
        row.label->setText(nameOf(row));
        row.clearButton->setAccessibleName(
            tr("Remove the shortcut for “%1”", "button; %1 an entry of a menu").arg(nameOf(row)));
        row.field->setActionName(nameOf(row));
        row.field->setPrompt(tr("press keys…", "in an empty field for the keys of an action"));
    }
    for (const Heading &heading : headings_)
        heading.label->setText(heading.menu ? heading.menu->title().remove(QLatin1Char('&')) : QString());
    message_->clear();
    nothing_->setText(tr("No action and no key fits.", "the search among the shortcuts has found nothing"));
    search_->setPlaceholderText(tr("Search for an action or a key", "in an empty field"));
    search_->setToolTip(search_->placeholderText()); // large letters leave no room for all of it
    search_->setAccessibleName(tr("Search the shortcuts"));
    restoreButton_->setText(tr("&Reset all shortcuts", "button: to those that the program came with"));
}

} // namespace meadhall::ui
