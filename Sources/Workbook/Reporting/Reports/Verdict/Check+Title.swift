import WorkbookModel

extension Check {
    /// Returns the sentence to show beside the symbol of a result.
    ///
    /// The name of a check is a promise, which a reader understands after any symbol. Names that begin with "Your tests"
    /// or "Every test" would read as facts, so they have other words if the check did not pass.
    ///
    /// - Parameter passed: Whether the check passed; `nil` if it did not run.
    package func title(passed: Bool?) -> String {
        switch (passed, kind) {
        case (true?, _): name
        case (false?, .accepts): variantName.map { "Your tests rejected correct code: \($0)" } ?? name
        case (false?, .catches): variantName.map { "Your tests did not catch: \($0)" } ?? name
        case (nil, .accepts): variantName.map { "Your tests should accept \($0)" } ?? name
        case (nil, .catches): variantName.map { "Your tests should catch: \($0)" } ?? name
        case (false?, .tests(let id)): Check.failures[id] ?? name
        case (_, .compileTime), (_, .suite), (nil, .tests): name
        }
    }

    /// What to say about tests as a whole that fail a check, by the last part of its id.
    private static let failures = [
        "present": "There were no tests to run",
        "enabled": "A test did not run, or a failure was ignored",
        "alone": "A test did not pass on its own",
        "together": "A test did not pass together with the others",
        "can-fail": "A test may pass no matter what the code does",
    ]
}

extension CheckResult {
    /// The sentence to show beside the symbol of the result.
    package var title: String {
        switch state {
        case .passed: check.title(passed: true)
        case .failed, .stopped: check.title(passed: false)
        case .notAttempted: check.title(passed: nil)
        }
    }
}
