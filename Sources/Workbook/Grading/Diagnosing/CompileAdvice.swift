import WorkbookModel
import WorkbookSystem

/// Explanations of the compiler's errors in a learner's words, for each kind of error that the lessons
/// provoke.
///
/// A sentence says what is wrong and why it is an error, and leaves the solution to the learner.
enum CompileAdvice {
    /// A kind of error.
    struct Rule: Sendable {
        /// The compiler's message; each `*` stands for some words, and `^` for the beginning.
        var pattern: String
        /// What that means; `{1}` stands for the first of those words.
        var sentence: String

        /// What the message means instead if no note says what a conformance lacks, because none was declared.
        var sentenceWithoutNotes: String?
        /// What it means in a file of tests that may see less of the module than they expect.
        var sentenceInTests: String?

        init(
            _ pattern: String, _ sentence: String, unlessNoted sentenceWithoutNotes: String? = nil,
            inTests sentenceInTests: String? = nil
        ) {
            self.pattern = pattern
            self.sentence = sentence
            self.sentenceWithoutNotes = sentenceWithoutNotes
            self.sentenceInTests = sentenceInTests
        }
    }

    /// Returns the sentence for an error, its line of code and its notes; `nil` if there is none.
    ///
    /// - Parameter lacksTestable: Whether the error is in a file of tests that doesn't contain `@testable`.
    static func sentence(
        for error: CompilerMessage, notes: [CompilerMessage], lacksTestable: Bool = false
    ) -> String? {
        AssignedExpectation.sentence(for: error) ?? MisspelledWord.sentence(for: error)
            ?? TwoDeclarations.sentence(for: error, notes: notes) ?? openParenthesis(error)
            ?? parameterAssignedToItself(error)
            ?? sentence(for: error.text, notes: notes.map(\.text), lacksTestable: lacksTestable)
    }

    /// Returns the sentence for an error about a list in a line with an open parenthesis.
    static func openParenthesis(_ error: CompilerMessage) -> String? {
        guard error.text == "expected ',' separator" else { return nil }
        let tokens = Lexer.tokens(of: Array(error.code.utf8))
        guard tokens.count(where: { $0.text == "(" }) > tokens.count(where: { $0.text == ")" }) else {
            return nil
        }
        return "This line opens a parenthesis `(` and doesn't close it. Is a `)` missing, or a `,`?"
    }

    /// Returns the sentence for an error in a line such as `store = store`, in which both names are the parameter's.
    private static func parameterAssignedToItself(_ error: CompilerMessage) -> String? {
        guard let words = match("cannot assign to value: '*' is a 'let' constant", error.text),
            let name = words.first
        else { return nil }
        let tokens = Lexer.tokens(of: Array(error.code.utf8)).map(\.text)
        let places = tokens.indices.dropFirst().dropLast().filter { index in
            tokens[index] == "=" && tokens[index - 1] == name && tokens[index + 1] == name
                && (index < 2 || tokens[index - 2] != ".")
        }
        return places.isEmpty
            ? nil
            : "This assigns the parameter `\(name)` to itself. A property of the same name is `self.\(name)`."
    }

    /// Returns the sentence for an error's message; `nil` if there is none.
    ///
    /// - Parameter notes: The compiler's notes on the error, in their order.
    static func sentence(for message: String, notes: [String] = [], lacksTestable: Bool = false) -> String? {
        for rule in rules {
            guard let words = match(rule.pattern, message) else { continue }
            let isNoted = notes.contains { $0.contains("protocol requires") || $0.contains("synthesi") }
            let usual = isNoted ? rule.sentence : rule.sentenceWithoutNotes ?? rule.sentence
            let text = (lacksTestable ? rule.sentenceInTests : nil) ?? usual
            let sentence = filled(text, words) + (details(of: message, notes) ?? "")
            return sentence.hasSuffix("?") ? sentence : sentence + "."
        }
        return nil
    }

    /// Returns the names that are in the notes, but not in the error.
    private static func details(of message: String, _ notes: [String]) -> String? {
        let patterns: [String]
        if message.contains("does not conform to protocol") {
            patterns = ["protocol requires * '*' with", "protocol requires nested type '*'"]
        } else if message.contains("initializ") {
            patterns = ["'self.*' not initialized", "stored property '*' without initial value"]
        } else {
            return nil
        }
        var names: [String] = []
        for note in notes {
            let found = patterns.lazy.compactMap { match($0, note)?.last }.first
            if let name = found.map({ "`\(short($0))`" }), !names.contains(name) { names.append(name) }
        }
        let most = 3
        let rest = names.count > most ? " and \(names.count - most) more" : ""
        return names.isEmpty ? nil : ": " + names.prefix(most).joined(separator: ", ") + rest
    }

    /// Returns the parameters of a call for a person, from the compiler's list such as `#1, 'b'`.
    static func parameters(_ list: String) -> String {
        let ordinals = ["#1": "first", "#2": "second", "#3": "third"]
        let names = list.split(separator: ",").map { part -> String in
            let name = part.trimmingPrefix { $0 == " " }
            if let ordinal = ordinals[String(name)] { return "the \(ordinal) argument" }
            if name.hasPrefix("#") { return "argument \(name.dropFirst())" }
            return "`\(short(name.filter { $0 != "'" }))`"
        }
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func filled(_ sentence: String, _ words: [String]) -> String {
        var text = sentence
        for (index, word) in words.enumerated() {
            text = text.replacing("{\(index + 1)}", with: short(word))
            text = text.replacing("{parameters}", with: parameters(word))
        }
        return text
    }

    /// Returns the words of a message in place of the stars of a pattern; `nil` if the message does not
    /// match.
    ///
    /// This takes one pass from left to right, because names in the learner's code can make a message very
    /// long.
    static func match(_ pattern: String, _ message: String) -> [String]? {
        let isAnchored = pattern.hasPrefix("^")
        let pieces = pattern.drop { $0 == "^" }.split(separator: "*", omittingEmptySubsequences: false)
        var rest = message.prefix(1000)
        var words: [String] = []
        for (index, piece) in pieces.enumerated() {
            if index > 0 && piece.isEmpty {
                words.append(String(rest))
                break
            }
            guard let range = rest.firstRange(of: piece) else { return nil }
            if index > 0 { words.append(String(rest[..<range.lowerBound])) }
            if index == 0 && isAnchored && range.lowerBound != rest.startIndex { return nil }
            rest = rest[range.upperBound...]
        }
        return words
    }

    /// Returns a name, without its middle if it is very long.
    static func short(_ name: some StringProtocol) -> String { Excerpt.middle(String(name), to: 60) }
}
