import Foundation
import WorkbookSystem

/// The fork servers of a test program, of which each serves one run at a time.
actor ForkServers {
    private var idle: [ForkServer] = []
    private var all: [ForkServer] = []
    /// How many runs in a row ended their server, as they all do if servers don't work here.
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
        guard server.isAlive else { return losses += 1 }
        idle.append(server)
        losses = 0
    }

    /// Ends all servers.
    func end() async {
        for server in all { await server.end() }
        (idle, all) = ([], [])
    }
}
