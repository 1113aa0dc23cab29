import Foundation
import ProcessShims

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why a program could not be started.
package struct SpawnError: Error, Hashable, Codable {
    /// The program's path.
    package var executable: String
    /// The system's error number.
    package var code: Int32
    /// The system's description of the error.
    package var reason: String { String(cString: strerror(code)) }
}

/// The system calls that start a child in a session of its own and collect its status.
enum Spawn {
    /// A started child, and the reading ends of its two output pipes.
    struct Child {
        var pid: pid_t
        var output: Int32
        var errorOutput: Int32
    }

    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #endif

    /// Starts a program with null input, piped output, default signals and a new session.
    ///
    /// - Parameter events: A channel whose writing end the program inherits if it has no name.
    static func start(_ command: Command, events: EventPipe?) throws -> Child {
        let output = try makePipe(for: command)
        let errorOutput: (read: Int32, write: Int32)
        do {
            errorOutput = try makePipe(for: command)
        } catch {
            close(output.read)
            close(output.write)
            throw error
        }
        defer {
            close(output.write)
            close(errorOutput.write)
        }

        let flags = Int32(shim_spawn_setsid_flag()) | closesDescriptors
        do {
            let words = [command.executable] + command.arguments
            let pid = try launch(words, command.environment, flags: flags) { actions in
                posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
                posix_spawn_file_actions_adddup2(&actions, output.write, 1)
                posix_spawn_file_actions_adddup2(&actions, errorOutput.write, 2)
                if let other = events?.other {
                    posix_spawn_file_actions_adddup2(&actions, other, EventPipe.writer)
                }
                shim_spawn_add_chdir(&actions, command.workingDirectory)
            }
            return Child(pid: pid, output: output.read, errorOutput: errorOutput.read)
        } catch {
            close(output.read)
            close(errorOutput.read)
            throw error
        }
    }

    /// Starts a program in this process's own session and group, with its streams, or with another standard
    /// input.
    static func startSharing(
        _ words: [String], _ environment: [String: String], input: Int32?
    ) throws -> pid_t {
        try launch(words, environment, flags: 0) { actions in
            if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
        }
    }

    /// Starts a program in a new session, without input and output.
    static func startDetached(_ words: [String], _ environment: [String: String]) throws -> pid_t {
        try launch(words, environment, flags: Int32(shim_spawn_setsid_flag()) | closesDescriptors) {
            actions in
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            for descriptor: Int32 in [1, 2] {
                posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
            }
        }
    }

    #if canImport(Darwin)
        private static let closesDescriptors = Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
        private static let closesDescriptors: Int32 = 0
    #endif

    /// Resets the child's signals: this process ignores some to handle Ctrl-C, and an ignored signal would be
    /// inherited.
    private static func setSignals(of attributes: inout Attributes, flags: Int32) {
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var handled = sigset_t()
        sigemptyset(&handled)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT] { sigaddset(&handled, signal) }
        posix_spawnattr_setsigdefault(&attributes, &handled)
        let signals = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, Int16(signals | flags))
    }

    /// Starts a program, whose full path is the first word, with the usual signals.
    ///
    /// - Parameter prepare: What the child does before it becomes that program.
    private static func launch(
        _ words: [String], _ environment: [String: String], flags: Int32, prepare: (inout Actions) -> Void
    ) throws -> pid_t {
        #if canImport(Darwin)
            var actions: Actions = nil
            var attributes: Attributes = nil
        #else
            var actions = Actions()
            var attributes = Attributes()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        prepare(&actions)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        setSignals(of: &attributes, flags: flags)
        var pid: pid_t = 0
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let code = withCStrings(words) { argv in
            withCStrings(variables) { envp in
                posix_spawn(&pid, words[0], &actions, &attributes, argv, envp)
            }
        }
        guard code == 0 else { throw SpawnError(executable: words[0], code: code) }
        return pid
    }

    /// Returns the child's wait status if it has ended, without waiting.
    static func poll(_ pid: pid_t) -> Int32? {
        var status: Int32 = 0
        let answer = waitpid(pid, &status, WNOHANG)
        if answer == 0 || (answer == -1 && errno == EINTR) { return nil }
        return status
    }

    /// Waits for the child to end, and returns its wait status.
    static func wait(_ pid: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) == -1 && errno == EINTR {}
        return status
    }

    /// Reads a wait status; the C macros for it are not visible from Swift.
    static func termination(status: Int32) -> Termination {
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    private static func makePipe(for command: Command) throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SpawnError(executable: command.executable, code: errno) }
        // No other child may inherit our pipes and keep them open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        return (ends[0], ends[1])
    }

    private static func withCStrings<R>(
        _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> R
    ) -> R {
        var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            guard let first = buffer.baseAddress else {
                preconditionFailure("the buffer holds at least the closing nil")
            }
            return body(first)
        }
    }
}
