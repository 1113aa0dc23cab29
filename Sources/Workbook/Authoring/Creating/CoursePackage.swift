import Foundation
import WorkbookFormats
import WorkbookModel

/// The `Package.swift` of a course, which an editor needs to complete code in learners' files.
///
/// `grade` itself builds each exercise in a package of its own, and never reads this one.
package struct CoursePackage {
    /// The text of the file.
    private(set) var text: String

    /// Lists the targets of a course that is to be written.
    init(of draft: CourseDraft) {
        let lessons = draft.manifest.folders.lessons
        self.init(
            draft.lessons.enumerated().flatMap { index, lesson in
                lesson.exercises.enumerated().flatMap { position, exercise in
                    ExerciseTarget.targets(
                        exercise.module, subject: exercise.subject, products: exercise.products,
                        at: "\(lessons)/\(index + 1)-\(lesson.slug)/\(position + 1)-\(exercise.slug)",
                        hasTask: exercise.files.starter[ExerciseTask.fileName] != nil)
                }
            }, draft.manifest)
    }

    /// Lists the targets of a course.
    init(of course: Course) {
        self.init(
            ExerciseTarget.targets(of: course.exercises, in: course)
                + ExerciseTarget.support(of: course.exercises), course.manifest)
    }

    private init(_ targets: [ExerciseTarget], _ manifest: CourseManifest) {
        text =
            CoursePackage.head + manifest.dependencyArgument + "    targets: [\n"
            + targets.map(\.line).joined() + CoursePackage.foot
    }

    /// Writes the file of a course again, unless somebody else wrote the one that is there.
    ///
    /// - Returns: Whether the file is up to date.
    /// - Throws: The file system's errors.
    package static func update(in course: Course) throws -> Bool {
        let file = course.root.appending(path: "Package.swift")
        let old = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
        if let old, !old.contains(mark) { return false }
        let new = CoursePackage(of: course).text
        if old != new { try Data(new.utf8).write(to: file, options: .atomic) }
        return true
    }

    /// The line by which a file that `grade` wrote is recognized.
    static let mark = "// Written by `grade` from the lessons."

    private static let head = """
        // swift-tools-version: 6.0
        \(mark) It lets an editor complete code in the exercises; `grade` doesn't read it.
        import PackageDescription

        let package = Package(
            name: "course",
            platforms: [.macOS(.v15)],

        """

    private static let foot = """
            ]
        )

        """
}
