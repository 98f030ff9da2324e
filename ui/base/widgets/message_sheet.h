// SPDX-License-Identifier: GPL-3.0-or-later
// Short messages and questions.
#pragma once

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

    /// Opens a message about something that went wrong.
    static void warn(QWidget *parent, const QString &title, const QString &text);

private:
    QLabel *text_;
};

} // namespace meadhall::ui
