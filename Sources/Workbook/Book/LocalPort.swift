import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Asks the system about ports of this machine's own address, which other machines cannot reach.
package enum LocalPort {
    /// The ports that are tried, so that the address of a book is mostly the same.
    package static let usual = 8310...8329

    /// Returns the first usual port that is free, or `nil` if none is.
    package static func free() -> Int? { usual.first(where: isFree) }

    /// Returns whether a server could use a port.
    package static func isFree(_ port: Int) -> Bool {
        // Some systems let a second server bind to a port on which another one listens.
        (1...65535).contains(port) && !answers(port)
            && !contains(port, AF_INET) { descriptor, address, length in
                var reuse: Int32 = 1
                setsockopt(
                    descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
                return bind(descriptor, address, length) != 0 || listen(descriptor, 1) != 0
            }
    }

    /// Returns whether a server answers at a port.
    package static func answers(_ port: Int) -> Bool {
        contains(port, AF_UNSPEC) { connect($0, $1, $2) == 0 }
    }

    /// Returns whether a condition holds for a new socket and one of this machine's own addresses.
    private static func contains(
        _ port: Int, _ family: Int32,
        where condition: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) -> Bool {
        var hints = addrinfo()
        hints.ai_family = family
        #if canImport(Darwin)
            hints.ai_socktype = SOCK_STREAM
        #else
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo("localhost", "\(port)", &hints, &list) == 0 else { return false }
        defer { freeaddrinfo(list) }
        var next = list
        while let info = next?.pointee {
            next = info.ai_next
            let descriptor = socket(info.ai_family, info.ai_socktype, 0)
            guard descriptor >= 0, let address = info.ai_addr else { continue }
            defer { close(descriptor) }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            if condition(descriptor, address, info.ai_addrlen) { return true }
        }
        return false
    }
}
