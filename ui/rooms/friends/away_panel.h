// SPDX-License-Identifier: GPL-3.0-or-later
// A guest is not there: what the host does about it.
#pragma once

#include "ui/base/widgets/plaque.h"

#include <array>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace meadhall::ui {

class TableView;

/// Lies near the seat, where it covers no card, and if there is room nothing else that is needed. Where there is no
/// room for sentences and words, it is a strip of symbols. It never takes the focus by itself.
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

    /// @param name of the guest on that seat
    /// @param others names of more guests who are away
    /// @param seconds that the game waits at least; 0: until the host decides
    void showGuest(int seat, const QString &name, Why why, const QStringList &others, int seconds);
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

private:
    enum class Form : quint8 { Wide, Narrow, Strip };

    void retranslate();
    void arrange(Form form);
    QSize sizeIn(Form form, const QSize &room);
    /// A part of the table that is needed, in coordinates of the view.
    struct Need {
        QRectF rect;
        qreal weight; ///< of a square pixel that is covered
    };
    std::vector<Need> needs() const;

    TableView &view_;
    int seat_ = 0;
    QString name_;
    Why why_ = Why::Away;
    QStringList others_;
    int seconds_ = 0;
    Form form_ = Form::Wide;
    bool isPlaced_ = false; ///< the place was chosen for the present words and size of the table
    QGridLayout *rows_;
    QLabel *title_, *note_, *figure_;
    /// Wait, computer, copy, end; for a guest who hesitates, remind and dismiss take the place of copy and end.
    std::array<QPushButton *, 6> buttons_{};
};

} // namespace meadhall::ui
