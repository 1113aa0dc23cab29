import Foundation
import WorkbookModel
import WorkbookSystem

/// A type that a learner has probably given another name: exactly one type is new, apart from those nested in others.
struct RenamedType {
    private let old: Set<String>
    private let new: String

    /// Compares the types that the learner's files declare with those of the starter; `nil` unless exactly one is new.
    init?(in attempt: PartAttempt) {
        // A file that can't be read has a verdict of its own.
        let sources = (try? attempt.ownedFiles())?.values.map { $0 } ?? []
        let own = Self.types(in: sources)
        let starter = Self.types(
            in: attempt.part.owns.compactMap {
                FileManager.default.contents(atPath: attempt.part.starter.appending(path: $0).path)
            })
        let added = own.subtracting(starter)
        let candidates = added.count == 1 ? added : added.intersection(sources.flatMap(Self.outerTypes))
        guard let new = candidates.first, candidates.count == 1 else { return nil }
        (old, self.new) = (starter.subtracting(own), new)
    }

    /// Returns what to add to a message that says that a type isn't found; `nil` if the type wasn't renamed.
    func note(on need: SuiteNeed) -> String? {
        guard let name = need.missingName, old.contains(name) else { return nil }
        return ". Did you rename it to `\(new)`?"
    }

    /// Returns what to say about names that the learner's files don't declare; `nil` unless exactly one of them is a type.
    func note(onMissing names: [String]) -> VerdictNote? {
        let types = names.filter { $0.first?.isUppercase ?? false }
        return types.count == 1 ? .otherName(new, of: types[0]) : nil
    }

    /// Returns the types that aren't nested in another one.
    private static func outerTypes(in source: Data) -> [String] {
        var depth = 0
        let tokens = Lexer.tokens(of: Array(source))
        return zip(tokens, tokens.dropFirst()).compactMap { word, name in
            depth += word.opens ? 1 : word.closes ? -1 : 0
            return depth == 0 && LearnerFile.types.contains(word.text) ? name.text : nil
        }
    }

    private static func types(in sources: [Data]) -> Set<String> {
        Set(sources.flatMap { LearnerFile.names(in: $0, after: LearnerFile.types) })
    }
}
