import Foundation
import WorkbookModel
import WorkbookSystem

/// A file of compile-time checks: snippets that must, or must not, compile for one kind of client.
///
/// The directives are comments, so that a probe file is ordinary Swift:
///
///     // CLIENT: testable
///     // CHECK readable: Tests can read hasActiveSession
///     // COMPILES: tests cannot read hasActiveSession
///     // REJECTED assignment_lhs_is_immutable_property: tests can write hasActiveSession
///     // REJECTED candidate_inaccessible "'private' protection" or could_not_find_value_member: tests can call reset()
///
/// A rejection is named by the compiler's own identifier for the error (`swiftc -debug-diagnostic-names`), because the
/// learner's code can supply words of a message. Words in quotation marks after an identifier must be in the message as
/// well. A snippet reaches from its directive to the next one. The text after the colon is what a learner reads if the
/// demand is not met.
struct Probe: Equatable {
    /// The kind of code that uses the module.
    enum Client: String, CaseIterable {
        /// A test target: `@testable import`.
        case testable
        /// Another module of the same package.
        case package
        /// A module of another package.
        case `public`
    }

    /// What the compiler must do with a snippet.
    enum Demand: Equatable {
        case compiles
        case rejected(because: [Reason])
    }

    /// An error that a rejected snippet may have.
    struct Reason: Equatable {
        /// The compiler's identifier for it.
        var identifier: String
        /// Words that its message must contain; `nil` if any will do.
        var words: String?
    }

    /// A range of lines with one demand.
    struct Snippet: Equatable {
        var checkID: String
        var demand: Demand
        var otherwise: String
        var lines: ClosedRange<Int>
    }

    /// What is wrong with a probe file.
    struct SyntaxProblem: Error, Equatable {
        var line: Int
        var problem: String
    }

    var client: Client
    var snippets: [Snippet] = []
    /// The checks whose sentences are in this file, in order.
    var sentences: [Check] = []

    /// Reads the directives of a file.
    ///
    /// - Throws: ``SyntaxProblem``.
    init(parsing source: String) throws {
        var client: Client?
        var check: String?
        var open: (demand: Demand, otherwise: String, from: Int)?
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let number = index + 1
            guard let directive = try Directive(line, at: number) else { continue }
            if let snippet = open, let check {
                snippets.append(
                    Snippet(
                        checkID: check, demand: snippet.demand, otherwise: snippet.otherwise,
                        lines: snippet.from...index))
            }
            open = nil
            switch directive {
            case .client(let value): client = value
            case .check(let id, let sentence):
                check = id
                if let sentence { sentences.append(Check(.compileTime(id), name: sentence)) }
            case .snippet(let demand, let otherwise):
                guard check != nil else {
                    throw SyntaxProblem(line: number, problem: "one without a CHECK before it")
                }
                open = (demand, otherwise, number)
            }
        }
        if let snippet = open, let check {
            snippets.append(
                Snippet(
                    checkID: check, demand: snippet.demand, otherwise: snippet.otherwise,
                    lines: snippet.from...lines.count))
        }
        guard let client else {
            throw SyntaxProblem(line: 1, problem: "no CLIENT: testable, package or public")
        }
        self.client = client
    }

    private enum Directive {
        case client(Client)
        case check(id: String, sentence: String?)
        case snippet(Demand, otherwise: String)

        init?(_ line: Substring, at number: Int) throws {
            let text = line.trimmingCharacters(in: .whitespaces)
            // Most lines are code, and matching five patterns takes time.
            guard text.hasPrefix("// ") else { return nil }
            if let match = text.wholeMatch(of: /\/\/ CLIENT: (\w+)/) {
                guard let client = Client(rawValue: String(match.1)) else {
                    throw SyntaxProblem(
                        line: number, problem: "a CLIENT that isn't testable, package or public")
                }
                self = .client(client)
            } else if let match = text.wholeMatch(of: /\/\/ CHECK ([\w-]+)(?:: (.+))?/) {
                self = .check(id: String(match.1), sentence: match.2.map(String.init))
            } else if let match = text.wholeMatch(of: /\/\/ COMPILES: (.+)/) {
                self = .snippet(.compiles, otherwise: String(match.1))
            } else if let (reasons, otherwise) = Directive.rejection(text) {
                self = .snippet(.rejected(because: reasons), otherwise: otherwise)
            } else if text.firstMatch(of: /^\/\/ (CLIENT|CHECK|COMPILES|REJECTED)\b/) != nil {
                throw SyntaxProblem(line: number, problem: "one that can't be read")
            } else {
                return nil
            }
        }

        /// Reads a list such as `a_b or c_d "words"`, and the sentence after it.
        private static func rejection(_ text: String) -> (reasons: [Reason], otherwise: String)? {
            // Every identifier of the compiler has an underscore, so `or` is none.
            let reason = /([a-z0-9]+(?:_[a-z0-9]+)+)(?: "([^"]+)")?(: | or )/
            guard var rest = text.wholeMatch(of: /\/\/ REJECTED (.+)/)?.1 else { return nil }
            var reasons: [Reason] = []
            while let match = rest.prefixMatch(of: reason) {
                reasons.append(Reason(identifier: String(match.1), words: match.2.map(String.init)))
                rest = rest[match.range.upperBound...]
                if match.3 == ": " { return rest.isEmpty ? nil : (reasons, String(rest)) }
            }
            return nil
        }
    }
}

extension Probe {
    /// Returns which checks failed, from the compiler's errors in the file.
    ///
    /// - Returns: For each check that failed, the reasons.
    func breaches(errors: [CompilerMessage]) -> [String: [ProbeBreach]] {
        var breaches: [String: [ProbeBreach]] = [:]
        // Snippets that must compile come first: if one fails, a rejection for another reason only repeats
        // that error.
        for snippet in snippets.filter({ $0.demand == .compiles })
            + snippets.filter({ $0.demand != .compiles })
        {
            let here = errors.filter { snippet.lines.contains($0.line) }
            let id = Check.Kind.compileTime(snippet.checkID).id
            let isEcho = !here.isEmpty && breaches[id] != nil
            guard !isEcho, let breach = snippet.breach(errors: here) else { continue }
            breaches[id, default: []].append(breach)
        }
        return marked(breaches)
    }

    /// Returns whether an error is in a snippet that is rejected for other reasons.
    func isSurprised(by error: CompilerMessage) -> Bool {
        snippets.contains { snippet in
            guard case .rejected(let reasons) = snippet.demand, snippet.lines.contains(error.line) else {
                return false
            }
            return !reasons.contains { $0.explains(error) }
        }
    }

    /// Marks the breaches that only repeat what an earlier check reports.
    ///
    /// If something cannot be used at all, a check that forbids one use of it is neither met nor missed.
    private func marked(_ breaches: [String: [ProbeBreach]]) -> [String: [ProbeBreach]] {
        var marked = breaches
        var reported: Set<String> = []
        var seen: Set<String> = []
        for check in snippets.map(\.checkID) where seen.insert(check).inserted {
            let id = Check.Kind.compileTime(check).id
            // A check without rejected snippets claims that its snippets compile.
            let forbids = snippets.contains { $0.checkID == check && $0.demand != .compiles }
            marked[id] = breaches[id]?.map { breach in
                var breach = breach
                breach.isRepeated = forbids && breach.error.map(reported.contains) ?? false
                return breach
            }
            reported.formUnion((breaches[id] ?? []).compactMap(\.error))
        }
        return marked
    }
}

extension Probe.Snippet {
    /// Returns why the demand is not met; `nil` if it is.
    fileprivate func breach(errors: [CompilerMessage]) -> ProbeBreach? {
        switch demand {
        case .compiles:
            return errors.first.map {
                ProbeBreach(
                    sentence:
                        "\(otherwise) (the compiler says: \($0.text.trimmingPrefix(/\s+/)))", error: $0.text,
                    identifier: $0.identifier, missing: missing(errors))
            }
        case .rejected(let reasons):
            guard let first = errors.first else { return ProbeBreach(sentence: otherwise) }
            let isNamed = errors.contains { error in reasons.contains { $0.explains(error) } }
            // Not compiling is not enough: a member that does not exist is not a protected member.
            let doubtful = errors.first(where: \.hasLearnersWords)
            if isNamed && doubtful == nil { return nil }
            let error = doubtful ?? first
            return ProbeBreach(
                sentence:
                    "could not check whether \(otherwise), because the compiler stops at another error: "
                    + error.text,
                isUndecided: true, error: error.text, identifier: error.identifier,
                missing: doubtful == nil ? missing(errors) : [])
        }
    }

    private func missing(_ errors: [CompilerMessage]) -> [MissingName] {
        guard let first = errors.first, MissingName(first) != nil else { return [] }
        return errors.compactMap(MissingName.init)
    }
}

extension Probe.Reason {
    /// Whether this is the reason for an error.
    fileprivate func explains(_ error: CompilerMessage) -> Bool {
        error.identifier == identifier && words.map(error.text.contains) ?? true
    }
}

extension CompilerMessage {
    /// Whether the message may quote whole lines that the learner wrote, which can look like other messages.
    ///
    /// That is the case for `@available(*, unavailable, message: …)`. If such a text has several lines, the identifier comes
    /// after the last one, so the first one has none.
    fileprivate var hasLearnersWords: Bool {
        guard let identifier else { return true }
        return identifier.contains("availability") || identifier.contains("unavailable")
    }
}
