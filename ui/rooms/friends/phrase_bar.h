// SPDX-License-Identifier: GPL-3.0-or-later
// Ready phrases at a table whose players sit at several computers: the button that says one, and who says what.
#pragma once

#include "engine/network/message.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/table/scene/button_item.h"

#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <map>

namespace meadhall::ui {

class SpeechBubble;
class TableView;

/// Used by host and guest alike: they send what chosen() gives, and show() what the others say.
class PhraseBar : public QObject {
    Q_OBJECT

public:
    /// Time for which a phrase is shown, in ms.
    static constexpr int kShown = 4000;
    /// The shortest time between two phrases of the person at this screen, in ms: the host drops more.
    static constexpr int kInterval = 2000;

    using QObject::QObject;
    ~PhraseBar() override;

    /// Puts the button among the tools of this view, and removes it from the previous one.
    void setView(TableView &view);
    /// Removes the button and everything that is said.
    void leave();

    /// Opens the menu at the button.
    void open();
    QMenu *menu() const { return menu_; }
    ButtonItem *button() const { return button_; }
    /// Shows and announces what a seat says.
    void show(int seat, network::PhraseId phrase);
    /// The phrase that is shown at that seat; empty: none.
    QString words(int seat) const;

Q_SIGNALS:
    /// The person at this screen says this.
    void chosen(meadhall::network::PhraseId phrase);

private:
    struct Said {
        QPointer<SpeechBubble> bubble; ///< a rebuilt table deletes it
        network::PhraseId phrase;
        QTimer *ends;
    };
    void fillMenu();
    void retranslate();
    void place();
    void silence(int seat);

    QPointer<TableView> view_;
    QPointer<ButtonItem> button_;
    QPointer<QMenu> menu_;
    std::map<int, Said> bubbles_; ///< by seat
    QTimer pause_;                ///< runs while no phrase can be chosen
};

} // namespace meadhall::ui
