extension ForkServer {
    /// The source of the library that turns tests into a server.
    ///
    /// It takes the place of the system's function that calls `main`, when all libraries are loaded. Each request names a folder with
    /// a file `job`, whose words end with a zero: the limits of time and output, the number of variables, these, and the arguments.
    /// Swift reads its arguments and the seed of its hash values before `main`, so each copy gets its own.
    static let source = #"""
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <fcntl.h>
        #include <signal.h>
        #include <stdint.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/random.h>
        #include <sys/stat.h>
        #include <sys/wait.h>
        #include <time.h>
        #include <unistd.h>

        extern char **environ;
        typedef int (*entry)(int, char **, char **);
        static entry tests;
        static int requests, replies;
        static sigset_t mask;
        static void (*replace_words)(char **, int);

        static char *contents(const char *path, size_t *length) {
            int file = open(path, O_RDONLY | O_CLOEXEC);
            struct stat facts;
            if (file < 0 || fstat(file, &facts) < 0) return NULL;
            char *text = malloc(facts.st_size + 1);
            *length = 0;
            ssize_t count;
            while (text && (count = read(file, text + *length, facts.st_size - *length)) > 0) *length += count;
            close(file);
            return text;
        }
        static double now(void) {
            struct timespec time;
            clock_gettime(CLOCK_MONOTONIC, &time);
            return time.tv_sec + time.tv_nsec / 1e9;
        }
        static long long size(int file) {
            struct stat facts;
            return fstat(file, &facts) < 0 ? 0 : facts.st_size;
        }
        static int output(const char *folder, const char *name) {
            char path[4200];
            snprintf(path, sizeof path, "%s/%s", folder, name);
            return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
        }
        static void run(const char *folder, char *program) {
            char path[4200];
            snprintf(path, sizeof path, "%s/job", folder);
            size_t length;
            char *text = contents(path, &length);
            if (!text) _exit(71);
            char *end = text + length, *word = text;
            #define NEXT_WORD (word < end ? (word = (last = word) + strlen(word) + 1, last) : "")
            char *last;
            double limit = atof(NEXT_WORD) / 1000;
            long long most = atoll(NEXT_WORD);
            int variables = atoi(NEXT_WORD), out = output(folder, "out"), err = output(folder, "err");
            pid_t child = fork();
            if (child < 0) _exit(71);
            if (!child) {
                setpgid(0, 0);
                dup2(out, 1);
                dup2(err, 2);
                close(out);
                close(err);
                close(requests);
                close(replies);
                while (variables-- > 0) putenv(NEXT_WORD);
                char **words = calloc(length + 2, sizeof *words);
                int count = 0;
                words[count++] = program;
                while (word < end) words[count++] = NEXT_WORD;
                replace_words(words, count);
                uint64_t *seed = dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters");
                if (seed && !getenv("SWIFT_DETERMINISTIC_HASHING")) (void)!getrandom(seed, 16, 0);
                sigprocmask(SIG_SETMASK, &mask, NULL);
                exit(tests(count, words, environ));
            }
            setpgid(child, child);
            sigset_t ended;
            sigemptyset(&ended);
            sigaddset(&ended, SIGCHLD);
            double start = now();
            const char *reason = NULL;
            int status = 0;
            while (waitpid(child, &status, WNOHANG) != child) {
                if (now() - start > limit) reason = "late";
                else if (size(out) + size(err) > most) reason = "long";
                if (reason) {
                    kill(-child, SIGKILL);
                    waitpid(child, &status, 0);
                    break;
                }
                struct timespec step = {0, 50000000};
                sigtimedwait(&ended, NULL, &step);
            }
            kill(-child, SIGKILL);
            close(out);
            close(err);
            free(text);
            if (!reason) reason = WIFSIGNALED(status) ? "signalled" : "exited";
            dprintf(replies, "%s %d\n", reason, WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
        }
        static int serve(int count, char **words, char **environment) {
            requests = open(getenv("WORKBOOK_REQUESTS"), O_RDONLY | O_CLOEXEC);
            replies = open(getenv("WORKBOOK_REPLIES"), O_WRONLY | O_CLOEXEC);
            if (requests < 0 || replies < 0) return 71;
            unsetenv("WORKBOOK_REQUESTS");
            unsetenv("WORKBOOK_REPLIES");
            unsetenv("LD_PRELOAD");
            sigset_t ended;
            sigemptyset(&ended);
            sigaddset(&ended, SIGCHLD);
            sigprocmask(SIG_BLOCK, &ended, &mask);
            char folder[4096];
            size_t length = 0;
            while (length < sizeof folder && read(requests, folder + length, 1) == 1) {
                if (folder[length++] != '\n') continue;
                folder[length - 1] = 0;
                length = 0;
                run(folder, words[0]);
            }
            return 0;
        }
        int __libc_start_main(entry main, int count, char **words, void (*before)(void), void (*after)(void),
                              void (*end)(void), void *stack) {
            int (*next)(entry, int, char **, void (*)(void), void (*)(void), void (*)(void), void *)
                = dlsym(RTLD_NEXT, "__libc_start_main");
            tests = main;
            // The shell that sets limits and then becomes the tests loads this library too, and has no such function.
            replace_words = dlsym(RTLD_DEFAULT, "_swift_stdlib_overrideUnsafeArgvArgc");
            return next(replace_words && getenv("WORKBOOK_REQUESTS") ? serve : main, count, words, before, after, end, stack);
        }
        """#
}
