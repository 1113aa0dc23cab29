import Foundation

/// The program: everything that reads the clock, touches files or prints, and no decision that a test could check.
@MainActor
public enum ReadingListApp {
    /// Runs a command.
    ///
    /// - Returns: The exit code: 0, or 1 if the command failed, or 2 if it doesn't exist.
    public static func run(_ arguments: [String]) -> Int32 {
        let command = Command(arguments, on: Today(now: Date(), calendar: .current))
        let contents = command.files.map { ($0, FileManager.default.contents(atPath: path(of: $0))) }
        return perform(command.effects(contents: Dictionary(uniqueKeysWithValues: contents)))
    }

    private static func perform(_ effects: [Effect]) -> Int32 {
        var code: Int32 = 0
        for effect in effects {
            switch effect {
            case .print(let text): print(text)
            case .exit(let status): code = status
            case .move(let file, let other):
                try? FileManager.default.removeItem(atPath: path(of: other))
                try? FileManager.default.moveItem(atPath: path(of: file), toPath: path(of: other))
            case .write(let text, let file, let then, let otherwise):
                code = perform(
                    (try? write(text, to: URL(filePath: path(of: file)))) == nil ? otherwise : then)
            }
        }
        return code
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private static func path(of file: File) -> String {
        switch file {
        case .named(let path): path
        case .stored(let name):
            (ProcessInfo.processInfo.environment["READING_LIST_FOLDER"]
                ?? FileManager.default.homeDirectoryForCurrentUser.path + "/.reading-list") + "/" + name
        }
    }
}
