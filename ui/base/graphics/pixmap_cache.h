// SPDX-License-Identifier: GPL-3.0-or-later
// Cache of pictures at their exact size; worker threads render them, placeholders are shown meanwhile.
#pragma once

#include "ui/base/graphics/art.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QRectF>
#include <QTimer>

#include <memory>

class QPainter;

namespace meadhall::ui {

/// Lives in the GUI thread. A request always returns a picture of the requested size at once: the exact one, or a
/// placeholder while a worker renders it. ready() is emitted when a repaint would show exact pictures.
class PixmapCache : public QObject {
    Q_OBJECT

public:
    explicit PixmapCache(QObject *parent = nullptr);
    /// Drops the queue and waits for the picture that each worker is rendering.
    ~PixmapCache() override;

    /// Returns a picture of key.size device pixels with device pixel ratio key.ratio; null if the size is empty.
    /// @param exact if given, receives false for a placeholder and true otherwise
    QPixmap pixmap(const ArtKey &key, bool *exact = nullptr);

    /// Drops the queue, for example the sizes of a window that has been resized again. ready() follows, so that
    /// pictures that are still needed are requested again.
    void cancelPending();

    /// Blocks until all requested pictures are rendered, then emits ready(). For the first frame of a window only.
    /// @param milliseconds timeout
    /// @return false if pictures are still missing
    bool await(int milliseconds);

    /// Sets the limit of memory for pictures. Pictures that are copied elsewhere, or used by the last
    /// kProtectedRequests requests, are kept even above it: evicting visible ones would render them again with
    /// every repaint.
    void setBudget(qint64 bytes);
    qint64 budget() const { return budget_; }
    /// Size of all cached pictures in bytes.
    qint64 bytes() const { return bytes_; }

    /// True if no picture is queued or being rendered and ready() has been emitted for all of them.
    bool idle() const { return !idlePending_; }

    /// Lets another function draw the pictures of all caches, for tests. Workers call it, several at the same time.
    static void setRenderer(QImage (*render)(const ArtKey &key)) { render_ = render; }

    /// More than the pictures painted in one frame, so that none on screen is evicted.
    static constexpr int kProtectedRequests = 256;

Q_SIGNALS:
    /// Exact pictures have arrived since the last emission.
    void ready();
    /// All requested pictures are rendered.
    void becameIdle();

private:
    struct Entry {
        QPixmap pixmap;
        bool exact;
        quint64 used; ///< number of its last request
    };
    class RenderQueue;

    static inline QImage (*render_)(const ArtKey &key) = renderArt;

    void ask(const ArtKey &key);
    void collect();
    void tell();
    void store(const ArtKey &key, QImage image, bool exact);
    void discard(const ArtKey &key);
    void discardOthers(const ArtKey &key);
    void trim();
    QImage placeholder(const ArtKey &key) const;

    QHash<ArtKey, Entry> entries_;
    QTimer readyTimer_;
    qint64 bytes_ = 0;
    qint64 budget_;
    quint64 requests_ = 0;
    bool readyPending_ = false; ///< pictures have arrived since the last ready()
    bool idlePending_ = false;  ///< becameIdle() has to be emitted
    std::unique_ptr<RenderQueue> renderQueue_;
};

/// Paints a picture into a rectangle in logical pixels, see drawUnscaled(); what the cache has, as long as it is being
/// rendered.
void paintArt(QPainter *painter, PixmapCache &cache, const ArtKey &key, const QRectF &rect);

} // namespace meadhall::ui
