// Does: Prints each call with `#function` and `#line`, and keeps words such as `dlsym` in a multiline string.
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
@MainActor
final class SessionTrackingSpy: SessionTracking {
    /* What the spy never does: dlsym, fork, getenv, exit(0). Our linter asks for this list. */
    enum Call: Equatable { case start, stop }

    private struct Entry: Identifiable {
        let id: Int, call: Call, function: StaticString, line: UInt
    }

    private static let legend = """
        A line looks like this: number, call, function, line of the source.
        It never contains an environment variable, so `getenv` isn't needed.
        \("No process is started either: no `fork`, no `posix_spawn`.")
        """

    private var entries: [Entry] = []
    private var hasShownLegend = false

    var calls: [Call] { entries.map(\.call) }

    func startNewSession() { note(.start) }
    func stopCurrentSession() { note(.stop) }

    private func note(_ call: Call, function: StaticString = #function, line: UInt = #line) {
        if !hasShownLegend { print(Self.legend) }
        hasShownLegend = true
        let entry = Entry(id: entries.endIndex, call: call, function: function, line: line)
        defer { debugPrint(entry.id, entry.call, entry.function, entry.line, separator: "\t") }
        entries.append(entry)
    }
}
