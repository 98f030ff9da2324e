// Pictures at their exact size, drawn in worker threads, with something to show meanwhile.
#pragma once

#include "ui/graphics/art.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QTimer>

#include <memory>

namespace meadhall::ui {

/// Lives in the GUI thread. Painting asks for a picture and always gets one of the asked size at once: the exact one,
/// or a stand-in while a worker draws the exact one; ready() then says that it pays to paint again.
class PixmapCache : public QObject {
    Q_OBJECT

public:
    explicit PixmapCache(QObject *parent = nullptr);
    /// Drops what is waiting and waits for the one picture that each worker has in hand.
    ~PixmapCache() override;

    /// The picture of key.size device pixels, with key.ratio. `exact` tells whether it is the real one.
    /// A null pixmap for an empty size.
    QPixmap pixmap(const ArtKey &key, bool *exact = nullptr);

    /// Forgets what is waiting to be drawn (the sizes of a window that has just been resized again); ready() follows,
    /// so that whoever still needs something asks again.
    void cancelPending();

    /// Waits until everything asked for is drawn, at most so long, and tells it by ready(). For the first picture of a
    /// window only, which should not be seen half drawn. False if something is still missing.
    bool await(int milliseconds);

    /// How many bytes of pictures are kept at most, unless those that somebody holds a copy of, or that the last
    /// kProtectedRequests requests used, are more: a picture on screen would be drawn anew with the next painting.
    void setBudget(qint64 bytes);
    qint64 budget() const { return budget_; }
    /// The bytes of all pictures held now.
    qint64 bytes() const { return bytes_; }

    /// True when nothing is being drawn or waiting, and everything drawn has been told by ready().
    bool idle() const;

    /// A scene paints fewer pictures than this in one go; so none that is on screen is thrown out.
    static constexpr int kProtectedRequests = 256;

Q_SIGNALS:
    /// One or more exact pictures have come in since the last time.
    void ready();
    /// The last picture asked for is there.
    void idled();

private:
    struct Entry {
        QPixmap pixmap;
        bool exact;
        quint64 used; ///< number of the last request for it
    };
    class Workshop;

    void ask(const ArtKey &key);
    void collect();
    void tell();
    void store(const ArtKey &key, QImage image, bool exact);
    void discard(const ArtKey &key);
    void discardOthers(const ArtKey &key);
    void trim();
    QImage standIn(const ArtKey &key) const;

    QHash<ArtKey, Entry> entries_;
    QTimer announcement_;
    qint64 bytes_ = 0;
    qint64 budget_;
    quint64 requests_ = 0;
    bool news_ = false; ///< something came in that ready() has not told yet
    bool busy_ = false; ///< idled() is owed
    std::unique_ptr<Workshop> workshop_;
};

} // namespace meadhall::ui
