// A fan of cards of both games, spread on the panel that the program starts with.
#pragma once

#include "scene/pixmap_cache.h"
#include "window/settings.h"

#include <QVariantAnimation>
#include <QWidget>

namespace meadhall::ui {

/// Holds its place from the beginning, but asks for its pictures only after it was painted once: the first picture of
/// the window does not wait for it.
class StartFan : public QWidget {
    Q_OBJECT

public:
    /// @param cache outlives it
    StartFan(PixmapCache &cache, const Settings &settings, QWidget *parent);

    QSize sizeHint() const override;
    /// How long the cards take to spread; 0: they lie spread at once.
    void setDuration(int milliseconds) { duration_ = milliseconds; }
    bool isSpread() const { return spread_ == 1; }

Q_SIGNALS:
    void spread();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<QPixmap> pictures(bool *exact) const;
    void begin();
    void spreadTo(qreal part);

    PixmapCache &cache_;
    const Settings &settings_;
    QVariantAnimation spreading_;
    int duration_ = 0;
    qreal spread_ = 0;
    bool wanted_ = false; ///< painted once: the pictures may be asked for
};

} // namespace meadhall::ui
