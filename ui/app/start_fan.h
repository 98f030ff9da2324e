// A fan of cards of both games, spread on the panel that the program starts with.
#pragma once

#include "ui/graphics/pixmap_cache.h"
#include "ui/settings/settings.h"

#include <QWidget>

#include <array>

namespace meadhall::ui {

/// Seen once all of its cards are drawn: no stand-in is shown.
class StartFan : public QWidget {
    Q_OBJECT

public:
    /// @param cache outlives it
    StartFan(PixmapCache &cache, const Settings &settings, QWidget *parent);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    static constexpr int kCards = 7;

    PixmapCache &cache_;
    const Settings &settings_;
    std::array<QPixmap, kCards> cards_; ///< while they are seen
    bool waits_ = false;                ///< for cards that are not drawn yet
};

} // namespace meadhall::ui
