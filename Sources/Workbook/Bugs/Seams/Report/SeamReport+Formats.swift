import WorkbookFormats
import WorkbookReporting
import WorkbookSystem

extension SeamReport {
    /// The report as JSON, with the lines in the order of the files.
    package func json() throws -> String {
        struct Line: Encodable {
            var kind, file, declaration, target, code, technique: String
            var line, column, lesson: Int
            var reached: [String]
            var tests: [String]?
        }
        struct Place: Encodable {
            var file, declaration, reason: String
            var line: Int
            var kinds: [String]
        }
        struct Skipped: Encodable { var name, reason: String }
        struct Report: Encodable {
            var schemaVersion = 1
            var package: String
            var lines: [Line]
            var behind: [Place]
            var skipped: [Skipped]
            var notes: [String]
        }
        let report = Report(
            package: name,
            lines: entries.map {
                Line(
                    kind: $0.kind.rawValue, file: $0.file, declaration: $0.declaration, target: $0.target,
                    code: $0.code, technique: $0.technique.title, line: $0.line, column: $0.column,
                    lesson: $0.technique.rawValue, reached: $0.reached.map(\.rawValue), tests: $0.tests)
            },
            behind: behind.map {
                Place(
                    file: $0.file, declaration: $0.declaration, reason: $0.words, line: $0.line,
                    kinds: $0.kinds.map(\.rawValue))
            },
            skipped: skipped.map { Skipped(name: $0.name, reason: $0.reason) }, notes: notes)
        return String(decoding: try JSONFile.encode(report), as: UTF8.self)
    }

    /// The lines as annotations of GitHub Actions, which a pull request shows beside its lines.
    ///
    /// - Parameter folder: The path of the package in its repository; empty for the repository itself.
    package func annotations(in folder: String) -> String {
        GitHubText.annotations(
            groups.flatMap { $0 }.map { entry in
                let tests = entry.tests.map {
                    $0.isEmpty
                        ? " No test runs it."
                        : " \(Format.count($0.count, "test")) \($0.count == 1 ? "runs" : "run") it."
                }
                let use =
                    entry.reached.isEmpty ? "`\(entry.target)` has no seam here." : Self.reach(of: entry)
                return (
                    entry.file, entry.line,
                    use + (tests ?? "")
                        + " Lesson \(entry.technique.rawValue) (\(entry.technique.title)) shows a fitting seam."
                )
            }, title: "No seam", summary: summary, in: folder)
    }
}
