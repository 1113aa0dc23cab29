import Foundation
import WorkbookModel

extension Workspace {
    /// What a workspace contains of the course's own: the hidden suite, or the subject of a learner's tests.
    struct Suite {
        /// The files by their paths in the package.
        private(set) var files: [String: Data] = [:]
        /// The canary; `nil` beside a learner's tests.
        private(set) var canary: Canary?
        /// The subject of a learner's tests; `nil` beside a hidden suite.
        private(set) var planted: PlantedSubject?
        /// The names that were generated for what the files declare.
        private(set) var hiddenNames = HiddenNames.none

        /// Reads the files of a part.
        ///
        /// - Parameters:
        ///   - folder: The folder of the workspace.
        ///   - names: The names for what the learner's code must not know.
        init(of part: ExercisePart, course: Course, folder: URL, names: GeneratedNames) throws {
            if part.kind == .tests {
                let planted = try PlantedSubject(of: part, folder: folder)
                self.planted = planted
                hiddenNames = planted.names
                files = planted.files
                return
            }
            let shared = try sources(in: course.sharedSuite)
            let checks = try sources(in: part.folders.checks).mapValues(Array.init)
            var suite = shared.mapValues(Array.init).merging(checks) { _, own in own }
            let words = HelperFunctions.words(in: Array(checks.values))
            let others = shared.filter { checks[$0.key] == nil }.values.map(Array.init)
            let all = words.union(HelperFunctions.words(in: others))
            let canary = Canary(
                for: part, names: names, suiteWords: words, hasHelpers: Canary.helpers.isSubset(of: all))
            suite[canary.name + ".swift"] = Array(canary.text.utf8)
            self.canary = canary
            let helpers = HelperFunctions(in: Array(suite.values))
            let support = try part.support.reduce(into: [:]) { all, module in
                all[module] = try sources(in: course.folder(ofModule: module)).values.map(
                    Array.init)
            }
            hiddenNames = try HiddenNames(
                suite: suite.mapValues { Data($0) }, readable: part.readableWords,
                secret: WorkspaceSecret(of: folder))
            for (name, source) in suite {
                let renamed = helpers.renamed(in: source, suffix: names.suffix)
                let pinned = PinnedTypes.pinned(renamed, module: part.module, support: support)
                files["Tests/\(part.suiteModule)/\(name)"] = hiddenNames.hidden(in: Data(pinned))
            }
        }
    }
}
