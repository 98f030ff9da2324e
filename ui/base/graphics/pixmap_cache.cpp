// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/pixmap_cache.h"

#include "ui/base/graphics/art_painter.h"

#include <QDeadlineTimer>
#include <QMutex>
#include <QPainter>
#include <QSet>
#include <QThreadPool>
#include <QWaitCondition>

#include <algorithm>
#include <functional>
#include <vector>

namespace meadhall::ui {

namespace {

/// About what a table at 1280 × 800 needs. Pictures on screen are kept even above the budget.
constexpr qint64 kCacheBudget = qint64{3} * 1024 * 1024;
/// Pictures that arrive within this many milliseconds share one ready(): one repaint instead of many.
constexpr int kCacheReadyDelay = 12;
/// Signs of up to this many pixels are rendered synchronously (below 0.2 ms): a button must not flicker
/// when highlighted.
constexpr int kCacheSyncPixels = 64 * 64;

bool cacheRendersSynchronously(const ArtKey &key)
{
    const bool sign = key.kind == ArtKind::Glyph || key.kind == ArtKind::OdinSign || key.kind == ArtKind::OdinNumeral
                      || key.kind == ArtKind::NinjanSign;
    return sign && key.size.width() * key.size.height() <= kCacheSyncPixels;
}

bool cacheIsCloth(const ArtKey &key)
{
    return key.kind == ArtKind::Piece && key.index <= static_cast<int>(Piece::ClothRoundLit);
}

bool cacheIsLitCloth(const ArtKey &key)
{
    return key.index == static_cast<int>(Piece::ClothOvalLit) || key.index == static_cast<int>(Piece::ClothRoundLit);
}

/// Pictures as large as the window: only one size, theme and shape is kept.
bool cacheKeepsSingleSize(const ArtKey &key)
{
    return cacheIsCloth(key) || key.kind == ArtKind::Ground || key.kind == ArtKind::Curtain;
}

/// Whether a picture of `key` makes one of `other` obsolete.
bool cacheReplaces(const ArtKey &key, const ArtKey &other)
{
    if (key.kind != other.kind || key == other)
        return false;
    if (cacheIsCloth(key) && cacheIsCloth(other))
        return cacheIsLitCloth(key) == cacheIsLitCloth(other);
    return key.index == other.index;
}

ArtKey cacheElement(ArtKey key)
{
    key.size = {};
    key.ratio = 1;
    return key;
}

qint64 cacheBytes(const QPixmap &pixmap) { return qint64{pixmap.width()} * pixmap.height() * 4; }

} // namespace

/// Queue of pictures to render and the threads that render them. All members are guarded by mutex_.
class PixmapCache::RenderQueue {
public:
    explicit RenderQueue(std::function<void()> finished) : finished_(std::move(finished))
    {
        // One core is left to the GUI thread.
        pool_.setMaxThreadCount(std::clamp(QThread::idealThreadCount() - 1, 1, 4));
        pool_.setThreadPriority(QThread::LowPriority);
    }

    ~RenderQueue()
    {
        {
            const QMutexLocker lock(&mutex_);
            queue_.clear();
            stopping_ = true;
        }
        pool_.waitForDone();
    }

    /// Queues a picture.
    /// @return false if it was queued already
    bool ask(const ArtKey &key, quint64 request)
    {
        const QMutexLocker lock(&mutex_);
        latest_ = request;
        if (inProgress_.contains(key))
            return false;
        const auto known = std::find_if(queue_.begin(), queue_.end(), [&](const Job &job) { return job.key == key; });
        if (known != queue_.end()) {
            known->request = request;
            return false;
        }
        queue_.push_back({key, request});
        if (working_ < pool_.maxThreadCount()) {
            ++working_;
            pool_.start([this] { work(); });
        }
        return true;
    }

    /// Empties the queue.
    /// @return whether it contained anything
    bool cancel()
    {
        const QMutexLocker lock(&mutex_);
        const bool any = !queue_.empty();
        queue_.clear();
        return any;
    }

    std::vector<std::pair<ArtKey, QImage>> takeFinished()
    {
        const QMutexLocker lock(&mutex_);
        for (const auto &picture : done_)
            inProgress_.remove(picture.first);
        return std::exchange(done_, {});
    }

    bool await(int milliseconds)
    {
        QMutexLocker lock(&mutex_);
        const QDeadlineTimer deadline(milliseconds);
        while (working_ > 0)
            if (!allIdle_.wait(&mutex_, deadline))
                return false;
        return true;
    }

    bool empty() const
    {
        const QMutexLocker lock(&mutex_);
        return queue_.empty() && inProgress_.isEmpty();
    }

private:
    struct Job {
        ArtKey key;
        quint64 request;
    };

    void work()
    {
        QMutexLocker lock(&mutex_);
        while (!stopping_ && !queue_.empty()) {
            const Job job = queue_.front();
            queue_.erase(queue_.begin());
            // Not requested for a while: an intermediate size of a resize. It is requested again on ready() if needed.
            if (job.request + kProtectedRequests < latest_) {
                finished_();
                continue;
            }
            inProgress_.insert(job.key);
            lock.unlock();
            QImage image = render_(job.key);
            lock.relock();
            done_.emplace_back(job.key, std::move(image));
            if (done_.size() == 1)
                finished_();
        }
        if (--working_ == 0)
            allIdle_.wakeAll();
    }

    mutable QMutex mutex_;
    QWaitCondition allIdle_;  // signalled when working_ becomes 0
    std::vector<Job> queue_;  // oldest first, so that the background precedes the elements on it
    QSet<ArtKey> inProgress_; // being rendered, or rendered and not yet collected
    std::vector<std::pair<ArtKey, QImage>> done_;
    quint64 latest_ = 0;
    int working_ = 0;
    bool stopping_ = false;
    std::function<void()> finished_;
    QThreadPool pool_;
};

PixmapCache::PixmapCache(QObject *parent)
    : QObject(parent), budget_(kCacheBudget),
      renderQueue_(std::make_unique<RenderQueue>([this] { QMetaObject::invokeMethod(this, &PixmapCache::collect); }))
{
    readyTimer_.setSingleShot(true);
    connect(&readyTimer_, &QTimer::timeout, this, &PixmapCache::tell);
}

PixmapCache::~PixmapCache() = default;

QPixmap PixmapCache::pixmap(const ArtKey &key, bool *exact)
{
    ++requests_;
    if (exact)
        *exact = true;
    if (key.size.isEmpty())
        return {};
    auto entry = entries_.find(key);
    if (entry == entries_.end()) {
        const bool atOnce = cacheRendersSynchronously(key);
        if (cacheKeepsSingleSize(key)) {
            const QImage stretched = placeholder(key);
            discardOthers(key);
            store(key, stretched, false);
        } else {
            store(key, atOnce ? render_(key) : placeholder(key), atOnce);
        }
        entry = entries_.find(key);
    }
    entry->used = requests_;
    if (!entry->exact)
        ask(key);
    if (exact)
        *exact = entry->exact;
    return entry->pixmap;
}

void PixmapCache::ask(const ArtKey &key)
{
    if (renderQueue_->ask(key, requests_))
        idlePending_ = true;
}

void PixmapCache::cancelPending()
{
    if (renderQueue_->cancel()) {
        readyPending_ = true;
        if (!readyTimer_.isActive())
            readyTimer_.start(0);
    }
}

void PixmapCache::setBudget(qint64 bytes)
{
    budget_ = bytes;
    trim();
}

bool PixmapCache::await(int milliseconds)
{
    const bool all = renderQueue_->await(milliseconds);
    collect();
    tell();
    return all;
}

/// Called in the GUI thread after a worker has finished a picture.
void PixmapCache::collect()
{
    for (auto &[key, image] : renderQueue_->takeFinished())
        store(key, std::move(image), true);
    trim();
    readyPending_ = true;
    if (renderQueue_->empty())
        readyTimer_.start(0);
    else if (!readyTimer_.isActive())
        readyTimer_.start(kCacheReadyDelay);
}

void PixmapCache::tell()
{
    if (std::exchange(readyPending_, false))
        Q_EMIT ready();
    if (idlePending_ && !readyPending_ && renderQueue_->empty()) {
        idlePending_ = false;
        Q_EMIT becameIdle();
    }
}

void PixmapCache::store(const ArtKey &key, QImage image, bool exact)
{
    discard(key);
    image.setDevicePixelRatio(key.ratio);
    const Entry entry{QPixmap::fromImage(std::move(image)), exact, requests_};
    bytes_ += cacheBytes(entry.pixmap);
    entries_.insert(key, entry);
}

void PixmapCache::discard(const ArtKey &key)
{
    const auto entry = entries_.constFind(key);
    if (entry == entries_.cend())
        return;
    bytes_ -= cacheBytes(entry->pixmap);
    entries_.erase(entry);
}

/// Evicts the pictures that `key` makes obsolete: the same element in other sizes or themes.
void PixmapCache::discardOthers(const ArtKey &key)
{
    QList<ArtKey> others;
    for (auto i = entries_.cbegin(); i != entries_.cend(); ++i) {
        if (cacheReplaces(key, i.key()))
            others.append(i.key());
    }
    for (const ArtKey &other : others)
        discard(other);
}

void PixmapCache::trim()
{
    if (requests_ <= kProtectedRequests)
        return;
    const quint64 protectedFrom = requests_ - kProtectedRequests;
    QHash<ArtKey, quint64> lastUse;
    for (auto i = entries_.cbegin(); i != entries_.cend(); ++i) {
        quint64 &use = lastUse[cacheElement(i.key())];
        use = std::max(use, i->used);
    }
    // First the unused sizes of elements that are also cached at a used size, then the least recently used pictures.
    std::vector<std::pair<quint64, ArtKey>> rest;
    QList<ArtKey> outgrown;
    for (auto i = entries_.cbegin(); i != entries_.cend(); ++i) {
        if (i->used >= protectedFrom || !i->pixmap.isDetached())
            continue;
        if (i->used < lastUse.value(cacheElement(i.key())))
            outgrown.append(i.key());
        else
            rest.emplace_back(i->used, i.key());
    }
    for (const ArtKey &key : outgrown)
        discard(key);
    std::sort(rest.begin(), rest.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &candidate : rest) {
        if (bytes_ <= budget_)
            break;
        discard(candidate.second);
    }
}

/// The same element at another size, scaled; else in other colours; else a plain shape.
QImage PixmapCache::placeholder(const ArtKey &key) const
{
    const Entry *best = nullptr;
    int bestMerit = 0;
    for (auto i = entries_.cbegin(); i != entries_.cend(); ++i) {
        if (i.key().kind != key.kind || i.key().index != key.index || i.key().mirrored != key.mirrored || !i->exact)
            continue;
        // Scaling down looks better than scaling up.
        const int merit = (i.key().sameElement(key) ? 4 : 1) + (i.key().size.width() >= key.size.width() ? 1 : 0);
        if (merit > bestMerit) {
            best = &*i;
            bestMerit = merit;
        }
    }
    if (!best)
        return placeholderArt(key);
    const QImage image = best->pixmap.toImage(); // shared: modifying it would copy it
    const auto mode = cacheKeepsSingleSize(key) ? Qt::FastTransformation : Qt::SmoothTransformation;
    return image.scaled(key.size, Qt::IgnoreAspectRatio, mode);
}

void paintArt(QPainter *painter, PixmapCache &cache, const ArtKey &key, const QRectF &rect)
{
    const QPixmap picture = cache.pixmap(key.at(rect.size(), painter->device()->devicePixelRatioF()));
    if (!picture.isNull())
        drawUnscaled(painter, rect, picture);
}

} // namespace meadhall::ui
