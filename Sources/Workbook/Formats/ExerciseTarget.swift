import WorkbookModel

/// A target of a `Package.swift` from which an editor completes code in a learner's files.
///
/// `grade` itself builds each exercise in a package of its own, and never reads this one.
package struct ExerciseTarget: Sendable, Equatable {
    private var name: String
    private var path: String
    private var imports: [String] = []
    private var products: [PackageProduct] = []
    private var excluded: [String] = []

    /// The targets of the modules that an exercise consists of.
    ///
    /// - Parameters:
    ///   - path: The folder of the exercise in the course.
    ///   - hasTask: Whether the task lies in a file of its own, which no target compiles.
    package static func targets(
        _ module: String, subject: String?, tests: String? = nil, support: [String] = [],
        products: [PackageProduct] = [], at path: String, hasTask: Bool
    ) -> [ExerciseTarget] {
        let files = hasTask ? [ExerciseTask.fileName] : []
        if let subject {
            return [
                ExerciseTarget(name: subject, path: "\(path)/Subject", imports: support, products: products),
                ExerciseTarget(
                    name: module, path: path, imports: [subject] + support, products: products,
                    excluded: files + ["Subject"]),
            ]
        }
        let excluded = files + (tests == nil ? [] : ["Tests"])
        let main = ExerciseTarget(
            name: module, path: path, imports: support, products: products, excluded: excluded)
        guard let tests else { return [main] }
        return [
            main,
            ExerciseTarget(
                name: tests, path: "\(path)/Tests", imports: [module] + support, products: products),
        ]
    }

    /// Reads from the disk which exercises have a file with their task, and returns the targets of all.
    package static func targets(of exercises: [Exercise], in course: Course) -> [ExerciseTarget] {
        exercises.flatMap { exercise in
            targets(
                exercise.firstPart.module, subject: exercise.firstPart.subject,
                tests: exercise.secondPart?.module, support: exercise.firstPart.support,
                products: exercise.firstPart.products,
                at: course.relativePath(of: exercise.folders.lesson),
                hasTask: exercise.listStarter().contains(ExerciseTask.fileName))
        }
    }

    /// The targets of the course's own modules that exercises import.
    package static func support(
        of exercises: [Exercise], except isKnown: (String) -> Bool = { _ in false }
    ) -> [ExerciseTarget] {
        Set(exercises.flatMap(\.firstPart.support)).filter { !isKnown($0) }.sorted().map {
            ExerciseTarget(name: $0, path: "Sources/\($0)")
        }
    }

    /// The line that makes the target.
    package var line: String {
        let quoted = { (names: [String]) in names.map { "\"\($0)\"" } }
        let dependencies =
            quoted(imports) + products.map { ".product(name: \"\($0.name)\", package: \"\($0.package)\")" }
        let list = { (texts: [String]) in texts.joined(separator: ", ") }
        return "        .target(name: \"\(name)\""
            + (dependencies.isEmpty ? "" : ", dependencies: [\(list(dependencies))]")
            + ", path: \"\(path)\""
            + (excluded.isEmpty ? "" : ", exclude: [\(list(quoted(excluded)))]") + "),\n"
    }
}

extension CourseManifest {
    /// The argument of a `Package.swift` that names the course's packages; empty if it has none.
    package var dependencyArgument: String {
        let lines = packages.sorted { $0.key < $1.key }.map { name, path in
            "        .package(name: \"\(name)\", path: \"\(path)\"),\n"
        }
        return lines.isEmpty ? "" : "    dependencies: [\n\(lines.joined())    ],\n"
    }
}
