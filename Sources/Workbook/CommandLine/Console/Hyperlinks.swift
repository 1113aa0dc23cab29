import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Paths that a terminal opens with a click (OSC 8).
package struct Hyperlinks: Sendable {
    /// The folder of the course.
    package var root: URL
    /// The folder to which shown paths are relative.
    package var folder: URL
    /// The name of this machine: a terminal may show text that came from another one.
    package var host: String
    /// Whether links in this terminal can name a line; other terminals read a `#` as part of the name, or fail.
    package var hasLines: Bool

    /// Creates links to files of a course.
    ///
    /// - Parameter folder: The folder to which shown paths are relative; without one, the course's.
    package init(root: URL, folder: URL? = nil, host: String = Hyperlinks.machine, hasLines: Bool = false) {
        self.root = root
        self.folder = folder ?? root
        self.host = host
        self.hasLines = hasLines
    }

    /// The name that this machine gives itself; asking a name service could take seconds.
    private static let machine: String = {
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: system.nodename) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
    }()

    /// Returns whether the terminal with this environment is known to show links.
    ///
    /// A terminal without links may print the control sequences, so the answer is no unless the terminal is known. As in
    /// other tools, `FORCE_HYPERLINK` decides if it is set.
    package static func areShown(_ environment: [String: String]) -> Bool {
        if let forced = environment["FORCE_HYPERLINK"], !forced.isEmpty { return forced != "0" }
        let terminal = environment["TERM"] ?? ""
        // Inside `tmux` and `screen` the outer terminal's variables are still set, but links get lost or garbled.
        let isInside = environment["TMUX"] != nil || environment["STY"] != nil
        if isInside || ["dumb", "linux"].contains(terminal) || terminal.hasPrefix("screen")
            || terminal.hasPrefix("tmux") || environment["CI"] != nil
        {
            return false
        }
        if ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"].contains(environment["TERM_PROGRAM"]) {
            return true
        }
        // The first version with links, 0.50.0, crashes on them.
        if let version = environment["VTE_VERSION"].flatMap(Int.init) { return version > 5000 }
        if terminal == "xterm-kitty" || terminal == "xterm-ghostty" || terminal.hasPrefix("foot") {
            return true
        }
        return ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains {
            environment[$0] != nil
        }
    }

    /// Returns whether the terminal with this environment opens `file://…#12` at line 12.
    package static func haveLines(_ environment: [String: String]) -> Bool {
        ["iTerm.app", "vscode"].contains(environment["TERM_PROGRAM"]) || environment["KITTY_WINDOW_ID"] != nil
    }

    /// Returns the address of the file that a text such as `Lessons/1-a/A.swift:3:14` names, if there is one.
    package func address(of text: String) -> String? {
        guard let parts = text.wholeMatch(of: /(.+?)(?::(\d+))?(?::(\d+))?/) else { return nil }
        let name = String(parts.1)
        let file = name.hasPrefix("/") ? URL(filePath: name) : folder.appending(path: name)
        let path = file.standardizedFileURL.path
        let base = root.standardizedFileURL.path
        // Other relative paths are not those of files in the course.
        guard name.hasPrefix("/") || path == base || path.hasPrefix(base + "/"),
            FileManager.default.fileExists(atPath: path)
        else { return nil }
        let line = hasLines ? parts.2.map { "#\($0)" } ?? "" : ""
        return "file://" + Hyperlinks.encoded(host) + Hyperlinks.encoded(path) + line
    }

    /// Returns a text with every byte percent-encoded that could have a special meaning.
    private static func encoded(_ text: String) -> String {
        text.utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
    }
}
