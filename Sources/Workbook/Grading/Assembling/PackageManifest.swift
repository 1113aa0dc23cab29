import Foundation
import WorkbookModel

/// Writes the `Package.swift` of a workspace: one module, one suite, and what they import.
enum PackageManifest {
    /// The manifest for an exercise's workspace.
    static func text(for exercise: ExercisePart) -> String {
        let support = exercise.support.map { "\n        .target(name: \"\($0)\")," }.joined()
        let imports = list(exercise.support)
        let targets: String
        if let subject = exercise.subject, exercise.kind == .tests {
            targets = """
                        .target(name: "\(subject)", dependencies: \(imports)),
                        .testTarget(name: "\(exercise.module)", dependencies: \(list([subject] + exercise.support))),
                """
        } else {
            targets = """
                        .target(name: "\(exercise.module)", dependencies: \(imports)),
                        .testTarget(
                            name: "\(exercise.suiteModule)",
                            dependencies: \(list([exercise.module] + exercise.support)),
                            // A helper that doesn't import the learner's module doesn't see its extensions.
                            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
                """
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(Workspace.packageName)",
                platforms: [.macOS(.v15)],
                targets: [\(support)
            \(targets)
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    private static func list(_ names: [String]) -> String {
        "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
}
