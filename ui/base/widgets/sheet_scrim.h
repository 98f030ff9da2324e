// SPDX-License-Identifier: GPL-3.0-or-later
// What lies between a sheet and its window.
#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace meadhall::ui {

/// Darkens a window and takes its mouse events. Fades in and out.
class SheetScrim : public QWidget {
    Q_OBJECT

public:
    /// @param window is covered completely
    /// @param light darkens less, so that changes behind it can be seen
    SheetScrim(QWidget *window, bool light);

    /// Fades in; at once if nothing moves.
    void arrive();
    /// Fades out and deletes itself.
    void leave();
    /// Ends a fading in.
    void finish();

Q_SIGNALS:
    void clicked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void fadeTo(qreal target, int duration);

    bool light_;
    qreal shown_ = 0; ///< 0–1
    QVariantAnimation fading_;
};

} // namespace meadhall::ui
