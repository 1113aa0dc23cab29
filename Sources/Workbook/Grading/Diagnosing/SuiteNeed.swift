import Foundation

/// What the hidden suite or a given file needs from the learner's code, read from an error in it.
struct SuiteNeed {
    /// The name that the learner's code doesn't declare, if that is what it needs.
    let missingName: String?
    /// What it needs, in words that follow who needs it.
    private let words: String

    /// Reads an error of the compiler.
    init(_ message: String) {
        // The patterns take quadratic time, and names in the learner's code can make a message very long.
        let message = String(message.prefix(1000))
        let name = message.firstMatch(of: /cannot find (?:type )?'([^']+)' in scope/).map { String($0.1) }
        missingName = name
        words = name.map { "needs `\($0)`, but can't find it in your code" } ?? SuiteNeed.words(for: message)
    }

    /// Returns a sentence without any of the suite's lines.
    func sentence(from who: String = "the suite") -> String { "\(who) \(words)" }

    private static func words(for message: String) -> String {
        if let match = message.firstMatch(of: /'([^']+)' is inaccessible due to '([^']+)' protection level/) {
            return "needs `\(match.1)`, which is \(match.2)"
        }
        if message.contains("setter is inaccessible") {
            return "needs to set a property whose setter isn't accessible to it"
        }
        if let match = message.firstMatch(
            of: /(?:value of )?type '([^']+)' has no (?:dynamic )?member '([^']+)'/)
        {
            return "needs `\(match.2)` in `\(match.1)`, but can't find it there"
        }
        if let match = message.firstMatch(
            of: /type '([^']+)' does not conform to (?:expected type|specified type|protocol) '([^']+)'/)
        {
            return "needs `\(match.1)` to conform to `\(match.2)`"
        }
        if let match = message.firstMatch(of: /no such module '([^']+)'/) {
            return "needs the module `\(match.1)`, which was not built"
        }
        if let match = message.firstMatch(of: /invalid redeclaration of '([^']+)'/) {
            return "declares `\(match.1)`, and your code declares it again"
        }
        if let match = message.firstMatch(
            of: /incorrect argument labels? in call \(have '([^']+)', expected '([^']+)'\)/)
        {
            return "makes a call with the labels `\(match.1)`, but your declaration has `\(match.2)`"
        }
        if let match = message.firstMatch(of: /missing arguments? for parameters? (.+) in call/) {
            let missing = CompileAdvice.parameters(String(match.1))
            return "makes a call without \(missing), which your declaration requires"
        }
        if let match = message.firstMatch(of: /requires that '([^']+)' conform to 'ComparableBySuite'/) {
            return "needs a type such as `Bool`, `Int` or `String` where your code has `\(match.1)`"
        }
        if let match = message.firstMatch(
            of: /conflicting arguments to generic parameter 'Value' \('(.+?)' vs\. '(.+?)'\)/)
        {
            return "compares a value of type `\(match.1)` with one of type `\(match.2)`"
        }
        return "can't be compiled with your code: \(message)"
    }
}
