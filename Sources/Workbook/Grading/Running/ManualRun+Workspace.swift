import Foundation
import WorkbookModel

extension ManualRun {
    /// Returns what repeats the runs behind a verdict: that of the hidden suite, and those of the learner's tests with a
    /// correct version and with a bug.
    ///
    /// Each builds in a folder of its own, with SwiftPM's usual flags, so that the grader's build stays as it is.
    ///
    /// - Throws: ``MalformedFile`` for the variants, and the file system's errors.
    static func all(behind verdict: Verdict, in course: Course, swift: String) throws -> [ManualRun] {
        try verdict.exercise.parts.flatMap { part -> [ManualRun] in
            let folder = Workspace.folder(of: part, in: course)
            let root = folder.appending(path: Workspace.packageName)
            // An attempt with a file that cannot be graded has no package.
            guard FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) else {
                return []
            }
            let words = [
                // Without `--enable-swift-testing`, 6.3 runs nothing on Linux if XCTest is disabled.
                swift, "test", "--scratch-path", "../by-hand", "--disable-xctest", "--enable-swift-testing",
                "--no-parallel", "--filter", "^\(part.suiteModule)\\.",
            ]
            let names = try GeneratedNames(WorkspaceSecret(of: folder))
            let suite = try Workspace.Suite(of: part, course: course, folder: folder, names: names)
            let environment = course.manifest.environment
            guard let planted = suite.planted else {
                let canary = suite.canary.map { suite.hiddenNames.hidden(inID: $0.name) }
                // Nobody needs to read that the suite which must fail does so.
                let skipped = canary.map { ["--skip", "^\(part.suiteModule)\\.\($0)/"] } ?? []
                return [ManualRun(.own, in: root, environment: environment, words: words + skipped)]
            }
            let variants = try Variants.load(for: part)
            return subjects(of: verdict, variants).map { subject, id in
                let number = planted.variants.number(for: id) ?? ""
                return ManualRun(
                    subject, in: root,
                    environment: environment.merging([VariantSwitch.variable: number]) { _, new in new },
                    words: words)
            }
        }
    }

    /// Returns the correct version and the bug that say most: the first ones at which the tests fail to do what they must.
    private static func subjects(
        of verdict: Verdict, _ variants: Variants
    ) -> [(subject: Subject, id: String)] {
        let failing = Set(verdict.failingChecks)
        let rejected = variants.correct.first { failing.contains(Check.Kind.accepts($0.id).id) }
        let correct: [(Subject, String)] = [(.correct, (rejected ?? variants.correct[0]).id)]
        // The name of a bug says what to test, so it stays hidden until the bug was tried. `swift test` cannot repeat tests.
        let tried = verdict.checks.filter { $0.check.kind.isCapture && $0.state != .notAttempted }
        let bugs = variants.bugs.filter { bug in
            bug.repeats == nil && tried.contains { $0.check.kind == .catches(bug.id) }
        }
        let missed = bugs.first { failing.contains(Check.Kind.catches($0.id).id) }
        return correct + [missed ?? bugs.first].compactMap(\.self).map { (.bug($0.name), $0.id) }
    }
}
