// SPDX-License-Identifier: GPL-3.0-or-later
// Preview of six cards with the current settings.
#pragma once

#include "ui/base/settings/settings.h"

#include <QImage>
#include <QWidget>

namespace meadhall::ui {

class CardPreview : public QWidget {
    Q_OBJECT

public:
    /// @param settings must outlive this widget
    CardPreview(const Settings &settings, QWidget *parent);

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QSize cardsSize() const;

    const Settings &settings_;
    QImage picture_; ///< cached; null until painted and after a change of settings
};

} // namespace meadhall::ui
