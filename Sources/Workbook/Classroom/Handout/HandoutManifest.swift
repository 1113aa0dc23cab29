import Foundation
import WorkbookModel

/// The `Package.swift` of a handout: that of the course without the project's tests, and with the handed-out exercises.
struct HandoutManifest {
    /// The text of the file.
    private(set) var text: String

    /// The line that starts a section of the course's manifest.
    private static let mark = "// MARK: - "
    private static let tests = "Project tests (a handout has none)"
    private static let exercises = "Exercises (a handout lists its own)"

    /// Reads the manifest of the course.
    ///
    /// - Throws: ``HandoutProblem/manifest(_:section:)``.
    init(of handout: Handout) throws {
        let file = handout.course.root.appending(path: "Package.swift")
        // A course without a manifest has no section either.
        let whole = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var sections = whole.split(separator: HandoutManifest.mark, omittingEmptySubsequences: false)
            .map(String.init)
        func replace(_ title: String, with code: String) throws {
            guard let index = sections.firstIndex(where: { $0.hasPrefix(title + "\n") }) else {
                throw HandoutProblem.manifest(file, section: title)
            }
            sections[index] = code
        }
        try replace(HandoutManifest.exercises, with: HandoutManifest.section(of: handout.exercises))
        try replace(
            HandoutManifest.tests,
            with: """
                Tests

                /// The tests of the exercises are built by `grade`.
                var projectTests: [Target] { [] }


                """)
        text = sections.joined(separator: HandoutManifest.mark)
    }

    private static func section(of exercises: [Exercise]) -> String {
        let calls = exercises.map { "        \(call(for: $0)),\n" }.joined()
        return """
            Exercises

            /// One target for each exercise folder, so that an editor completes code in your files.
            var exercises: [Target] {
                [
            \(calls)    ].flatMap { $0 }
            }


            """
    }

    /// Returns the call that makes the targets of an exercise.
    static func call(for exercise: Exercise) -> String {
        let part = exercise.firstPart
        let folder = exercise.folders.lesson.pathComponents.suffix(2).joined(separator: "/")
        let names = [
            ("module", part.module), ("subject", part.subject), ("tests", exercise.secondPart?.module),
        ]
        let support = part.support.map { "\"\($0)\"" }.joined(separator: ", ")
        let arguments =
            ["\"\(folder)\""] + names.compactMap { key, value in value.map { "\(key): \"\($0)\"" } }
            + (support.isEmpty ? [] : ["support: [\(support)]"])
        return "exercise(\(arguments.joined(separator: ", ")))"
    }
}
