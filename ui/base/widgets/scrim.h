// SPDX-License-Identifier: GPL-3.0-or-later
// The shade between a panel and what lies behind it.
#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace meadhall::ui {

/// Covers its parent, darkens it and takes its mouse events. Fades in and out.
class Scrim : public QWidget {
    Q_OBJECT

public:
    /// @param light darkens less, so that changes behind it can be seen
    Scrim(QWidget *parent, bool light);

    /// Fades in; at once if nothing moves.
    void arrive();
    /// Fades out and deletes itself.
    void leave();
    /// Ends a fading in.
    void finish();
    /// @param share 0: as if it were not there, 1: as dark as it gets
    void setShown(qreal share);

Q_SIGNALS:
    void clicked();

protected:
    bool event(QEvent *event) override;

private:
    void fadeTo(qreal target, int duration);

    bool light_;
    qreal shown_ = 0; ///< 0–1
    QVariantAnimation fading_;
};

} // namespace meadhall::ui
