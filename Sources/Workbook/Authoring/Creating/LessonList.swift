import Foundation
import WorkbookModel
import WorkbookSystem

/// The text of a `lesson.json`, to which an exercise can be added without changing anything else.
struct LessonList {
    /// The text of the file.
    private(set) var text: String

    /// Adds an entry at the end of the list of exercises.
    ///
    /// - Throws: ``MalformedFile`` if the text has no such list.
    mutating func add(_ entry: ExerciseEntry, file: URL) throws {
        guard let end = endOfExercises() else {
            throw MalformedFile(
                file: file, keyPath: "exercises", expected: "a list with an exercise",
                found: "nothing like that")
        }
        let head = text[..<end]
        // Before the bracket at the end, there are only blanks and line breaks.
        let last = head.lastIndex { !$0.isWhitespace } ?? head.startIndex
        let isEmpty = head[last] == "["
        text = head[...last] + (isEmpty ? "\n" : ",\n") + entry.text + "\n  " + text[end...]
    }

    /// Returns the position of the bracket that ends the list of exercises.
    private func endOfExercises() -> String.Index? {
        var depth = 0
        var isInText = false
        var isEscaped = false
        var word = ""
        var key: String?
        for index in text.indices {
            let character = text[index]
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    isInText = false
                } else {
                    word.append(character)
                }
                continue
            }
            switch character {
            case "\"": (isInText, word) = (true, "")
            case ":": if depth == 1 { key = word }
            case "{", "[": depth += 1
            case "}", "]":
                depth -= 1
                if depth == 1, character == "]", key == "exercises" { return index }
            default: break
            }
        }
        return nil
    }
}
