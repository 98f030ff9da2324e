// SPDX-License-Identifier: GPL-3.0-or-later
// A guest is not there: what the host does about it.
#pragma once

#include "ui/base/widgets/plaque.h"

#include <array>

class QLabel;
class QPushButton;

namespace meadhall::ui {

class TableView;

/// Lies over the lower part of the cloth and leaves the hand free. It never takes the focus by itself.
class AwayPanel : public Plaque {
    Q_OBJECT

public:
    explicit AwayPanel(TableView &view);

    /// @param name of the guest
    /// @param never nobody has taken the chair since the table was opened
    /// @param seconds that the game waits at least; 0: until the host decides
    void showGuest(const QString &name, bool never, int seconds);
    /// The sentence at its top.
    QString words() const;
    void place();

Q_SIGNALS:
    void waitRequested();
    void computerRequested();
    void copyRequested();
    void endRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();

    TableView &view_;
    QString name_;
    bool never_ = false;
    int seconds_ = 0;
    QLabel *title_, *note_, *figure_;
    std::array<QPushButton *, 4> buttons_{}; ///< wait, computer, copy, end
};

} // namespace meadhall::ui
