#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How much memory the calls of a program may need.
///
/// A function with all its changes in it needs many times the memory of the original for each call, so code that calls itself a
/// thousand times deep would end with the usual 8 MB.
enum StackLimit {
    /// The memory of each thread, in bytes, of which only what is used is taken.
    private static let bytes: rlim_t = 1 << 28

    /// Raises the limit for programs that are started from now on, as far as the system allows.
    static func raise() {
        #if os(Linux)
            var limit = rlimit()
            let resource = __rlimit_resource_t(UInt32(RLIMIT_STACK.rawValue))
            guard getrlimit(resource, &limit) == 0, limit.rlim_cur < bytes else { return }
            limit.rlim_cur = min(bytes, limit.rlim_max)
            // Without it, tests that need it are left out, and named.
            _ = setrlimit(resource, &limit)
        #endif
    }
}
