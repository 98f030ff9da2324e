// SPDX-License-Identifier: GPL-3.0-or-later
// Short messages and questions.
#pragma once

#include "ui/base/widgets/input_delay.h"
#include "ui/base/widgets/sheet.h"

class QLabel;
class QPushButton;

namespace meadhall::ui {

/// A sentence or two with buttons; with a sign if something is wrong. Deletes itself when closed.
class MessageSheet : public Sheet {
    Q_OBJECT

public:
    enum class Sign { None, Warning };

    MessageSheet(QWidget *parent, Sign sign, const QString &title, const QString &text);

    /// Adds a button that closes the sheet with this result of QDialog.
    QPushButton *addButton(const QString &text, int result, bool isDefault = false);
    QString text() const;
    /// PlainText, unless it is set here: a text may name files and people.
    void setTextFormat(Qt::TextFormat format);
    /// Opens the sheet although nobody has asked for it at this moment: Enter and Space have been meant for what is
    /// behind it, and do nothing yet.
    void openUnasked();

    /// Opens a message about something that went wrong, as openUnasked() does.
    static void warn(QWidget *parent, const QString &title, const QString &text);

private:
    QLabel *text_;
    InputDelay inputDelay_;
};

} // namespace meadhall::ui
