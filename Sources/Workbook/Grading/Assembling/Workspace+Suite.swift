import Foundation
import WorkbookModel

extension Workspace {
    /// What a workspace contains of the course's own: the hidden suite, or the subject of a learner's tests.
    struct Suite {
        /// The files by their paths in the package.
        private(set) var files: [String: Data] = [:]
        /// The canary; `nil` beside a learner's tests.
        private(set) var canary: Canary?

        /// Reads the files of a part.
        ///
        /// - Parameter names: The names for what the learner's code must not know.
        init(of part: ExercisePart, course: Course, names: GeneratedNames) throws {
            if let subject = part.subject, part.kind == .tests {
                for (name, data) in try sources(in: part.folders.subject) {
                    files["Sources/\(subject)/\(name)"] = data
                }
                let variants = try Variants.load(for: part)
                files["Sources/\(subject)/PlantedVariant.swift"] = Data(
                    VariantSwitch.text(for: variants).utf8)
                return
            }
            let shared = try sources(in: course.root.appending(path: "Tests/Suites/Shared"))
            let checks = try sources(in: part.folders.checks).mapValues(Array.init)
            var suite = shared.mapValues(Array.init).merging(checks) { _, own in own }
            let canary = Canary(
                for: part, names: names, suiteWords: HelperFunctions.words(in: Array(checks.values)))
            suite[canary.name + ".swift"] = Array(canary.text.utf8)
            self.canary = canary
            let helpers = HelperFunctions(in: Array(suite.values))
            let support = try part.support.reduce(into: [:]) { all, module in
                all[module] = try sources(in: course.root.appending(path: "Sources/\(module)")).values.map(
                    Array.init)
            }
            for (name, source) in suite {
                let renamed = helpers.renamed(in: source, suffix: names.suffix)
                files["Tests/\(part.suiteModule)/\(name)"] = Data(
                    PinnedTypes.pinned(renamed, module: part.module, support: support))
            }
        }
    }
}
