/// How a change of a package's code ended.
package enum BugFate: Sendable, Equatable, Codable {
    /// The ways in which a test notices a change.
    package enum Sign: String, Sendable, Codable {
        case failure, crash, timeout
    }

    /// This test noticed it.
    case noticed(by: String, Sign)
    /// All tests that run the code passed.
    case survived
    /// All tests that run the function passed, and none of them runs the changed statement.
    case bypassed
    /// No test runs the code.
    case notReached
    /// The code doesn't compile with it.
    case notCompiled
    /// A comment says that it makes no difference, for this reason.
    case equivalent(String)

    /// Whether tests run the function, and none notices the change.
    package var isSurvivor: Bool { self == .survived || self == .bypassed }
}
