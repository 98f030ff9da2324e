#include "ui/app/shortcuts_page.h"

#include "engine/core/to_index.h"
#include "ui/app/actions.h"
#include "ui/settings/settings.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

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

} // namespace

ShortcutsPage::ShortcutsPage(Settings &settings, const Actions &actions, QWidget *parent)
    : QWidget(parent), settings_(settings), actions_(actions), message_(new QLabel(this)),
      restoreButton_(new QPushButton(this))
{
    auto *list = new QWidget;
    auto *grid = new QGridLayout(list);
    grid->setVerticalSpacing(4);
    const int rows = static_cast<int>(actions.keyed().size());
    for (int row = 0; row < rows; ++row) {
        auto *label = new QLabel(list);
        auto *field = new QKeySequenceEdit(list);
        auto *clearButton = new QPushButton(list);
        field->setObjectName(actions.keyed()[toIndex(row)].action->objectName());
        label->setBuddy(field);
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row, 1);
        grid->addWidget(clearButton, row, 2);
        connect(field, &QKeySequenceEdit::editingFinished, this, [this, row] { applyEdit(row); });
        connect(clearButton, &QPushButton::clicked, this, [this, row] {
            fields_[toIndex(row)]->clear();
            applyEdit(row);
        });
        labels_.push_back(label);
        fields_.push_back(field);
        clearButtons_.push_back(clearButton);
        updateRow(row);
    }
    grid->setColumnStretch(0, 1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(list);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    message_->setObjectName(QStringLiteral("keysMessage"));
    message_->setWordWrap(true);
    restoreButton_->setObjectName(QStringLiteral("restoreKeys"));
    connect(restoreButton_, &QPushButton::clicked, this, &ShortcutsPage::restoreDefaults);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(message_);
    layout->addWidget(restoreButton_, 0, Qt::AlignLeading);
    retranslate();
    scroll->setMinimumWidth(list->sizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

QString ShortcutsPage::nameOf(int row) const
{
    QString name = actions_.keyed()[toIndex(row)].action->text();
    name.remove(QLatin1Char('&')).remove(QChar(0x2026));
    return name;
}

QKeySequence ShortcutsPage::keysOf(int row) const
{
    const Actions::ShortcutAction &one = actions_.keyed()[toIndex(row)];
    return settings_.keys(one.action->objectName()).value_or(one.keys);
}

void ShortcutsPage::updateRow(int row)
{
    fields_[toIndex(row)]->setKeySequence(keysOf(row));
    clearButtons_[toIndex(row)]->setEnabled(!keysOf(row).isEmpty());
}

/// Applies the shortcut typed into a field, or shows why it is rejected.
void ShortcutsPage::applyEdit(int row)
{
    QKeySequence keys = fields_[toIndex(row)]->keySequence();
    if (keys.count() > 1) // only single key presses are supported; take the last one
        keys = QKeySequence(keys[static_cast<uint>(keys.count() - 1)]);
    QString error;
    if (isReservedKey(keys))
        error = tr("“%1” is needed at the table itself.").arg(keys.toString(QKeySequence::NativeText));
    const int rows = static_cast<int>(fields_.size());
    for (int other = 0; other < rows && error.isEmpty() && !keys.isEmpty(); ++other)
        if (other != row && keysOf(other) == keys)
            error = tr("“%1” already means “%2”.", "%1 keys, %2 an entry of a menu")
                        .arg(keys.toString(QKeySequence::NativeText), nameOf(other));
    message_->setText(error);
    if (error.isEmpty() && keys != keysOf(row))
        settings_.setKeys(fields_[toIndex(row)]->objectName(), keys);
    updateRow(row);
}

void ShortcutsPage::restoreDefaults()
{
    settings_.resetKeys();
    message_->clear();
    for (int row = 0; row < static_cast<int>(fields_.size()); ++row)
        updateRow(row);
}

void ShortcutsPage::retranslate()
{
    for (int row = 0; row < static_cast<int>(fields_.size()); ++row) {
        const auto i = toIndex(row);
        labels_[i]->setText(nameOf(row));
        clearButtons_[i]->setText(tr("Clear", "button: no keys for this"));
        clearButtons_[i]->setAccessibleName(tr("No keys for “%1”", "button; %1 an entry of a menu").arg(nameOf(row)));
        fields_[i]->setAccessibleName(nameOf(row));
        if (const auto *line = fields_[i]->findChild<QLineEdit *>()) // Qt's placeholder is too long in some languages
            fields_[i]->setMinimumWidth(line->fontMetrics().horizontalAdvance(line->placeholderText()) + 28);
    }
    message_->clear();
    restoreButton_->setText(tr("&Restore all keys", "button: to those that the program came with"));
}

void ShortcutsPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // Queued, because the texts of the actions must be retranslated first.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &ShortcutsPage::retranslate, Qt::QueuedConnection);
}

} // namespace meadhall::ui
