import Foundation
import WorkbookModel

/// The `Package.swift` of a course, which an editor needs to complete code in learners' files.
///
/// `grade` itself builds each exercise in a package of its own, and never reads this one.
package struct CoursePackage {
    /// A module of an exercise.
    private struct Target {
        var name: String
        var path: String
        var imports: [String] = []
        var products: [PackageProduct] = []
        var excluded: [String] = []

        /// The call that makes the target.
        var text: String {
            let quoted = { (names: [String]) in names.map { "\"\($0)\"" } }
            let dependencies =
                quoted(imports)
                + products.map { ".product(name: \"\($0.name)\", package: \"\($0.package)\")" }
            let list = { (texts: [String]) in texts.joined(separator: ", ") }
            return "        .target(name: \"\(name)\""
                + (dependencies.isEmpty ? "" : ", dependencies: [\(list(dependencies))]")
                + ", path: \"\(path)\""
                + (excluded.isEmpty ? "" : ", exclude: [\(list(quoted(excluded)))]") + "),\n"
        }
    }

    /// The text of the file.
    private(set) var text: String

    /// Lists the targets of a course that is to be written.
    init(of draft: CourseDraft) {
        self.init(
            draft.lessons.enumerated().flatMap { index, lesson in
                lesson.exercises.enumerated().flatMap { position, exercise in
                    CoursePackage.targets(
                        exercise.module, subject: exercise.subject, products: exercise.products,
                        at: "Lessons/\(index + 1)-\(lesson.slug)/\(position + 1)-\(exercise.slug)",
                        hasTask: exercise.files.starter[ExerciseTask.fileName] != nil)
                }
            }, packages: draft.manifest.packages)
    }

    /// Lists the targets of a course, reading from the disk which exercises have a file with their task.
    init(of course: Course) {
        self.init(
            course.exercises.flatMap { exercise in
                CoursePackage.targets(
                    exercise.firstPart.module, subject: exercise.firstPart.subject,
                    tests: exercise.secondPart?.module, support: exercise.firstPart.support,
                    products: exercise.firstPart.products,
                    at: course.relativePath(of: exercise.folders.lesson),
                    hasTask: exercise.listStarter().contains(ExerciseTask.fileName))
            }
                + Set(course.exercises.flatMap(\.firstPart.support)).sorted().map {
                    Target(name: $0, path: "Sources/\($0)")
                }, packages: course.manifest.packages)
    }

    private init(_ targets: [Target], packages: [String: String]) {
        let lines = packages.sorted { $0.key < $1.key }.map { name, path in
            "        .package(name: \"\(name)\", path: \"\(path)\"),\n"
        }
        let dependencies = lines.isEmpty ? "" : "    dependencies: [\n\(lines.joined())    ],\n"
        text =
            CoursePackage.head + dependencies + "    targets: [\n" + targets.map(\.text).joined()
            + CoursePackage.foot
    }

    private static func targets(
        _ module: String, subject: String?, tests: String? = nil, support: [String] = [],
        products: [PackageProduct] = [], at path: String, hasTask: Bool
    ) -> [Target] {
        let files = hasTask ? [ExerciseTask.fileName] : []
        if let subject {
            return [
                Target(name: subject, path: "\(path)/Subject", imports: support, products: products),
                Target(
                    name: module, path: path, imports: [subject] + support, products: products,
                    excluded: files + ["Subject"]),
            ]
        }
        let excluded = files + (tests == nil ? [] : ["Tests"])
        let main = Target(name: module, path: path, imports: support, products: products, excluded: excluded)
        guard let tests else { return [main] }
        return [
            main,
            Target(name: tests, path: "\(path)/Tests", imports: [module] + support, products: products),
        ]
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

    private static let mark = "// Written by `grade` from the lessons."

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
