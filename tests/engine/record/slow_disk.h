// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces the calls that flush files to the disk, for tests of who makes them and when.
#pragma once

#include <QMutex>
#include <QSemaphore>
#include <QThread>

#include <dlfcn.h>

#include <set>

namespace meadhall::test {

/// What all programs of a test do with the disk.
struct SlowDisk {
    QMutex mutex;
    int flushes = 0;
    std::set<QThread *> threads; ///< which have flushed
    bool isBlocked = false;      ///< flushes wait for `release`
    QSemaphore blocked;          ///< one for each flush that waits
    QSemaphore release;

    static SlowDisk &instance()
    {
        static SlowDisk disk;
        return disk;
    }
    void reset()
    {
        const QMutexLocker lock(&mutex);
        flushes = 0;
        threads.clear();
    }
    /// Keeps flushes from ending until unblock().
    void block()
    {
        const QMutexLocker lock(&mutex);
        isBlocked = true;
        release.tryAcquire(release.available()); // left over from the last time
        blocked.tryAcquire(blocked.available());
    }
    void unblock()
    {
        const QMutexLocker lock(&mutex);
        isBlocked = false;
        release.release(1000);
    }
    int flush(const char *function, int handle)
    {
        bool waits = false;
        {
            const QMutexLocker lock(&mutex);
            ++flushes;
            threads.insert(QThread::currentThread());
            waits = isBlocked;
        }
        if (waits) {
            blocked.release();
            release.acquire();
        }
        return reinterpret_cast<int (*)(int)>(dlsym(RTLD_NEXT, function))(handle);
    }
};

} // namespace meadhall::test

// They take the place of those of the C library, also for Qt. Weak, since several files of a program may include them.
extern "C" [[gnu::weak]] int fdatasync(int handle)
{
    return meadhall::test::SlowDisk::instance().flush("fdatasync", handle);
}
extern "C" [[gnu::weak]] int fsync(int handle) { return meadhall::test::SlowDisk::instance().flush("fsync", handle); }
