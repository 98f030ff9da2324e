// SPDX-License-Identifier: GPL-3.0-or-later
// Combo boxes for screen readers.
#pragma once

#include <QAccessibleWidget>

class QComboBox;

namespace meadhall::ui {

/// A combo box without a field to write in. Qt's own has no text: screen readers that look for what is chosen in the
/// text of a combo box say its label alone.
class ChoiceAccessible : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit ChoiceAccessible(QComboBox *box);

    void *interface_cast(QAccessible::InterfaceType type) override;
    int childCount() const override { return 1; }
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    /// The name is the choice, as with Qt 6.4; the label is a relation.
    QString text(QAccessible::Text text) const override;
    QAccessible::State state() const override;
    QStringList actionNames() const override;
    void doAction(const QString &action) override;

    void selection(int, int *start, int *end) const override;
    int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    QString text(int start, int end) const override;
    int characterCount() const override;
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint &) const override { return -1; }
    void scrollToSubstring(int, int) override {}
    QString attributes(int, int *start, int *end) const override;

private:
    QComboBox *box() const;
};

} // namespace meadhall::ui
