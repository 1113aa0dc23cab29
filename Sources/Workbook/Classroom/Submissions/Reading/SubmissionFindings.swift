import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// What a person should know about how a submission was packed.
struct SubmissionFindings {
    /// The problems, those that prevent grading first.
    private(set) var problems: [SubmissionProblem] = []

    /// Sums up what opening a submission and choosing its files has shown.
    init(opening: ItemOpening, selection: FileSelection, limits: SubmissionLimits, timeZone: TimeZone) {
        var refusals = selection.refusals + opening.unopened
        if selection.chosen.isEmpty {
            problems += Self.reasons(opening: opening, selection: selection, limits: limits)
            // It is said once about the whole archive.
            if problems.contains(.encrypted) { refusals.removeAll { $0.reason == .encrypted } }
        } else {
            // Whatever else was handed in does no harm, but a learner may have meant it to be graded.
            refusals += opening.failures.compactMap { failure in
                Self.reason(failure.problem).map { .init(path: failure.name, reason: $0) }
            }
        }
        let prefixes = Self.unique(selection.chosen.compactMap(\.prefix).filter { !$0.isEmpty })
        // Many programs pack a folder with the folder itself around it, and it makes no difference.
        let isWrapped = prefixes.count == 1 && !prefixes[0].contains("/")
        problems += (isWrapped ? [] : prefixes).prefix(limits.listed).map {
            .nested(in: HarmlessText.line($0))
        }
        if selection.chosen.contains(where: { $0.prefix == nil }) { problems.append(.flat) }
        // If nothing can be graded, it is said once about all that is there.
        let isFatal = problems.contains(where: \.isFatal)
        problems += Self.doubts(
            about: selection.answers.filter { !isFatal || !$0.isDocument }, selection.chosen, limits)
        let said = selection.answers.map(\.asked) + refusals.compactMap(\.asked)
        problems += selection.lacking.filter { !said.contains($0) }.map { .lacking(path: $0) }
        for file in selection.chosen {
            if let kind = ForeignFormat(of: file.content) {
                problems.append(.notSource(path: file.path, kind: kind))
            } else if file.hasLostContent {
                problems.append(.emptyFile(path: file.path))
            } else if !Self.isText(file.content) {
                problems.append(.notText(path: file.path))
            } else if let found = LookalikeLetters.lookalike(in: file.content) {
                problems.append(
                    .lookalike(path: file.path, line: found.line, name: found.name, letter: found.letter))
            }
        }
        if let latest = selection.chosen.filter({ $0.future != nil }).max(by: {
            ($0.future ?? .distantPast, $0.path) < ($1.future ?? .distantPast, $1.path)
        }), let time = latest.future {
            let words = "\(Format.day(time, in: timeZone)), \(Format.time(time, in: timeZone))"
            problems.append(.fromFuture(path: latest.path, time: words))
        }
        if !selection.changed.isEmpty {
            problems.append(.changedGivenFiles(limits.beginning(of: selection.changed)))
        }
        let unique = Self.unique(refusals)
        if !selection.chosen.isEmpty, selection.chosen.allSatisfy(\.isStarter),
            selection.answers.allSatisfy(\.isDocument), unique.allSatisfy({ $0.asked == nil })
        {
            problems.append(.unchanged)
        }
        if let branch = selection.otherBranch {
            problems.append(.otherBranch(HarmlessText.line(branch, limit: 80)))
        }
        // Those that an exercise asks for decide about its grade.
        let listed = unique.filter { $0.asked == nil }.prefix(limits.listed)
        let reported = unique.filter { $0.asked != nil || listed.contains($0) }
        problems += reported.map { .refusedEntry(path: $0.path, $0.reason, asked: $0.asked) }
        let more = unique.count - reported.count
        if more > 0 { problems.append(.moreRefusedEntries(count: more)) }
    }

    /// Returns what to say of files that may be answers: first about exercises of which a file is graded.
    private static func doubts(
        about answers: [PossibleAnswer], _ chosen: [FileSelection.Chosen], _ limits: SubmissionLimits
    ) -> [SubmissionProblem] {
        var versions: [SubmissionProblem] = []
        var renamed: [SubmissionProblem] = []
        for path in unique(answers.map(\.asked)) {
            let answers = answers.filter { $0.asked == path }
            let found = limits.beginning(of: unique(answers.map(\.found)))
            if let file = chosen.first(where: { $0.path == path && !$0.isStarter }) {
                let isDoubt =
                    answers.contains { $0.reason == .sameName(isInFolder: true) }
                    || file.prefix == nil && answers.contains { $0.reason == .sameName(isInFolder: false) }
                versions.append(
                    isDoubt
                        ? .ambiguous(path: path, others: found, first: file.place)
                        : .versionElsewhere(path: path, others: found))
            } else {
                renamed.append(.renamed(path: path, found: found))
            }
        }
        return versions + renamed
    }

    /// Whether the content of a file can be code: in UTF-16 without a mark at its beginning, every second byte is zero.
    private static func isText(_ content: Data) -> Bool {
        String(validating: content, as: UTF8.self) != nil && !content.contains(0)
    }

    /// Returns why nothing can be graded.
    private static func reasons(opening: ItemOpening, selection: FileSelection, limits: SubmissionLimits)
        -> [SubmissionProblem]
    {
        let failures = unique(opening.failures.map(\.problem))
        if !failures.isEmpty { return failures }
        // What is in an archive that was opened is listed itself.
        let files = selection.items.flatMap(\.files.files).filter {
            !opening.unopened.isEmpty || !ArchiveName.isArchive($0.path.last ?? "")
        }
        let refusals = selection.items.flatMap(\.files.refusals)
        if refusals.contains(where: { $0.reason == .encrypted }) { return [.encrypted] }
        if files.isEmpty && refusals.isEmpty {
            // Builds and progress, without the lessons.
            let ignored = Set(selection.items.flatMap(\.files.ignored)).sorted()
            return [ignored.isEmpty ? .empty : .noExercise(found: limits.beginning(of: ignored))]
        }
        if selection.refusals.contains(where: { $0.reason == .damaged }) {
            return [.unreadableArchive("the files that the exercises ask for can't be unpacked")]
        }
        // Only these exercises have no grade: for each, the reason says what is wrong with its file.
        if selection.refusals.contains(where: { $0.asked != nil }) { return [] }
        // Who handed in only other lessons handed in nothing of these.
        if files.contains(where: { selection.reader.matcher.isInExercise($0.path) }) { return [] }
        let given = Set(selection.onlyGiven.map(OwnedFileMatcher.lastName))
        let found = files.map { file in
            HarmlessText.line(file.path.joined(separator: "/"))
                + (file.path.last.map(given.contains) == true
                    ? " (the same as a given file of the course)" : "")
        }.sorted()
        return [.noExercise(found: limits.beginning(of: found))]
    }

    /// Returns how to report a folder or archive that can't be opened beside others that can; `nil` if it is of no
    /// interest, like a screenshot.
    private static func reason(_ problem: SubmissionProblem) -> SubmissionProblem.RefusalReason? {
        switch problem {
        case .unreadableArchive: .damaged
        case .overLimit: .tooLarge
        case .encrypted: .encrypted
        case .severalLearners: .severalLearners
        case .unknownKind(let kind) where ArchiveName.foreign.contains(kind): .foreignArchive
        default: nil
        }
    }

    private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
        var known: Set<Element> = []
        return elements.filter { known.insert($0).inserted }
    }
}
