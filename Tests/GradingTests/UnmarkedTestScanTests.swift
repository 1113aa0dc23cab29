import Foundation
import Testing

@testable import WorkbookGrading

struct UnmarkedTestScanTests {
    /// Returns the messages about a file of the learner.
    private func messages(_ source: String) -> [String] { UnmarkedTestScan([Data(source.utf8)]).messages }

    @Test("A test written for XCTest is recognized, and its translation is shown")
    func xcTest() {
        let source = "import XCTest\nfinal class LampTests: XCTestCase { func testOn() {} }"
        #expect(
            messages(source) == [
                "no test was found: `testOn()` is a test for XCTest, and the grader runs only tests for Swift Testing",
                "XCTest: `import XCTest`, `func testX() { XCTAssertEqual(a, b) }`",
                "Swift Testing: `import Testing`, `@Test func x() { #expect(a == b) }`",
            ])
        #expect(
            messages("import XCTest\n").first
                == "no test was found: your file is for XCTest, and the grader runs only tests for Swift Testing"
        )
    }

    @Test(
        "A function that lacks only the `@Test` attribute is named",
        arguments: [
            "struct S { func on() { #expect(1 == 1) } }",
            "func on() async throws { if x { try #require(y) } }",
            "struct S { func testOn() {} }",
        ])
    func forgotten(_ source: String) {
        let name = source.contains("testOn") ? "testOn" : "on"
        #expect(
            messages("import Testing\n\(source)") == [
                "no test was found: write `@Test` before `\(name)()`, so that Swift Testing runs it"
            ])
    }

    @Test(
        "Comments, helpers with parameters, and functions without checks are not tests",
        arguments: ["// func testOn() {}", "func testOn(_ x: Int) { #expect(x == 1) }", "func on() {}"])
    func others(_ source: String) {
        #expect(messages("import Testing\n\(source)") == UnmarkedTestScan().messages)
    }
}
