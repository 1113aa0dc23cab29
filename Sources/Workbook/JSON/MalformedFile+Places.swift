import Foundation
import WorkbookSystem

extension MalformedFile {
    /// The error with the line of the value, or of what isn't closed at the end, for those who write the file.
    package var located: MalformedFile {
        guard file.pathExtension == "json",
            // A file that can't be read has no lines.
            let data = try? BoundedFile.read(file, limit: BoundedFile.largestJSON)
        else { return self }
        let places = JSONPlaces(of: data)
        var located = self
        if let line = places.line(of: keyPath) { located.keyPath += ", line \(line)" }
        if found == JSONFile.endOfFile, let unclosed = places.unclosed {
            located.found += " (the \(unclosed.bracket) in line \(unclosed.line) is never closed)"
        }
        return located
    }

    /// Returns the error that an object in a file has a key twice; `nil` if none has, or if the file can't be read.
    package static func repeatedKey(in file: URL) -> MalformedFile? {
        // Reading the file for its values reports why it can't be read.
        guard let data = try? BoundedFile.read(file, limit: BoundedFile.largestJSON),
            let repeated = JSONPlaces(of: data).repeatedKey
        else { return nil }
        let lines = repeated.lines
        return MalformedFile(
            file: file, keyPath: repeated.keyPath, expected: "one value",
            found: lines[0] == lines[1]
                ? "two, both in line \(lines[0])" : "two, in lines \(lines[0]) and \(lines[1])")
    }
}
