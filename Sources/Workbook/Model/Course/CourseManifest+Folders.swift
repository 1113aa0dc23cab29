import WorkbookSystem

extension CourseManifest {
    /// Where a course keeps its lessons, solutions and hidden suites: paths relative to its root.
    package struct Folders: Sendable, Equatable {
        /// What learners read and edit.
        package var lessons = "Lessons"
        /// The starters, references and variations.
        package var solutions = "Solutions"
        /// The hidden suites.
        package var suites = "Tests/Suites"

        /// The folders of a course that names none.
        package init() {}

        /// All of them.
        package var all: [String] { byKey.map(\.path) }

        /// The paths by their keys in `course.json`.
        var byKey: [(key: String, path: String)] {
            [("lessons", lessons), ("solutions", solutions), ("suites", suites)]
        }

        /// What is wrong with the folders, with the key of the one to change; `nil` if nothing is.
        var problem: (key: String, expected: String, found: String)? {
            for (key, path) in byKey where !Folders.isPath(path) {
                return (
                    key, "the path of a folder in the course, such as \"Exercises\"",
                    "\"\(path)\""
                )
            }
            // On some systems, capitals make no difference in file names.
            let paths = byKey.map { ($0.key, "\($0.path.lowercased())/") }
            for (index, (key, path)) in paths.enumerated() {
                let others = paths.prefix(index).map(\.1)
                if others.contains(where: { $0.hasPrefix(path) || path.hasPrefix($0) }) {
                    return (key, "a folder apart from the other ones", "\"\(byKey[index].path)\"")
                }
            }
            return nil
        }

        /// Returns whether a text is a path that needs no quotes in commands, manifests and addresses.
        private static func isPath(_ text: String) -> Bool {
            // The tool's own code, and the copies of packages, are not exercises.
            let taken = ["sources", VendoredPackage.home.lowercased()]
            return text.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_\-]*(\/[A-Za-z0-9_][A-Za-z0-9_\-]*)*/) != nil
                && !taken.contains(text.split(separator: "/")[0].lowercased())
        }
    }
}

extension CourseManifest.Folders: Codable {
    enum CodingKeys: String, CodingKey { case lessons, solutions, suites }

    /// Reads the folders; a key that is missing leaves the usual name.
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lessons = try keys.decodeIfPresent(String.self, forKey: .lessons) ?? lessons
        solutions = try keys.decodeIfPresent(String.self, forKey: .solutions) ?? solutions
        suites = try keys.decodeIfPresent(String.self, forKey: .suites) ?? suites
    }
}
