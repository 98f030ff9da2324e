// SPDX-License-Identifier: GPL-3.0-or-later
// Head of the side panel: which part of the game is played, and the buttons that pin and close the panel.
#pragma once

#include "ui/base/graphics/theme.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace meadhall::ui {

/// The woven strip is painted along its lower edge.
class SidePanelTitle : public QWidget {
    Q_OBJECT

public:
    explicit SidePanelTitle(QWidget *parent);

    /// @param part "Hand 4"
    /// @param goal when the game ends, "to 15 points"; may be empty
    void setTexts(const QString &part, const QString &goal);
    QString part() const;
    QString goal() const;
    void setTheme(Theme theme);
    /// @param shown whether there is a choice
    void setPin(bool shown, bool pinned);

Q_SIGNALS:
    void pinned(bool pinned);
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void updateIcons();
    void updateFonts();
    void arrange();

    QLabel *part_, *goal_;
    QToolButton *pin_, *close_;
    Theme theme_ = Theme::Dark;
};

} // namespace meadhall::ui
