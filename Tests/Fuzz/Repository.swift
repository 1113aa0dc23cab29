import Foundation
import TestSupport

/// The files of this project from which inputs are made.
extension Repository {
    /// Returns the contents of all files with a name below a folder, in the order of their paths.
    static func files(named name: String, below folder: String) -> [Data] {
        let folder = root.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.split(separator: "/").last.map(String.init) == name }.sorted()
            .compactMap { FileManager.default.contents(atPath: folder.appending(path: $0).path) }
    }

    /// Returns the multiline strings in a Swift file of the tests, without their indentation.
    static func texts(inTestFile path: String) -> [Data] {
        let file = root.appending(path: "Tests/GradingTests").appending(path: path)
        let source = FileManager.default.contents(atPath: file.path).map {
            String(decoding: $0, as: UTF8.self)
        }
        return (source ?? "").components(separatedBy: "#\"\"\"\n").dropFirst().map { part in
            let text = part.components(separatedBy: "\"\"\"#")[0]
            let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            return Data(lines.joined(separator: "\n").utf8)
        }
    }
}
