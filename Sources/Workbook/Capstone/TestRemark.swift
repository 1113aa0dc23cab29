/// What a reader of tests would remark, although the tests pass whenever they run.
package struct TestRemark: Sendable, Equatable {
    /// What is remarked.
    package enum Kind: Sendable, CaseIterable {
        /// The test has no expectation, and calls no function of the tests that has one.
        case expectsNothing
        /// All tests share this variable.
        case sharedVariable

        /// What that means, before the names.
        var sentence: String {
            switch self {
            case .expectsNothing: "These tests expect nothing, so they notice only errors and crashes:"
            case .sharedVariable: "What one test stores here, the next one finds:"
            }
        }
    }

    var kind: Kind
    /// The test's name, or the variable with its file and line.
    var place: String
}
