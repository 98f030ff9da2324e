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
    /// Why the game waits for a guest.
    enum class Why : quint8 {
        Away,
        Free,      ///< nobody has the chair
        Hesitates, ///< is here, but does not move
    };

    explicit AwayPanel(TableView &view);

    /// @param name of the guest
    /// @param seconds that the game waits at least; 0: until the host decides
    void showGuest(const QString &name, Why why, int seconds);
    /// The sentence at its top.
    QString words() const;
    void place();

Q_SIGNALS:
    void waitRequested();
    void computerRequested();
    void copyRequested();
    void endRequested();
    void remindRequested();
    void dismissRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();

    TableView &view_;
    QString name_;
    Why why_ = Why::Away;
    int seconds_ = 0;
    QLabel *title_, *note_, *figure_;
    /// Wait, computer, copy, end; for a guest who hesitates, remind and dismiss take the place of copy and end.
    std::array<QPushButton *, 6> buttons_{};
};

} // namespace meadhall::ui
