// Decorative fan of cards of both games on the start panel.
#pragma once

#include "ui/graphics/pixmap_cache.h"
#include "ui/settings/settings.h"

#include <QWidget>

#include <array>

namespace meadhall::ui {

/// Painted only when all cards are rendered; no placeholders are shown.
class StartFan : public QWidget {
    Q_OBJECT

public:
    /// @param cache,settings must outlive this widget
    StartFan(PixmapCache &cache, const Settings &settings, QWidget *parent);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    static constexpr int kCards = 7;

    PixmapCache &cache_;
    const Settings &settings_;
    std::array<QPixmap, kCards> cards_; ///< empty while hidden
    bool pending_ = false;              ///< some cards are still being rendered
};

} // namespace meadhall::ui
