// SPDX-License-Identifier: GPL-3.0-or-later
// Qt 6.4 divides each larger painting among the threads of its global pool, and waits for them: some 6,000 waits a
// second, which take a quarter of the time of a test that paints. Without the pool one thread paints the same picture.
// Later versions have another pool for it.
#include <QThreadPool>

// A definition in the program goes before that of a shared library, as ELF has it. Nothing here uses the global pool.
#if defined(Q_OS_LINUX) && QT_VERSION < QT_VERSION_CHECK(6, 6, 0)
QThreadPool *QThreadPool::globalInstance() { return nullptr; }
#endif
