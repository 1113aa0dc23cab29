import Foundation

/// Translates an error in the hidden suite or in a given file into what these need from the learner's code.
enum SuiteNeed {
    /// What comes after a name that isn't declared.
    static let absence = ", but can't find it in your code"

    /// Returns a sentence without any of the suite's lines.
    static func sentence(for message: String, from who: String = "the suite") -> String {
        // The patterns take quadratic time, and names in the learner's code can make a message very long.
        let message = String(message.prefix(1000))
        if let match = message.firstMatch(of: /'([^']+)' is inaccessible due to '([^']+)' protection level/) {
            return "\(who) needs `\(match.1)`, which is \(match.2)"
        }
        if message.contains("setter is inaccessible") {
            return "\(who) needs to set a property whose setter isn't accessible to it"
        }
        if let match = message.firstMatch(of: /cannot find (?:type )?'([^']+)' in scope/) {
            return "\(who) needs `\(match.1)`\(absence)"
        }
        if let match = message.firstMatch(
            of: /(?:value of )?type '([^']+)' has no (?:dynamic )?member '([^']+)'/)
        {
            return "\(who) needs `\(match.2)` in `\(match.1)`, but can't find it there"
        }
        if let match = message.firstMatch(
            of: /type '([^']+)' does not conform to (?:expected type|specified type|protocol) '([^']+)'/)
        {
            return "\(who) needs `\(match.1)` to conform to `\(match.2)`"
        }
        if let match = message.firstMatch(of: /no such module '([^']+)'/) {
            return "\(who) needs the module `\(match.1)`, which was not built"
        }
        if let match = message.firstMatch(of: /invalid redeclaration of '([^']+)'/) {
            return "\(who) declares `\(match.1)`, and your code declares it again"
        }
        if let match = message.firstMatch(
            of: /incorrect argument labels? in call \(have '([^']+)', expected '([^']+)'\)/)
        {
            return
                "\(who) makes a call with the labels `\(match.1)`, but your declaration has `\(match.2)`"
        }
        if let match = message.firstMatch(of: /missing arguments? for parameters? (.+) in call/) {
            let missing = CompileAdvice.parameters(String(match.1))
            return "\(who) makes a call without \(missing), which your declaration requires"
        }
        if let match = message.firstMatch(of: /requires that '([^']+)' conform to 'ComparableBySuite'/) {
            return
                "\(who) needs a type such as `Bool`, `Int` or `String` where your code has `\(match.1)`"
        }
        if let match = message.firstMatch(
            of: /conflicting arguments to generic parameter 'Value' \('(.+?)' vs\. '(.+?)'\)/)
        {
            return "\(who) compares a value of type `\(match.1)` with one of type `\(match.2)`"
        }
        return "\(who) can't be compiled with your code: \(message)"
    }
}
