import Foundation
import WorkbookModel
import WorkbookSystem

/// Explains errors about two declarations that don't fit each other, of which the compiler's notes have the second.
enum TwoDeclarations {
    /// Returns the sentence for an error; `nil` if it isn't about two declarations, or if the second one is in no file.
    static func sentence(for error: CompilerMessage, notes: [CompilerMessage]) -> String? {
        if let name = CompileAdvice.match("^invalid redeclaration of '*'", error.text)?.first {
            let other = notes.first { $0.text.hasSuffix("previously declared here") }
            return other.map {
                "`\(CompileAdvice.short(name))` is declared twice: here and \(place($0, from: error))."
            }
        }
        if let name = CompileAdvice.match("^'*' is ambiguous for type lookup", error.text)?.first {
            let places = notes.filter { $0.text == "found this candidate" }.map { place($0, from: error) }
            guard places.count > 1 else { return nil }
            return "`\(CompileAdvice.short(name))` is declared twice: \(places[0]) and \(places[1])."
        }
        return override(error, notes)
    }

    /// Returns both declarations of a member that doesn't override the one of its superclass.
    private static func override(_ error: CompilerMessage, _ notes: [CompilerMessage]) -> String? {
        let inherited = notes.filter {
            $0.text == "overridden declaration is here" || $0.text.hasPrefix("potential overridden")
        }
        // A keyword is missing, and a `required` before an initializer is no mistake.
        guard !error.text.contains("requires an 'override' keyword"), let own = declaration(at: error) else {
            return nil
        }
        let others = inherited.compactMap(declaration).filter { $0 != own }
        // Of several candidates, nobody knows which one was meant.
        guard others.count == 1, inherited.count == 1 else { return nil }
        return "The superclass declares `\(others[0])`, and this override has `\(own)`. They must match."
    }

    /// Returns the declaration at the place of a message as far as it is in one line, without its access level; `nil` if
    /// the line ends before it does.
    static func declaration(at message: CompilerMessage) -> String? {
        let tokens = Lexer.tokens(of: Array(message.code.utf8))
        guard let name = tokens.firstIndex(where: { $0.range.contains(message.column - 1) }) else {
            return nil
        }
        let isEdge = { (token: Token) in ["{", "}", ";"].contains(token.text) }
        let start = tokens[..<name].lastIndex(where: isEdge).map { $0 + 1 } ?? 0
        let end = tokens[name...].firstIndex(where: isEdge) ?? tokens.endIndex
        let words = tokens[start..<end]
        guard words.count(where: \.opens) == words.count(where: \.closes) else { return nil }
        let hidden: Set = [
            "override", "public", "open", "internal", "package", "final", "private", "fileprivate",
        ]
        guard let first = words.first(where: { !hidden.contains($0.text) }), let last = words.last else {
            return nil
        }
        let bytes = Array(message.code.utf8)[first.range.lowerBound..<last.range.upperBound]
        return Excerpt.middle(String(decoding: bytes, as: UTF8.self), to: 100)
    }

    private static func place(_ message: CompilerMessage, from error: CompilerMessage) -> String {
        if message.path == error.path { return "in line \(message.line)" }
        return "in `\(URL(filePath: message.path).lastPathComponent)`, line \(message.line)"
    }
}
