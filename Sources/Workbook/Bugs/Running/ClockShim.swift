import Foundation
import WorkbookSystem

/// A library that is loaded into the tests: it shifts their clock, and notes which files they open and whether they use the network.
package struct ClockShim: Sendable {
    /// The variable with the seconds by which the clock is shifted.
    package static let shift = "WORKBOOK_CLOCK_SHIFT"
    /// The variable with the seconds that pass with each reading of the clock.
    package static let step = "WORKBOOK_CLOCK_STEP"
    private static let watched = "WORKBOOK_WATCHED"
    private static let allowed = "WORKBOOK_ALLOWED"
    private static let notes = "WORKBOOK_ACCESS_NOTES"

    /// The built library.
    private let library: URL
    /// The folder of which every access is noted.
    private let watched: URL

    /// Builds the library; `nil` if that isn't possible on this machine.
    ///
    /// - Parameter watched: The folder of which every access is noted.
    /// - Throws: The file system's errors, or what keeps clang from being started.
    package static func build(in folder: URL, watching watched: URL, tools: BugTools) async throws
        -> ClockShim?
    {
        try await PreloadedLibrary.build("shim", of: source, in: folder, tools: tools).map {
            ClockShim(library: $0, watched: watched)
        }
    }

    /// Returns the environment variables that load the library.
    ///
    /// - Parameters:
    ///   - allowed: The folder in which the test library itself writes.
    ///   - notes: Where to note what is opened.
    func environment(allowing allowed: URL, notes: URL) -> [String: String] {
        [
            PreloadedLibrary.variable: library.path, Self.watched: watched.path, Self.allowed: allowed.path,
            Self.notes: notes.path,
        ]
    }

    /// The library's source.
    ///
    /// Reading the clock by a system call is slower, and needs no other function.
    private static let source = #"""
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <fcntl.h>
        #include <netdb.h>
        #include <stdarg.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/socket.h>
        #include <sys/syscall.h>
        #include <sys/time.h>
        #include <time.h>
        #include <unistd.h>

        static long long number(const char *name) {
            const char *text = getenv(name);
            return text ? atoll(text) : 0;
        }
        static long long readings;
        int clock_gettime(clockid_t clock, struct timespec *time) {
            int result = syscall(SYS_clock_gettime, clock, time);
            if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
                long long step = number("WORKBOOK_CLOCK_STEP");
                time->tv_sec += number("WORKBOOK_CLOCK_SHIFT");
                if (step) time->tv_sec += step * __sync_add_and_fetch(&readings, 1);
            }
            return result;
        }
        int gettimeofday(struct timeval *time, void *zone) {
            struct timespec precise;
            int result = clock_gettime(CLOCK_REALTIME, &precise);
            time->tv_sec = precise.tv_sec;
            time->tv_usec = precise.tv_nsec / 1000;
            return result;
        }
        time_t time(time_t *result) {
            struct timespec precise;
            clock_gettime(CLOCK_REALTIME, &precise);
            if (result) *result = precise.tv_sec;
            return precise.tv_sec;
        }

        static int isBelow(const char *path, const char *variable) {
            const char *folder = getenv(variable);
            size_t length = folder ? strlen(folder) : 0;
            return length && !strncmp(path, folder, length) && (path[length] == '/' || !path[length]);
        }
        static void write_note(char kind, const char *words) {
            const char *file = getenv("WORKBOOK_ACCESS_NOTES");
            if (!file) return;
            int notes = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
            if (notes < 0) return;
            char line[4200];
            int length = snprintf(line, sizeof line, "%c %s\n", kind, words);
            if (length > 0 && length < (int)sizeof line) (void)!write(notes, line, length);
            close(notes);
        }
        static void note(const char *path, int writes) {
            const char *file = getenv("WORKBOOK_ACCESS_NOTES");
            if (!file || !path || !strcmp(path, file)) return;
            int isOwn = isBelow(path, "WORKBOOK_WATCHED");
            if (!isOwn && (!writes || isBelow(path, "WORKBOOK_ALLOWED"))) return;
            if (!isOwn && (!strncmp(path, "/proc/", 6) || (!strncmp(path, "/dev/", 5) && strncmp(path, "/dev/null/", 10)))) return;
            write_note(isOwn ? 'O' : 'W', path);
        }
        #define WRITES(flags) (((flags) & O_ACCMODE) != O_RDONLY || ((flags) & O_CREAT))
        #define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
        #define OPEN(name) \
            int name(const char *path, int flags, ...) { \
                va_list list; va_start(list, flags); int mode = va_arg(list, int); va_end(list); \
                note(path, WRITES(flags)); return NEXT(name)(path, flags, mode); }
        #define OPENAT(name) \
            int name(int folder, const char *path, int flags, ...) { \
                va_list list; va_start(list, flags); int mode = va_arg(list, int); va_end(list); \
                note(path, WRITES(flags)); return NEXT(name)(folder, path, flags, mode); }
        OPEN(open) OPEN(open64) OPENAT(openat) OPENAT(openat64)
        FILE *fopen(const char *path, const char *mode) {
            note(path, !!strpbrk(mode, "wa+")); return NEXT(fopen)(path, mode); }
        FILE *fopen64(const char *path, const char *mode) {
            note(path, !!strpbrk(mode, "wa+")); return NEXT(fopen64)(path, mode); }
        int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
            write_note('N', name ? name : ""); return NEXT(getaddrinfo)(name, service, hints, result); }
        int connect(int end, const struct sockaddr *address, socklen_t length) {
            if (address && (address->sa_family == AF_INET || address->sa_family == AF_INET6)) write_note('N', "");
            return NEXT(connect)(end, address, length); }
        int mkdir(const char *path, mode_t mode) { note(path, 1); return NEXT(mkdir)(path, mode); }
        int unlink(const char *path) { note(path, 1); return NEXT(unlink)(path); }
        int rename(const char *from, const char *to) { note(from, 1); return NEXT(rename)(from, to); }
        int mkstemp(char *path) { note(path, 1); return NEXT(mkstemp)(path); }
        int mkostemp(char *path, int flags) { note(path, 1); return NEXT(mkostemp)(path, flags); }
        """#
}
