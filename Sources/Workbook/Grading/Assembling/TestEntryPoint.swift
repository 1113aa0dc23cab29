import WorkbookSystem

/// The `main` of a workspace's test program, which replaces the one that SwiftPM would generate.
///
/// On Linux SwiftPM generates an entry point of 600 lines, which also supports XCTest, and compiles it again whenever the
/// interface of the tests changes. That took 0.65 of the 1.6 CPU seconds of such a build (Swift 6.3.1). If a package has a
/// file `Tests/XCTMain.swift`, SwiftPM uses that as the entry point instead. Source: SwiftPM, `SwiftModule.testEntryPointNames`. On macOS, where tests are
/// a bundle without a `main`, the file is ignored.
enum TestEntryPoint {
    /// The file's path in the package, by which SwiftPM recognizes it.
    static let path = "Tests/XCTMain.swift"

    /// The environment variable that makes the runtime print a backtrace of whatever is using the processor after a moment.
    ///
    /// The program ends if it goes on for another such moment.
    static let loopVariable = "WORKBOOK_LOOP"

    /// The source: what the generated entry point does for Swift Testing, with the records written to the descriptor that
    /// the process inherits.
    ///
    /// The library itself writes records only to a file with a path, which any code could open. As a tool does that loads
    /// tests, this asks it for them instead. Source: swift-testing, `ABI.v0.EntryPoint`.
    ///
    /// The arguments are a ``TestSelection``. The program erases them, because code can find them with `UserDefaults`.
    static let text = """
        import Glibc
        import Testing

        @_silgen_name("swt_abiv0_getEntryPoint") private func entryPoint() -> UnsafeRawPointer

        private typealias Run = @convention(thin) @Sendable (
            UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
        ) async throws -> Bool

        private final class Records: @unchecked Sendable {
            private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
            private let writer: Int32

            init(_ inherited: Int32) {
                pthread_mutex_init(lock, nil)
                writer = fcntl(inherited, F_DUPFD_CLOEXEC, Int32.random(in: 100...900))
                close(inherited)
            }

            func add(_ record: UnsafeRawBufferPointer) {
                pthread_mutex_lock(lock)
                defer { pthread_mutex_unlock(lock) }
                var rest = Array(record)[...]
                rest.append(10)
                while !rest.isEmpty {
                    let count = rest.withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
                    if count < 0 && errno != EINTR { _exit(74) }
                    rest = rest.dropFirst(max(0, count))
                }
            }
        }

        private func takeSelection() -> UnsafeRawBufferPointer? {
            let arguments = (0..<Int(CommandLine.argc)).dropFirst().compactMap { CommandLine.unsafeArgv[$0] }
            let bytes = arguments.flatMap { UnsafeRawBufferPointer(start: $0, count: strlen($0)) }
            for argument in arguments { memset(argument, 0, strlen(argument)) }
            // The process of an exit test has no selection.
            if bytes.isEmpty { return nil }
            let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
            copy.copyBytes(from: bytes)
            return UnsafeRawBufferPointer(copy)
        }

        @main enum TestEntryPoint {
            static func main() async throws {
                // `swift test`, which a learner may run by hand, passes options and no descriptor.
                if CommandLine.arguments.dropFirst().first?.hasPrefix("--") ?? false {
                    await Testing.__swiftPMEntryPoint() as Never
                }
                if getenv("\(loopVariable)") != nil {
                    var (action, timer) = (sigaction(), itimerval())
                    sigaction(SIGQUIT, nil, &action)
                    action.sa_flags |= Int32(bitPattern: UInt32(SA_RESETHAND))
                    sigaction(SIGPROF, &action, nil)
                    (timer.it_value.tv_usec, timer.it_interval.tv_usec) = (300_000, 300_000)
                    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
                }
                let records = Records(\(EventPipe.writer))
                let run = unsafeBitCast(entryPoint(), to: Run.self)
                let isPassed = try await run(takeSelection()) { records.add($0) }
                exit(isPassed ? 0 : 1)
            }
        }

        """
}
