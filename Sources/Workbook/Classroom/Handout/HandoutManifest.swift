import Foundation
import WorkbookFormats
import WorkbookModel

/// The `Package.swift` of a handout: that of the tool without the project's tests, and with the handed-out exercises.
struct HandoutManifest {
    /// The text of the file.
    private(set) var text: String

    /// The line that starts a section of the tool's manifest.
    private static let mark = "// MARK: - "
    private static let others = "Tools for instructors and authors (a handout has none)"
    private static let tests = "Project tests (a handout has none)"
    private static let exercises = "Exercises (a handout lists its own)"
    private static let helper = "Targets of an exercise"
    /// Where the dependencies go.
    private static let targets = "    targets: runner"

    private static let toolName = "swift-testability-workbook"

    /// A line that only handouts have.
    static let ownLine = "/// Instructors and authors have their tools in the complete repository."

    /// Returns whether a `Package.swift` is that of a handout.
    static func wrote(_ content: Data) -> Bool { content.range(of: Data(ownLine.utf8)) != nil }

    /// Returns a package's name such as `swift-exercises-from-exercism`.
    private static func packageName(of title: String) -> String {
        let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return words.isEmpty ? "course" : words.joined(separator: "-")
    }

    /// Reads the manifest of the tool.
    ///
    /// - Throws: ``HandoutProblem/manifest(_:section:)``.
    init(of handout: Handout) throws {
        let file = handout.tool.root.appending(path: "Package.swift")
        // Without a manifest, there is no section either.
        let whole = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var sections = whole.split(separator: HandoutManifest.mark, omittingEmptySubsequences: false)
            .map(String.init)
        func replace(_ title: String, with code: String) throws {
            guard let index = sections.firstIndex(where: { $0.hasPrefix(title + "\n") }) else {
                throw HandoutProblem.manifest(file, section: title)
            }
            sections[index] = code
        }
        try replace(HandoutManifest.exercises, with: HandoutManifest.section(of: handout))
        try replace(
            HandoutManifest.others,
            with: """
                Other tools

                \(HandoutManifest.ownLine)
                var otherTools: [Target] { [] }


                """)
        try replace(
            HandoutManifest.tests,
            with: """
                Tests

                /// The tests of the exercises are built by `grade`.
                var projectTests: [Target] { [] }


                """)
        sections.removeAll { $0.hasPrefix(HandoutManifest.helper + "\n") }
        let dependencies = handout.course.manifest.dependencyArgument
        if !dependencies.isEmpty {
            guard sections[0].contains(HandoutManifest.targets) else {
                throw HandoutProblem.manifest(file, section: HandoutManifest.targets)
            }
            sections[0] = sections[0].replacing(
                HandoutManifest.targets, with: dependencies + HandoutManifest.targets, maxReplacements: 1)
        }
        if handout.tool.root != handout.course.root {
            // Editors and builds show the package's name.
            let name = HandoutManifest.packageName(of: handout.course.manifest.title)
            sections[0] = sections[0].replacing(HandoutManifest.toolName, with: name, maxReplacements: 1)
        }
        let joined = sections.joined(separator: HandoutManifest.mark)
        text = joined.trimmingCharacters(in: .newlines) + "\n"
    }

    private static func section(of handout: Handout) -> String {
        let targets = ExerciseTarget.targets(of: handout.exercises, in: handout.course)
        // The modules that the tool has as well are in another section.
        let support = ExerciseTarget.support(of: handout.exercises, except: handout.tool.hasModule)
        return """
            Exercises

            /// One target for each module of an exercise, so that an editor completes code in your files.
            var exercises: [Target] {
                [
            \((targets + support).map(\.line).joined())    ]
            }


            """
    }
}
