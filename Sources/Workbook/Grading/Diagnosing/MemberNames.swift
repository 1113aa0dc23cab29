import Foundation
import WorkbookModel
import WorkbookSystem

/// The names that are declared in the files of an exercise that a learner can read, to suggest one for a misspelled member.
struct MemberNames: Equatable {
    /// The names of types.
    private(set) var types: Set<String> = []
    /// The names of properties, functions and cases.
    private(set) var members: Set<String> = []

    /// Looks through sources.
    init(sources: [Data]) {
        for source in sources {
            let tokens = Lexer.tokens(of: Array(source))
            var isInCase = false
            for (word, name) in zip(tokens, tokens.dropFirst()) {
                // One `case` can declare several names.
                isInCase = word.text == "case" || isInCase && !word.startsLine
                guard name.kind == .word else { continue }
                if isInCase && word.text == "," { members.insert(name.text) }
                if Self.typeWords.contains(word.text) { types.insert(name.text) }
                if Self.memberWords.contains(word.text) { members.insert(name.text) }
            }
        }
    }

    /// Reads the learner's files and those that are given, but not the hidden suite and the hidden variants of a subject.
    init(in workspace: Workspace) {
        let part = workspace.part
        let starter = part.folders.starter
        let modules = ([part.module] + part.support).map { "Sources/\($0)" } + ["Tests/\(part.module)"]
        let subject = part.kind == .tests ? [starter, starter.appending(path: "Subject")] : []
        let folders = modules.map { workspace.root.appending(path: $0) } + subject
        // A file that can't be read has no names.
        self.init(
            sources: folders.flatMap { $0.files() }.compactMap {
                FileManager.default.contents(atPath: $0.path)
            })
    }

    /// Whether an error is about a member that doesn't exist.
    static func isAboutMember(_ error: CompilerMessage) -> Bool { error.text.contains(" has no member '") }

    /// Returns an error with the suggestion that the compiler doesn't make: the only similar name.
    func completing(_ error: CompilerMessage) -> CompilerMessage {
        let patterns = ["^value of type '*' has no member '*'", "^type '*' has no member '*'"]
        let found = patterns.lazy.compactMap { CompileAdvice.match($0, error.text) }.first
        guard let words = found, words.count == 2, !error.text.contains("did you mean") else { return error }
        let type = words[0].split { $0 == " " || $0 == "." }.last.map(String.init) ?? ""
        // Of a type of the standard library, nobody knows the other members here.
        guard types.contains(type), !members.contains(words[1]) else { return error }
        let similar = members.filter { Suggestion.nearest(to: words[1], in: [$0]) != nil }
        guard similar.count == 1, let name = similar.first else { return error }
        var completed = error
        completed.text += "; did you mean '\(name)'?"
        return completed
    }

    private static let typeWords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    private static let memberWords: Set = ["var", "let", "func", "case"]
}
