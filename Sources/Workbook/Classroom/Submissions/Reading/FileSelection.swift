import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// Chooses and reads the files that exercises ask for from the opened folders and archives of a submission.
struct FileSelection {
    /// The files, in the order of the exercises.
    var chosen: [Chosen] = []
    /// What else may be an answer.
    private(set) var answers: [PossibleAnswer] = []
    /// The paths in the course of what was found, by the places of the files that could be it.
    private var places: [String: String] = [:]
    /// What could have been graded and was left out.
    private var refused: [SubmittedFiles.Refusal] = []
    /// Swift files for which no exercise asks.
    private var unasked: [SubmittedFiles.Refusal] = []
    /// The paths of missing files whose exercises have another file that was changed.
    private(set) var lacking: [String] = []
    /// The paths of files of which there is only what another exercise gives under the same name.
    private(set) var onlyGiven: Set<String> = []
    /// The paths of the course's own files that the submission has with other contents.
    private(set) var changed: [String] = []
    /// The files in archives in copies of the course that are other versions of what is graded, by their archives.
    private var passedOver: [Int: [String]] = [:]
    /// What copies of the course in the submission were when they were handed out.
    private(set) var records: [FoundRecord] = []
    /// The lines of unchanged starters of other handouts, by the paths of the files that exercises ask for.
    private(set) var otherStarters: [String: Set<[Substring]>] = [:]
    /// A branch with commits that aren't in what is checked out, if a file is the unchanged starter.
    private(set) var otherBranch: String?
    /// The folders and archives of which a file is graded.
    private var used: Set<Int> = []
    /// The opened folders and archives.
    let items: [OpenedItem]
    /// What was not opened.
    let unread: [ItemOpening.Unread]

    let reader: SubmissionReader

    /// Creates a value that has chosen nothing.
    init(reader: SubmissionReader, opening: ItemOpening) {
        self.reader = reader
        items = opening.items
        unread = opening.unread
    }

    /// Finds and reads the files, and finds what else may be an answer.
    ///
    /// - Parameter folder: Where archives may be unpacked.
    /// - Throws: Problems of the machine.
    mutating func choose(in folder: URL) async throws {
        let paths = items.map { $0.files.files.map(\.path) }
        let matcher = reader.matcher.including(filesAddedIn: paths)
        let matches = matcher.matches(in: paths)
        for match in matches {
            // What is left out because of its name differs at most in case from what was kept.
            for candidate in match.candidates {
                places[Self.key(of: file(candidate).path, in: candidate.item)] = match.path
            }
        }
        records = try await handoutRecords(in: folder)
        try await chooseCandidates(of: matches, matcher, in: folder)
        replaceOtherStarters(matcher)

        let given = try await changedGivenFiles(in: folder)
        changed = Set(given.map(\.given).filter { $0.starterOf == nil }.map(\.path)).sorted()
        let found = Set(matches.map(\.path)).subtracting(onlyGiven)
        let missing = matcher.missing(besides: found.subtracting(chosen.filter(\.isStarter).map(\.path)))
        lacking = matcher.lacking(among: missing, besides: found)
        let leftovers = matcher.leftovers(in: paths, besides: matches)
        let similar = try await similarNames(among: leftovers, matcher, missing, in: folder)
        answers += similar.answers + workInStarters(given)
        answers += try await workInCourseFiles(given, named: missing, in: folder)
        let others = leftovers.filter { !similar.known.contains($0.place) }
        answers += try await documents(
            besides: matcher.untouched(among: missing), among: others,
            knownContents: chosen.map(\.content) + matcher.starters.values + matcher.chapters, in: folder)
        unasked = matcher.unasked(among: others).map {
            let name = items[$0.item].files.files[$0.file].path.last ?? ""
            return .init(path: path(of: $0), reason: matcher.asks(forName: name) ? .elsewhere : .notAsked)
        }
    }

    /// Chooses the best candidate of each file, and notes those with other contents.
    ///
    /// - Throws: Problems of the machine.
    private mutating func chooseCandidates(
        of found: [OwnedFileMatcher.Match], _ matcher: OwnedFileMatcher, in folder: URL
    ) async throws {
        var matches = found
        for index in matches.indices {
            let asked = matches[index].path
            matches[index].candidates.removeAll { candidate in
                guard file(candidate).entry.size > reader.limits.fileBytes else { return false }
                refuse(candidate, .tooLarge, as: asked)
                return true
            }
        }
        let contents = try await read(matches, in: folder)
        var clones = ClonedRepositories(tools: reader.tools, folder: folder.appending(path: "clones"))
        for match in matches {
            var usable: [(candidate: OwnedFileMatcher.Candidate, content: Data)] = []
            for candidate in match.candidates.prefix(reader.limits.candidates) {
                switch contents[candidate.item]?[candidate.file] {
                case .success(let data): usable.append((candidate, data))
                case .failure(let failure): refuse(candidate, failure.reason, as: match.path)
                case nil: refuse(candidate, .damaged, as: match.path)
                }
            }
            let readable = usable.count
            usable.removeAll { $0.candidate.isFlat && isGiven($0.content, as: match.path) }
            if usable.isEmpty, readable > 0 { onlyGiven.insert(match.path) }
            // What lies in the exercise's folder and can't be read may be what was meant.
            if !match.isFlat, usable.allSatisfy(\.candidate.isFlat) { continue }
            // If there is a copy with the learner's work in it, the starter isn't an attempt.
            let starter = matcher.starters[match.path].map(OwnedFileMatcher.GivenFile.lines)
            var attempts = usable.filter { OwnedFileMatcher.GivenFile.lines(of: $0.content) != starter }
            // So is that of the handout in whose copy a file lies.
            let others = attempts.filter {
                isAsHandedOut($0.content, at: .init(item: $0.candidate.item, file: $0.candidate.file))
            }.map { OwnedFileMatcher.GivenFile.lines(of: $0.content) }
            otherStarters[match.path] = Set(others)
            attempts.removeAll { others.contains(OwnedFileMatcher.GivenFile.lines(of: $0.content)) }
            passOverArchivesInCopies(among: &attempts)
            guard let first = attempts.first ?? usable.first else { continue }
            if attempts.isEmpty, otherBranch == nil {
                otherBranch = try await clones.otherBranch(beside: file(first.candidate))
            }
            used.insert(first.candidate.item)
            let lines = OwnedFileMatcher.GivenFile.lines(of: first.content)
            let versions = attempts.filter { OwnedFileMatcher.GivenFile.lines(of: $0.content) != lines }
            answers += (versions.map(\.candidate) + match.candidates.dropFirst(reader.limits.candidates)).map
            {
                PossibleAnswer(
                    asked: match.path, found: path(of: $0), reason: .sameName(isInFolder: !$0.isFlat))
            }
            // Tools that copy or restore a file change its time, and nobody worked on a starter that is as it was.
            let modified =
                attempts.isEmpty
                ? nil
                : try await clones.time(
                    of: file(first.candidate), content: first.content, in: reader.timeZone)
            chosen.append(
                Chosen(
                    path: match.path, content: first.content, isStarter: attempts.isEmpty,
                    hasLostContent: PartAttempt.isBlank(first.content) && starter?.isEmpty == false,
                    modified: reader.plausible(modified),
                    needsTimeZone: !attempts.isEmpty && file(first.candidate).entry.needsTimeZone,
                    future: modified.flatMap { $0 > reader.now ? $0 : nil },
                    prefix: first.candidate.isFlat ? nil : first.candidate.prefix.joined(separator: "/"),
                    place: path(of: first.candidate)))
        }
    }

    /// Reads a file, alone; `nil` if it can't be read.
    ///
    /// - Throws: Problems of the machine.
    func content(of place: OwnedFileMatcher.Place, in folder: URL) async throws -> Data? {
        guard items[place.item].files.files[place.file].entry.size <= reader.limits.fileBytes else {
            return nil
        }
        let contents = try await items[place.item].contents(
            of: [place.file], tools: reader.tools, in: folder.appending(path: "one-\(UUID().uuidString)"))
        guard case .success(let data)? = contents.first else { return nil }
        return data
    }

    /// Removes what archives in copies of the course have, if there is an attempt beside them.
    private mutating func passOverArchivesInCopies(
        among attempts: inout [(candidate: OwnedFileMatcher.Candidate, content: Data)]
    ) {
        let own = attempts.filter { !items[$0.candidate.item].isInCopy }
        if own.isEmpty { return }
        let graded = own.map { OwnedFileMatcher.GivenFile.lines(of: $0.content) }
        for attempt in attempts where items[attempt.candidate.item].isInCopy {
            if graded.contains(OwnedFileMatcher.GivenFile.lines(of: attempt.content)) { continue }
            passedOver[attempt.candidate.item, default: []].append(path(of: attempt.candidate))
        }
        attempts = own
    }

    /// What was left out; if that is why a file that an exercise asks for is missing or in doubt, with the path of that.
    var refusals: [SubmittedFiles.Refusal] {
        // If nothing can be graded, what there is instead is listed in any case.
        let copies = passedOver.sorted { $0.key < $1.key }.flatMap { item, files in
            // An archive of which something counts wasn't left out.
            (used.contains(item) ? files : [items[item].name]).map {
                SubmittedFiles.Refusal(path: $0, reason: .inCopy)
            }
        }
        let all =
            refused + items.enumerated().flatMap(refusals) + copies
            + (chosen.isEmpty ? [] : unasked + unreadDocuments)
        var places: [Int: String] = [:]
        // Of a path that leads out, what comes after that shows what it was meant to be.
        let paths = all.map { $0.components ?? $0.path.split { "/\\".contains($0) }.map(String.init) }
        for match in reader.matcher.matches(in: [paths]) {
            for candidate in match.candidates { places[candidate.file] = match.path }
        }
        let known = Set(chosen.filter { !$0.isStarter }.map(\.path))
        return all.enumerated().map { index, refusal in
            // Of two files with one name, nobody knows which one was meant, even if one of them is graded.
            let isDoubt = refusal.reason == .sameName && refusal.asked != nil
            let asked = refusal.asked ?? places[index]
            return .init(
                path: refusal.path, reason: refusal.reason,
                asked: asked.flatMap { !isDoubt && known.contains($0) ? nil : $0 })
        }
    }

    /// The documents that may have an answer, and that nothing else names.
    private var unreadDocuments: [SubmittedFiles.Refusal] {
        let said = Set(unasked.map(\.path))
        return answers.filter { $0.reason == .document && !said.contains($0.found) }.map {
            .init(path: $0.found, reason: $0.found.lowercased().hasSuffix(".swift") ? .notAsked : .notCode)
        }
    }

    /// Returns what was left out of a folder or archive; what has the name of a file that may be graded, with the path of that.
    private func refusals(of index: Int, _ item: OpenedItem) -> [SubmittedFiles.Refusal] {
        item.files.refusals.map { refusal in
            guard refusal.reason == .sameName, let path = refusal.components else { return refusal }
            var refusal = refusal
            refusal.asked = places[Self.key(of: path, in: index)]
            return refusal
        }
    }

    private static func key(of path: [String], in item: Int) -> String {
        "\(item)/\(HarmlessText.key(path.joined(separator: "/")))"
    }

    /// Reads all candidates, each folder or archive once.
    private func read(_ matches: [OwnedFileMatcher.Match], in folder: URL) async throws
        -> [Int: [Int: Result<Data, SubmissionProblem.RefusalFailure>]]
    {
        let wanted = Dictionary(
            grouping: matches.flatMap { $0.candidates.prefix(reader.limits.candidates) }, by: \.item)
        var contents: [Int: [Int: Result<Data, SubmissionProblem.RefusalFailure>]] = [:]
        for (item, candidates) in wanted.sorted(by: { $0.key < $1.key }) {
            let files = Set(candidates.map(\.file)).sorted()
            let read = try await items[item].contents(
                of: files, tools: reader.tools, in: folder.appending(path: "\(item)"))
            contents[item] = Dictionary(uniqueKeysWithValues: zip(files, read))
        }
        return contents
    }

    private func file(_ candidate: OwnedFileMatcher.Candidate) -> SubmittedFiles.File {
        items[candidate.item].files.files[candidate.file]
    }

    private func path(of candidate: OwnedFileMatcher.Candidate) -> String {
        path(of: OwnedFileMatcher.Place(item: candidate.item, file: candidate.file))
    }

    func path(of place: OwnedFileMatcher.Place) -> String {
        let item = items[place.item]
        let path = item.files.files[place.file].path.joined(separator: "/")
        return HarmlessText.line(items.count > 1 ? "\(item.name)/\(path)" : path)
    }

    private mutating func refuse(
        _ candidate: OwnedFileMatcher.Candidate, _ reason: SubmissionProblem.RefusalReason, as asked: String
    ) {
        refused.append(.init(path: path(of: candidate), reason: reason, asked: asked))
    }
}
