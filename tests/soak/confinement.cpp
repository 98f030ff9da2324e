// SPDX-License-Identifier: GPL-3.0-or-later
#include "confinement.h"

#include <QFile>

#if __has_include(<linux/landlock.h>)
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#define MEADHALL_CONFINES
#endif

namespace meadhall::soak {

#ifdef MEADHALL_CONFINES

namespace {

constexpr std::uint64_t kChangingFiles = LANDLOCK_ACCESS_FS_WRITE_FILE;
constexpr std::uint64_t kChangingFolders =
    LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR
    | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK
    | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;

// Games are moved between folders, which needs the second version of Landlock.
#ifdef LANDLOCK_ACCESS_FS_REFER
constexpr std::uint64_t kMoving = LANDLOCK_ACCESS_FS_REFER;
constexpr int kLeastVersion = 2;
#else
constexpr std::uint64_t kMoving = 0;
constexpr int kLeastVersion = 1 << 30;
#endif

bool allow(int rules, const QByteArray &path, std::uint64_t what)
{
    landlock_path_beneath_attr rule{};
    rule.allowed_access = what;
    rule.parent_fd = ::open(path.constData(), O_PATH | O_CLOEXEC);
    if (rule.parent_fd < 0)
        return false;
    const bool added = ::syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
    ::close(rule.parent_fd);
    return added;
}

} // namespace

bool confineWriting(const QString &folder)
{
    if (::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) < kLeastVersion)
        return false;
    landlock_ruleset_attr all{};
    all.handled_access_fs = kChangingFiles | kChangingFolders | kMoving;
    const int rules = static_cast<int>(::syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0));
    if (rules < 0)
        return false;
    const bool done = allow(rules, QFile::encodeName(folder), all.handled_access_fs)
                      && allow(rules, "/dev/null", kChangingFiles) && ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
                      && ::syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    ::close(rules);
    return done;
}

#else

bool confineWriting(const QString &) { return false; }

#endif

} // namespace meadhall::soak
