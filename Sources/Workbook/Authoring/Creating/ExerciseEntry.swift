import Foundation
import WorkbookModel

/// The entry of an exercise in a `lesson.json`, with the keys in the order in which a person would write them.
struct ExerciseEntry {
    /// The source of the entry.
    private(set) var text: String

    /// Writes the entry of an exercise.
    ///
    /// - Parameter indent: The blanks before each line.
    init(of draft: ExerciseDraft, indent: String = "    ") {
        let texts = { (values: [String]) in
            values.isEmpty ? "[]" : "[" + values.map(ExerciseEntry.quoted).joined(separator: ", ") + "]"
        }
        let hints =
            draft.hints.isEmpty
            ? "[]"
            : "[\n"
                + draft.hints.map { "\(indent)    \(ExerciseEntry.quoted($0))" }.joined(separator: ",\n")
                + "\n\(indent)  ]"
        let keys: [(String, String?)] = [
            ("slug", ExerciseEntry.quoted(draft.slug)), ("title", ExerciseEntry.quoted(draft.title)),
            ("kind", ExerciseEntry.quoted(draft.kind.rawValue)),
            ("module", ExerciseEntry.quoted(draft.module)),
            ("subject", draft.subject.map(ExerciseEntry.quoted)), ("owns", texts(draft.owns)),
            ("products", draft.products.isEmpty ? nil : texts(draft.products.map(\.description))),
            ("hints", hints),
        ]
        let lines = keys.compactMap { key, value in value.map { "\(indent)  \"\(key)\": \($0)" } }
        text = "\(indent){\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }

    /// Returns a text as JSON.
    static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        // Every text can be encoded.
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
