#if os(Linux)
    import Foundation
    import Glibc
    import ProcessShims
    import WorkbookSystem

    /// A pseudoterminal, and a program that runs on it as if a person used it.
    final class PseudoTerminal {
        private let keyboard: Int32
        private let pid: pid_t
        private var bytes: [UInt8] = []

        /// The number of seconds to wait for something that must happen: far more than a busy machine needs.
        static let patience = 600.0

        /// The values of TIOCSPTLCK and TIOCGPTN.
        private static let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

        /// Starts a program as the leader of a new session on a new terminal.
        init(
            _ words: [String], in folder: URL, environment: [String: String], columns: Int = 80,
            rows: Int = 40
        ) throws {
            // Do what `posix_openpt` and `grantpt` do; the Swift module of glibc doesn't export them.
            keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            var isLocked: Int32 = 0
            var number: Int32 = 0
            guard keyboard >= 0, ioctl(keyboard, Self.setLock, &isLocked) == 0,
                ioctl(keyboard, Self.getNumber, &number) == 0
            else { throw POSIXError(.ENOTTY) }
            let name = "/dev/pts/\(number)"
            var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
            _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
            _ = fcntl(keyboard, F_SETFL, O_NONBLOCK)

            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            // The first terminal that the leader of a session opens becomes its controlling terminal.
            posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
            shim_spawn_add_chdir(&actions, folder.path)
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            var none = sigset_t()
            sigemptyset(&none)
            posix_spawnattr_setsigmask(&attributes, &none)
            posix_spawnattr_setflags(
                &attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK) | Int32(shim_spawn_setsid_flag())))

            var arguments = words.map { strdup($0) } + [nil]
            var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
            defer { for pointer in arguments + variables { free(pointer) } }
            var child: pid_t = 0
            let code = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
            guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
            pid = child
        }

        deinit {
            kill(pid, SIGKILL)
            close(keyboard)
        }

        /// Everything that the program has written so far.
        var output: String {
            var chunk = [UInt8](repeating: 0, count: 4_096)
            while case let count = read(keyboard, &chunk, chunk.count), count > 0 {
                bytes += chunk.prefix(count)
            }
            return String(decoding: bytes, as: UTF8.self)
        }

        /// Discards what the program has written so far.
        func forget() {
            _ = output
            bytes = []
        }

        /// Waits until the program has written a text.
        ///
        /// - Returns: Whether the text appeared in time.
        func shows(_ text: String, within seconds: Double = PseudoTerminal.patience) async -> Bool {
            await isTrue(within: seconds) { output.contains(text) }
        }

        /// Waits until the terminal delivers single keys without echo, or until it is back in its usual mode.
        func handsOutKeys(_ expected: Bool, within seconds: Double = PseudoTerminal.patience) async -> Bool {
            await isTrue(within: seconds) {
                var modes = termios()
                guard tcgetattr(keyboard, &modes) == 0 else { return false }
                let set = modes.c_lflag & tcflag_t(ICANON | ECHO)
                return expected ? set == 0 : set == tcflag_t(ICANON | ECHO)
            }
        }

        /// Presses keys.
        func type(_ text: String) {
            _ = Array(text.utf8).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
        }

        /// Changes the terminal's size.
        func resize(columns: Int, rows: Int) {
            var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
            _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
        }

        /// Sends a signal to the program.
        func send(_ signal: Int32) { kill(pid, signal) }

        /// Waits until the program has ended.
        ///
        /// - Returns: Its exit status, or 128 plus the signal's number; `nil` if it is still running.
        func status(within seconds: Double = PseudoTerminal.patience) async -> Int32? {
            var status: Int32 = 0
            let hasEnded = await isTrue(within: seconds) {
                _ = output
                return waitpid(pid, &status, WNOHANG) == pid
            }
            guard hasEnded else { return nil }
            return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
        }

        private func isTrue(within seconds: Double, _ condition: () -> Bool) async -> Bool {
            let end = ContinuousClock.now + .seconds(seconds)
            while ContinuousClock.now < end {
                if condition() { return true }
                try? await Task.sleep(for: .milliseconds(10))
            }
            return condition()
        }
    }
#endif
