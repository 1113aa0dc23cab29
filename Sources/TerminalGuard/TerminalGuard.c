// glibc shows struct sigaction and its kin only to those who ask.
#define _GNU_SOURCE
#include "TerminalGuard.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static int terminal = -1;
static int wake_pipe = -1;
static struct termios lines;
static struct termios keys;
static struct termios answers;
/// How the terminal is set while single keys are wanted: as `keys` or as `answers`.
static const struct termios *volatile wanted = &keys;
static volatile sig_atomic_t wants_keys = 0;

/// Ctrl-Z first; then what ends a process that crashes.
static const int guarded[] = {SIGTSTP, SIGCONT, SIGWINCH, SIGQUIT, SIGABRT, SIGBUS,
                              SIGFPE,  SIGILL,  SIGSEGV,  SIGTRAP, SIGSYS};
enum { guarded_count = sizeof guarded / sizeof guarded[0] };
static struct sigaction former[guarded_count];

static void set(const struct termios *modes) {
    int saved = errno;
    // At once: to wait until all is written could be to wait for ever, after Ctrl-S.
    while (tcsetattr(terminal, TCSANOW, modes) == -1 && errno == EINTR) {
    }
    errno = saved;
}

static void wake(char reason) {
    int saved = errno;
    ssize_t written = write(wake_pipe, &reason, 1);
    (void)written; // A full pipe wakes as well.
    errno = saved;
}

static int is_in_front(void) { return terminal >= 0 && tcgetpgrp(terminal) == getpgrp(); }

static void give_back(void) {
    // Another job may have the terminal now; how it is set is none of our business then.
    if (wants_keys && is_in_front()) set(&lines);
}

void terminal_guard_lines(void) {
    give_back();
    wants_keys = 0;
}

static void want(const struct termios *modes) {
    wanted = modes;
    wants_keys = 1;
    set(modes);
}

void terminal_guard_keys(void) { want(&keys); }

void terminal_guard_answers(void) { want(&answers); }

static void stop(int number) {
    give_back();
    // Stops as if there were no handler, so that the shell reports the signal as usual.
    struct sigaction usual, ours;
    memset(&usual, 0, sizeof usual);
    usual.sa_handler = SIG_DFL;
    sigaction(number, &usual, &ours);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, number);
    sigset_t before;
    pthread_sigmask(SIG_UNBLOCK, &only, &before);
    raise(number);
    // Here the process goes on, or never stopped, where nobody could have told it to go on.
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    sigaction(number, &ours, NULL);
    if (wants_keys && is_in_front()) set(wanted);
    wake(TERMINAL_GUARD_CONTINUED);
}

static void crash(int number, const siginfo_t *info) {
    give_back();
    // Whatever was to happen happens once this returns: the instruction faults again, or `abort` goes on.
    for (int i = 0; i < guarded_count; i++) {
        if (guarded[i] == number) sigaction(number, &former[i], NULL);
    }
    // What was sent, rather than caused by an instruction, has to be sent again.
    if (number == SIGQUIT || info->si_code == SI_USER || info->si_code <= 0) raise(number);
}

static void handle(int number, siginfo_t *info, void *context) {
    (void)context;
    switch (number) {
    case SIGTSTP:
        stop(number);
        break;
    case SIGCONT:
        // In the background this stops the process again, until it is brought to the front.
        if (wants_keys) set(wanted);
        wake(TERMINAL_GUARD_CONTINUED);
        break;
    case SIGWINCH:
        wake(TERMINAL_GUARD_RESIZED);
        break;
    default:
        crash(number, info);
    }
}

int terminal_guard_begin(int descriptor, int wake_descriptor) {
    if (tcgetattr(descriptor, &lines) != 0) return -1;
    keys = lines;
    keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    keys.c_cc[VMIN] = 1;
    keys.c_cc[VTIME] = 0;
    answers = keys;
    // Ctrl-C is an answer rather than a signal.
    answers.c_cc[VINTR] = _POSIX_VDISABLE;
    static int is_registered = 0;
    if (!is_registered) is_registered = atexit(give_back) == 0;
    wake_pipe = wake_descriptor;
    terminal = descriptor;
    for (int i = 0; i < guarded_count; i++) {
        struct sigaction action;
        memset(&action, 0, sizeof action);
        action.sa_sigaction = handle;
        // A stack that overflowed has no room for a handler.
        action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
        sigemptyset(&action.sa_mask);
        sigaction(guarded[i], NULL, &former[i]);
        // Without job control Ctrl-Z is ignored, and stays so.
        if (guarded[i] == SIGTSTP && former[i].sa_handler == SIG_IGN) continue;
        sigaction(guarded[i], &action, NULL);
    }
    return 0;
}

void terminal_guard_end(void) {
    if (terminal < 0) return;
    terminal_guard_lines();
    for (int i = 0; i < guarded_count; i++) sigaction(guarded[i], &former[i], NULL);
    terminal = -1;
}
