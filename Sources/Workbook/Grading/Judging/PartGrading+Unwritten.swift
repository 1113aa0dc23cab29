import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Returns what the learner has not written yet, if checks failed because of that.
    func unwrittenParts(behind results: [CheckResult]) async -> [UnwrittenPart] {
        guard results.contains(where: \.namesUnwrittenCode) else { return [] }
        var parts: [UnwrittenPart] = []
        for name in part.owns {
            // A file that cannot be read was reported before anything ran.
            guard let source = try? attempt.read(name) else { continue }
            // The learner may have changed the file since. Without a syntax tree, they read the check's own message.
            let tree = try? await SyntaxTree.data(
                of: packageFolder.appending(path: "Sources/\(part.module)/\(name)"), toolchain: toolchain,
                runner: marked.runner, environment: marked.environment)
            guard let tree else { continue }
            parts += UnwrittenScan.parts(
                in: tree, source: source, path: course.relativePath(of: attempt.folder.appending(path: name)))
        }
        return parts
    }

    /// Returns what the learner's files don't declare yet, if compile-time checks failed only because of that.
    func undeclaredNames(
        behind breaches: [String: [ProbeBreach]], of checks: [Check]
    ) -> [VerdictNote] {
        // Files that cannot be read were reported before anything was built.
        guard let files = try? attempt.ownedFiles() else { return [] }
        let note = MissingName.note(
            on: breaches, of: checks, declared: MemberNames(sources: Array(files.values)))
        guard let note, case .undeclared(let names, _) = note else { return [] }
        if let file = otherFile(declaring: names), let right = part.owns.first {
            return [note, .misplaced(names, in: file, right: right)]
        }
        return [note] + [RenamedType(in: attempt)?.note(onMissing: names)].compactMap(\.self)
            + otherNames(of: names, in: Array(files.values))
    }

    /// Returns the file beside the learner's that declares all these names, which the learner must have written there.
    private func otherFile(declaring names: [String]) -> String? {
        // Without the other files, the names are still missing.
        let sources = (try? Workspace.sources(in: attempt.folder)) ?? [:]
        return sources.keys.sorted().first { file in
            guard !part.owns.contains(file) else { return false }
            let found = MemberNames(sources: [sources[file] ?? Data()])
            return found.types.union(found.members).isSuperset(of: names)
        }
    }

    /// Returns a note for each missing member if only one that the starter doesn't have is named like it, such as `started` for
    /// `start`.
    private func otherNames(of names: [String], in files: [Data]) -> [VerdictNote] {
        let starter = part.owns.compactMap {
            FileManager.default.contents(atPath: part.starter.appending(path: $0).path)
        }
        let added = MemberNames(sources: files).members.subtracting(MemberNames(sources: starter).members)
        return names.compactMap { name in
            let alike = added.filter { $0.hasPrefix(name) || Suggestion.nearest(to: name, in: [$0]) != nil }
            return alike.count == 1 ? alike.first.map { .otherName($0, of: name) } : nil
        }
    }
}

extension CheckResult {
    /// Returns the result with a place for the learner to look at.
    func pointing(to place: Place) -> CheckResult {
        CheckResult(check, state, messages, place: place, headlines: headlines)
    }
}
