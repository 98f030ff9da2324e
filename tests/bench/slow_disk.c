// SPDX-License-Identifier: GPL-3.0-or-later
// Makes flushing to the disk slow: cc -shared -fPIC -o slow_disk.so slow_disk.c -ldl, then LD_PRELOAD=…/slow_disk.so
// SLOW_DISK_MS=200 PROGRAM. Reports on standard error each flush on the program's main thread.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int slow(const char *name, int handle)
{
    const char *ms = getenv("SLOW_DISK_MS");
    const long delay = ms ? atol(ms) : 200;
    const struct timespec time = {delay / 1000, delay % 1000 * 1000000};
    if (syscall(SYS_gettid) == getpid())
        fprintf(stderr, "%s on the main thread\n", name);
    nanosleep(&time, NULL);
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    return real(handle);
}

int fdatasync(int handle) { return slow("fdatasync", handle); }
int fsync(int handle) { return slow("fsync", handle); }
