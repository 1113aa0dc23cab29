import WorkbookSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Recognizes a limit that the system enforces by the signal that it sends.
enum SystemLimit {
    static func hit(in result: ProcessResult, limits: ResourceLimits) -> StopReason? {
        switch CrashReport.signal(in: result) {
        case SIGXCPU: limits.cpuSeconds.map { .cpu(seconds: $0) }
        case SIGXFSZ: limits.fileBytes.map { .file(bytes: $0) }
        default: nil
        }
    }
}
