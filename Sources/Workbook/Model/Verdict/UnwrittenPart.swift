/// A function or property of the starter that the learner has not written yet.
package struct UnwrittenPart: Sendable, Hashable, Codable {
    /// The error that a starter throws in place of code that the learner has to write.
    package static let error = "NotWrittenYet"

    /// The name, such as `extract(_:)`.
    package let name: String
    /// Where it throws the error.
    package let place: Place

    /// Creates a part.
    package init(name: String, place: Place) {
        self.name = name
        self.place = place
    }
}

extension CheckResult {
    /// Whether the check failed because code threw the error of an unfinished starter.
    package var namesUnwrittenCode: Bool {
        state == .failed && messages.contains { $0.contains(UnwrittenPart.error) }
    }
}

extension Verdict {
    /// Returns whether a check failed only because it needs a declaration that the learner has not written yet.
    package func needsDeclaration(_ result: CheckResult) -> Bool {
        notes.contains { note in
            if case .undeclared(_, let checks) = note { checks.contains(result.check.id) } else { false }
        }
    }

    /// Returns whether a check failed because of something that the learner has not written yet.
    ///
    /// Code that is written may throw the same error.
    package func needsUnwrittenCode(_ result: CheckResult) -> Bool {
        let lacksCode = notes.contains { if case .unwritten = $0 { true } else { false } }
        return lacksCode && result.namesUnwrittenCode || needsDeclaration(result)
    }
}

extension VerdictNote {
    /// Whether it says what the learner has not written yet.
    package var namesUnwrittenCode: Bool {
        switch self {
        case .unwritten, .undeclared, .otherName, .misplaced: true
        default: false
        }
    }
}
