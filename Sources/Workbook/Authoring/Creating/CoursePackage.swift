import WorkbookModel

/// The `Package.swift` of a course, which an editor needs to complete code in learners' files.
///
/// `grade` itself builds each exercise in a package of its own, and never reads this one.
struct CoursePackage {
    /// The text of the file.
    private(set) var text: String

    /// Lists the targets of a course that is to be written.
    init(of draft: CourseDraft) {
        let targets = draft.lessons.enumerated().flatMap { index, lesson in
            lesson.exercises.enumerated().map { position, exercise in
                CoursePackage.targets(
                    of: exercise, at: "Lessons/\(index + 1)-\(lesson.slug)/\(position + 1)-\(exercise.slug)")
            }
        }
        text = CoursePackage.head + targets.joined() + CoursePackage.foot
    }

    private static func targets(of exercise: ExerciseDraft, at path: String) -> String {
        let hasTask = exercise.files.starter[ExerciseTask.fileName] != nil
        let files = hasTask ? ["\"\(ExerciseTask.fileName)\""] : []
        func target(_ name: String, _ path: String, imports: [String] = [], excluded: [String]) -> String {
            let dependencies = imports.isEmpty ? "" : ", dependencies: [\(imports.joined(separator: ", "))]"
            let exclude = excluded.isEmpty ? "" : ", exclude: [\(excluded.joined(separator: ", "))]"
            return "        .target(name: \"\(name)\"\(dependencies), path: \"\(path)\"\(exclude)),\n"
        }
        guard let subject = exercise.subject else { return target(exercise.module, path, excluded: files) }
        return target(subject, "\(path)/Subject", excluded: [])
            + target(exercise.module, path, imports: ["\"\(subject)\""], excluded: files + ["\"Subject\""])
    }

    private static let head = """
        // swift-tools-version: 6.0
        // Written by `grade`. It lets an editor complete code in the exercises; `grade` doesn't read it.
        import PackageDescription

        let package = Package(
            name: "course",
            platforms: [.macOS(.v15)],
            targets: [

        """

    private static let foot = """
            ]
        )

        """
}
