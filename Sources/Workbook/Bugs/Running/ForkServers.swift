import Foundation
import WorkbookSystem

/// The fork servers of a test program, of which each serves one run at a time.
actor ForkServers {
    private var idle: [ForkServer] = []
    private var all: [ForkServer] = []
    /// How many servers ended by themselves or didn't start.
    private var losses = 0
    private let start: @Sendable () throws -> ForkServer

    /// Creates an empty set.
    ///
    /// - Parameter start: Starts a server.
    init(start: @escaping @Sendable () throws -> ForkServer) { self.start = start }

    /// Returns a server that nobody uses; `nil` if they don't work here, so that each run needs a process of its own.
    func take() -> ForkServer? {
        if let server = idle.popLast() { return server }
        // A server that can't be started is no error: the run gets a process of its own.
        guard losses < 5, let server = try? start() else { return nil }
        all.append(server)
        return server
    }

    /// Takes a server back.
    func giveBack(_ server: ForkServer) {
        if server.isAlive { idle.append(server) } else { losses += 1 }
    }

    /// Ends all servers.
    func end() async {
        for server in all { await server.end() }
        (idle, all) = ([], [])
    }
}
