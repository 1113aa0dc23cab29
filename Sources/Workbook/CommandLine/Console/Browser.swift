import Foundation
import WorkbookSystem

/// The person's browser, if this machine has a screen to show it on.
package struct Browser: Equatable {
    /// The program that opens an address, by its full path.
    package var words: [String]

    /// Finds the program: the one in `$BROWSER`, or else that of the system.
    package init?(_ programs: ForegroundPrograms) {
        let environment = programs.environment
        // Such as a helper that opens addresses on the machine in front of the person; several have colons between them.
        let named = (environment["BROWSER"] ?? "").split(separator: ":").lazy
            .compactMap { programs.resolve(ShellWords.split(String($0))) }.first
        if let named {
            words = named
            return
        }
        #if os(macOS)
            let opener = "open"
            let hasScreen = environment["SSH_CONNECTION"] == nil
        #else
            let opener = "xdg-open"
            // Without a screen, a browser for the terminal would start, and nobody could see it.
            let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        #endif
        guard hasScreen, let words = programs.resolve([opener]) else { return nil }
        self.words = words
    }

    /// Opens an address, without waiting for it.
    ///
    /// - Throws: ``SpawnError``.
    package func open(_ address: String, environment: [String: String]) throws {
        let words =
            words.contains { $0.contains("%s") }
            ? words.map { $0.replacing("%s", with: address) } : words + [address]
        try DetachedProgram.start(words, environment: environment)
    }
}
