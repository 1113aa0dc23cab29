import WorkbookModel

/// A suite that must fail, beside every hidden one and under the same imports.
///
/// Where its expectations do not fail, the learner's module has changed what an expectation or a comparison means, and
/// no other check can be believed. The failures are wrapped as known issues, so that a healthy canary leaves the exit
/// status alone.
enum Canary {
    /// The suite's name, and the name of its file.
    static let name = "WorkbookCanary"

    /// How many failures must be heard.
    static let failures = expectations.count

    /// The source of the suite.
    static func text(for exercise: Exercise) -> String {
        let imports = (["@testable import \(exercise.module)"] + exercise.support.map { "import \($0)" })
            .joined(separator: "\n")
        let body = expectations.map { "        Testing.withKnownIssue { \($0) }" }.joined(separator: "\n")
        return """
            import Foundation
            import Testing
            \(imports)

            @Suite @MainActor struct \(name) {
                @Test func mustFail() throws {
                    let (one, two, text, truth, list) = (1, 2, "a", true, [1])
                    let nothing: Int? = nil
            \(body)
                }
            }

            """
    }

    private static let expectations = [
        "#expect(one == two)", "#expect(text == \"b\")", "#expect(!truth)", "#expect(list == [2])",
        "_ = try #require(nothing)", "expect(one, equals: two, \"\")",
    ]

    /// What is wrong with it, if anything is.
    static func flags(for entry: TestLog.TestRecord?) -> [Flag] {
        guard let entry, entry.progress == .ended else {
            return [
                Flag("the check that must fail did not come to its end, so no other check can be believed")
            ]
        }
        let heard = entry.issues.count { $0.isKnown }
        if heard == failures && entry.failures.isEmpty { return [] }
        return [
            Flag(
                "of \(failures) expectations that must fail \(heard) did: something in the code changes what `#expect`, `==` or the like mean"
            )
        ]
    }
}
