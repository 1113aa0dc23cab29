// Takes the terminal's line mode away for a while, and gives it back however the process ends.
//
// In C, because a signal handler may call only what is safe at any moment, and Swift promises that of nothing.
// A module of its own beside ProcessShims, because only the command line may know of terminals.

#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

/// What a byte in the pipe of `terminal_guard_begin` means.
enum {
    /// The process goes on after a stop: the screen may show anything.
    TERMINAL_GUARD_CONTINUED = 'c',
    /// The terminal has another size.
    TERMINAL_GUARD_RESIZED = 'r',
};

/// Remembers how the terminal is set, and has it set that way again before the process stops, crashes or ends.
///
/// `wake` is the writing end of a pipe that never blocks; it gets a byte when the screen has to be drawn again.
/// Returns 0, or -1 where `terminal` is none.
int terminal_guard_begin(int terminal, int wake);

/// Keys arrive one by one and are not shown; Ctrl-C and Ctrl-Z do what they always do.
void terminal_guard_keys(void);

/// Like `terminal_guard_keys`, but Ctrl-C is a key as well.
void terminal_guard_answers(void);

/// Lines arrive when they are finished, as before. Safe at any moment, also in a signal handler.
void terminal_guard_lines(void);

/// Gives back lines, and the signals as they were.
void terminal_guard_end(void);

#endif
