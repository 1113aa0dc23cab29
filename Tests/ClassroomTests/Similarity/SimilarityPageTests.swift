import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

struct SimilarityPageTests {
    private let exercise = Exercise.sample(title: "The <b>switch</b>")

    /// Two submissions that share lines 2 to 4 and line 1, in a different order.
    private func submissions(_ first: String = "ada", _ second: String = "bob")
        -> SimilarityReport.Submissions
    {
        SimilarityReport.Submissions(
            first: first, second: second, evidence: 12,
            exercises: [
                SimilarCode(
                    first: first, second: second, exercise: exercise.id, shared: 12, firstTotal: 15,
                    secondTotal: 20,
                    evidence: 12,
                    matches: [
                        .init(
                            first: .init(path: "Lamp.swift", numbers: [2, 3, 4]),
                            second: .init(path: "Lamp.swift", numbers: [20, 21])),
                        .init(
                            first: .init(path: "Lamp.swift", numbers: [7]),
                            second: .init(path: "Lamp.swift", numbers: [1])),
                    ])
            ])
    }

    private func page(_ text: String, _ names: (String) -> String = { $0 }) async -> String {
        await submissions().html(course: .sample([exercise]), names: names) { _, _ in ["Lamp.swift": text] }
    }

    private let lines = (1...40).map { "let line\($0) = \($0)" }.joined(separator: "\n")

    @Test("Both submissions are shown side by side, and matching lines have the same number on both sides")
    func sideBySide() async throws {
        let page = await page(lines)
        func row(_ number: Int, _ match: Int) -> String {
            """
            <tr class="same"><th scope="row">\(number)</th><td class="match"><span class="hidden">match </span>\(match)</td>\
            <td><code>let line\(number) = \(number)</code></td></tr>
            """
        }
        let places = [row(2, 1), row(7, 2), row(1, 2), row(20, 1)].map { page.firstRange(of: $0)?.lowerBound }
        let found = places.compactMap { $0 }
        expectEqual(found.count, 4)
        expectEqual(found, found.sorted())
        #expect(
            page.contains("12 of the 15 distinctive pieces in the code of ada are also in the code of bob"))
        // Lines 11 to 40 of the first submission, and lines 5 to 16 and 25 to 40 of the second one.
        #expect([30, 12, 16].allSatisfy { page.contains(">\($0) lines not shown<") })
        #expect(!page.contains("let line30 "))
        expectEqual(MarkupBalance.unbalanced(page), nil)
        #expect(!page.contains("<script"))
    }

    @Test("Nothing in a submission is read as HTML, and control characters are spelled out")
    func hostile() async {
        let page = await page("</code><script>alert(1)</script>\u{202E}\u{1B}[31m\n\(lines)") { "<i>\($0)" }
        #expect(!page.contains("<script") && !page.contains("<i>") && !page.contains("<b>"))
        #expect(page.contains("&lt;i&gt;ada") && page.contains("&lt;script&gt;"))
        #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}"))
        expectEqual(MarkupBalance.unbalanced(page), nil)
    }

    @Test("If a file is gone or has become shorter, the page leaves out the missing lines")
    func gone() async {
        #expect(await page("one line").contains("one line"))
        let empty = await submissions().html(course: .sample([exercise]), names: { $0 }) { _, _ in [:] }
        expectEqual(MarkupBalance.unbalanced(empty), nil)
    }

    @Test("The list links each pair, and its page names are safe and unique on every file system")
    func list() throws {
        let both = [("ada", "bob"), ("Ada", "bob"), ("../../etc", "x\"><b>"), ("日本", "ü")].map(submissions)
        let report = SimilarityReport(
            both.flatMap(\.exercises), submissions: 8, policy: .standard)
        let names = report.pageNames { $0 }
        expectEqual(
            names.sorted(),
            [
                "Ada--bob.html", "ada--bob-2.html", "etc--x-b.html", "submission--submission.html",
            ])
        #expect(names.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9._-]*\.html/) != nil })
        expectEqual(Set(names.map { $0.lowercased() }).count, 4)
        let page = report.html(course: .sample([exercise])) { $0 }
        #expect(names.allSatisfy { page.contains("href=\"\($0)\"") })
        expectEqual(MarkupBalance.unbalanced(page), nil)
        #expect(!page.contains("<b>"))
    }

    @Test("The pages and their file names show learners' names, not the ids of submissions")
    func shownNames() async {
        let report = SimilarityReport(submissions().exercises, submissions: 2, policy: .standard)
        let names = { (id: String) in id == "ada" ? "learner 1" : "learner 2" }
        expectEqual(report.pageNames(names), ["learner-1--learner-2.html"])
        let page = await page(lines, names) + report.html(course: .sample([exercise]), names: names)
        #expect(!page.contains("ada") && !page.contains("bob"))
    }

    @Test("The list of pairs has the share that the page of the class has, and says what sorts it")
    func shares() {
        var report = SimilarityReport([], submissions: 2, policy: .standard)
        report.ranking = [submissions()]
        let page = report.html(course: .sample([exercise])) { $0 }
        #expect(page.contains("<td class=\"number\">80%</td><td class=\"number\">12</td>"), "\(page)")
        expectEqual(report.groups.map(\.percentage), [80])
        #expect(page.contains("as on the page of the class") && page.contains("sorted by evidence"))
    }
}
