import WorkbookModel

/// A suite that must fail, built beside every hidden suite with the same imports.
///
/// If its expectations do not fail, the learner's module has changed what an expectation or a comparison
/// means, so the other checks prove nothing. The failures are wrapped as known issues, so that they leave the
/// exit status alone.
enum Canary {
    /// The suite's name, and the name of its file.
    static let name = "WorkbookCanary"

    /// How many known issues the suite must record.
    static let failures = expectations.count

    /// The source of the suite.
    static func text(for part: ExercisePart) -> String {
        let imports = (["@testable import \(part.module)"] + part.support.map { "import \($0)" })
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
}
