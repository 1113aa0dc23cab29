import Foundation
import WorkbookModel
import WorkbookSystem

/// Recognizes in the output of a failed build that a package of the course is to blame, which is never the learner's fault.
enum PackageFailure {
    /// Returns the file and the key that an author has to change; `nil` if no package is to blame.
    static func problem(in result: ProcessResult, workspace: Workspace) -> MalformedFile? {
        let packages = workspace.course.packages(of: workspace.part)
        if packages.isEmpty { return nil }
        let output = result.errorOutput + "\n" + result.output
        // SwiftPM's own errors start a line. What a learner writes stands after the path of a file.
        for line in output.split(whereSeparator: \.isNewline) where line.hasPrefix("error: ") {
            if let problem = missingProduct(line, workspace) ?? foreignDependency(line, packages, workspace)
                ?? sameTarget(line, workspace)
                ?? broken(line, packages, output, workspace.course)
            {
                return problem
            }
        }
        return uncompiled(output, packages, workspace.course)
    }

    /// Recognizes a product that the package doesn't have.
    private static func missingProduct(_ line: Substring, _ workspace: Workspace) -> MalformedFile? {
        let pattern =
            /product '([^']+)' required by package '([^']+)' target '[^']+' not found in package '([^']+)'/
        guard let match = line.firstMatch(of: pattern), match.2 == Workspace.packageName else { return nil }
        let part = workspace.part
        let index = part.products.firstIndex { $0.name == match.1 && $0.package == match.3 }
        let product = index.map { "\(part.products[$0])" } ?? "\(match.3)/\(match.1)"
        let package = workspace.course.packages(of: part).first { $0.name == match.3 }
        let declared = package?.manifest().matches(of: /\.library\(\s*name:\s*"([^"]+)"/).map(\.1) ?? []
        let list = declared.isEmpty ? "" : ": \(declared.joined(separator: ", "))"
        return inLesson(
            part, "products\(index.map { "[\($0)]" } ?? "")",
            expected: "a product that the Package.swift of \(match.3) declares\(list)", found: product)
    }

    /// Recognizes a module of the exercise that a package has as well, as if its learners could edit or test the package.
    private static func sameTarget(_ line: Substring, _ workspace: Workspace) -> MalformedFile? {
        // The quotation mark at the end is a typographic one.
        let pattern = /multiple packages \([^)]*\) declare targets with a conflicting name: '(\w+)/
        guard let match = line.firstMatch(of: pattern) else { return nil }
        return inLesson(
            workspace.part, match.1 == workspace.part.subject ?? "" ? "subject" : "module",
            expected:
                "a module whose files are in the exercise, because a module of a package can't be graded",
            found: String(match.1))
    }

    private static func inLesson(_ part: ExercisePart, _ key: String, expected: String, found: String)
        -> MalformedFile
    {
        MalformedFile(
            file: part.folders.lesson.deletingLastPathComponent().appending(path: "lesson.json"),
            keyPath: "exercises[\(part.exerciseID.position - 1)].\(key)", expected: expected,
            found: "\"\(found)\"")
    }

    /// Recognizes a package that needs another one from the network.
    private static func foreignDependency(
        _ line: Substring, _ packages: [VendoredPackage], _ workspace: Workspace
    ) -> MalformedFile? {
        guard line.contains("automatic dependency resolution is disabled"),
            let match = line.firstMatch(of: /dependencies were added: (.+)$/)
        else { return nil }
        let address = match.1.firstMatch(of: /\(([^)]+)\)/).map { String($0.1) } ?? ""
        let owner = packages.first { $0.manifest().contains(address) } ?? packages[0]
        return MalformedFile(
            file: workspace.course.root.appending(path: CourseManifest.path),
            keyPath: "packages.\(owner.name)",
            expected: "a package whose own dependencies are in the course too, by path",
            found: "one that needs \(match.1) from the network")
    }

    /// Recognizes a package that SwiftPM can't load.
    private static func broken(
        _ line: Substring, _ packages: [VendoredPackage], _ output: String, _ course: Course
    ) -> MalformedFile? {
        guard let match = line.firstMatch(of: /^error: '([^']+)': (.+)$/),
            let package = packages.first(where: { package in
                [package.name, package.folder.lastPathComponent].contains {
                    $0.lowercased() == match.1.lowercased()
                }
            })
        else { return nil }
        // If the compiler has something to say about the manifest, it says it below.
        return uncompiled(output, [package], course)
            ?? MalformedFile(
                file: package.folder.appending(path: "Package.swift"), keyPath: "",
                expected: "a package that Swift can build",
                found: "\"\(match.2.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces))\"")
    }

    /// Recognizes sources of packages that don't compile.
    private static func uncompiled(
        _ output: String, _ packages: [VendoredPackage], _ course: Course
    ) -> MalformedFile? {
        let errors = CompilerMessage.errors(in: CompilerMessage.parse(output)).map(\.error).filter { error in
            let path = URL(filePath: error.path).resolvingSymlinksInPath().path
            return packages.contains { path.hasPrefix($0.folder.resolvingSymlinksInPath().path + "/") }
        }
        guard let first = errors.first else { return nil }
        let others = errors.dropFirst().map {
            "\(course.relativePath(of: URL(filePath: $0.path))):\($0.line): \"\($0.text)\""
        }
        return MalformedFile(
            file: URL(filePath: first.path), keyPath: "line \(first.line)",
            expected: "code that compiles with this version of Swift",
            found: (["\"\(first.text)\""] + others).beginning)
    }
}
