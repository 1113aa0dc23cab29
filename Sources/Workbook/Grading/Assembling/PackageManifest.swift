import Foundation
import WorkbookModel

/// Writes the `Package.swift` of a workspace: one module, one suite, and what they import.
enum PackageManifest {
    /// Returns the manifest for an exercise's workspace.
    ///
    /// - Parameter packages: The packages that the exercise uses, and those that they depend on. Their files are read: the manifest contains a digest of them, so
    ///   that a change to a package counts as a change to the workspace.
    static func text(for exercise: ExercisePart, packages: [VendoredPackage] = []) -> String {
        let support = exercise.support.map { "\n        .target(name: \"\($0)\")," }.joined()
        let imports = list(exercise.support, exercise.products)
        let targets: String
        if let subject = exercise.subject, exercise.kind == .tests {
            let tests = list([subject] + exercise.support, exercise.products)
            targets = """
                        .target(name: "\(subject)", dependencies: \(imports)),
                        .testTarget(name: "\(exercise.module)", dependencies: \(tests)),
                """
        } else {
            targets = """
                        .target(name: "\(exercise.module)", dependencies: \(imports)),
                        .testTarget(
                            name: "\(exercise.suiteModule)",
                            dependencies: \(list([exercise.module] + exercise.support, exercise.products)),
                            // A helper that doesn't import the learner's module doesn't see its extensions.
                            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
                """
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(Workspace.packageName)",
                platforms: [.macOS(.v15)],\(dependencies(of: exercise, on: packages))
                targets: [\(support)
            \(targets)
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    private static func dependencies(of exercise: ExercisePart, on packages: [VendoredPackage]) -> String {
        if packages.isEmpty { return "" }
        let lines = packages.map { package in
            let (name, path) = (quoted(package.name), quoted(package.folder.path))
            let entry = "        .package(name: \(name), path: \(path)),\n"
            // SwiftPM warns of a package of which no product is used.
            let isUsed = exercise.products.contains { $0.package == package.name }
            return "        // \(package.digest())\n" + (isUsed ? entry : "")
        }
        return "\n    dependencies: [\n\(lines.joined())    ],"
    }

    private static func list(_ names: [String], _ products: [PackageProduct]) -> String {
        let targets = names.map { "\"\($0)\"" }
        let libraries = products.map { ".product(name: \"\($0.name)\", package: \"\($0.package)\")" }
        return "[" + (targets + libraries).joined(separator: ", ") + "]"
    }

    /// Returns a text as a literal, because the path of a course may contain any character.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
