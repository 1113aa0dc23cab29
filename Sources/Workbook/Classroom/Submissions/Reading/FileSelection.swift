import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// Chooses and reads the files that exercises ask for from the opened folders and archives of a submission.
struct FileSelection {
    /// The files, in the order of the exercises.
    var chosen: [Chosen] = []
    /// The paths in the course of what was found, by the places of the files that could be it.
    private var places: [String: String] = [:]
    /// What could have been graded and was left out.
    private var refused: [SubmittedFiles.Refusal] = []
    /// Swift files for which no exercise asks.
    private var unasked: [SubmittedFiles.Refusal] = []
    /// Files that are missing or unchanged, with those that may be meant.
    var renamed: [(path: String, found: [String])] = []
    /// Files of exercises of which nothing was changed, with what may have the answers all the same.
    private(set) var beside: [(path: String, files: [Beside])] = []
    /// The paths of the course's own files that the submission has with other contents.
    private(set) var changed: [String] = []
    /// The files in archives in copies of the course that are other versions of what is graded, by their archives.
    private var passedOver: [Int: [String]] = [:]
    /// Whether every file that was found is the unchanged starter.
    private(set) var isUnchanged = false
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

    /// Finds and reads the files.
    ///
    /// - Parameter folder: Where archives may be unpacked.
    /// - Throws: Problems of the machine.
    mutating func choose(in folder: URL) async throws {
        let paths = items.map { $0.files.files.map(\.path) }
        let matcher = reader.matcher.including(filesAddedIn: paths)
        var matches = matcher.matches(in: paths)
        let found = matches
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
        var unchanged: Set<String> = []
        for match in found {
            // What is left out because of its name differs at most in case from what was kept.
            for candidate in match.candidates {
                places[Self.key(of: file(candidate).path, in: candidate.item)] = match.path
            }
        }
        for match in matches {
            var usable: [(candidate: OwnedFileMatcher.Candidate, content: Data)] = []
            for candidate in match.candidates.prefix(reader.limits.candidates) {
                switch contents[candidate.item]?[candidate.file] {
                case .success(let data): usable.append((candidate, data))
                case .failure(let failure): refuse(candidate, failure.reason, as: match.path)
                case nil: refuse(candidate, .damaged, as: match.path)
                }
            }
            // What lies in the exercise's folder and can't be read may be what was meant.
            if !match.isFlat, usable.allSatisfy(\.candidate.isFlat) { continue }
            // If there is a copy with the learner's work in it, the starter isn't an attempt.
            let starter = matcher.starters[match.path].map(OwnedFileMatcher.GivenFile.lines)
            var attempts = usable.filter { OwnedFileMatcher.GivenFile.lines(of: $0.content) != starter }
            passOverArchivesInCopies(among: &attempts)
            guard let first = attempts.first ?? usable.first else { continue }
            if attempts.isEmpty {
                unchanged.insert(match.path)
                if otherBranch == nil {
                    otherBranch = try await clones.otherBranch(beside: file(first.candidate))
                }
            }
            used.insert(first.candidate.item)
            let lines = OwnedFileMatcher.GivenFile.lines(of: first.content)
            let different = attempts.filter { OwnedFileMatcher.GivenFile.lines(of: $0.content) != lines }
                .map(\.candidate)
            let others = different + match.candidates.dropFirst(reader.limits.candidates)
            // Tools that copy or restore a file change its time, and nobody worked on a starter that is as it was.
            let modified =
                attempts.isEmpty
                ? nil
                : try await clones.time(
                    of: file(first.candidate), content: first.content, in: reader.timeZone)
            chosen.append(
                Chosen(
                    path: match.path, content: first.content,
                    hasLostContent: PartAttempt.isBlank(first.content) && starter?.isEmpty == false,
                    modified: reader.plausible(modified),
                    needsTimeZone: !attempts.isEmpty && file(first.candidate).entry.needsTimeZone,
                    future: modified.flatMap { $0 > reader.now ? $0 : nil },
                    prefix: first.candidate.isFlat ? nil : first.candidate.prefix.joined(separator: "/"),
                    place: path(of: first.candidate), others: others.map { path(of: $0) },
                    isAloneInPlace: !first.candidate.isFlat && others.allSatisfy(\.isFlat)))
        }
        isUnchanged = unchanged.count == chosen.count && !chosen.isEmpty
        let changedFiles = try await changedGivenFiles(in: folder)
        changed = Set(changedFiles.map(\.given).filter { $0.starterOf == nil }.map(\.path)).sorted()
        let leftovers = matcher.leftovers(in: paths, besides: found)
        let meant = matcher.renamed(among: leftovers, besides: found, unchanged: unchanged)
        var known: Set<OwnedFileMatcher.Place> = []
        for missing in meant {
            // A second copy of the untouched starter, such as Finder makes, isn't an attempt.
            let starter = unchanged.contains(missing.path) ? matcher.starters[missing.path] : nil
            var places = try await leaveOut(starter, from: missing.sure, in: folder)
            known.formUnion(missing.sure)
            for place in missing.close.prefix(reader.limits.candidates) {
                guard let data = try await content(of: place, in: folder),
                    OwnedFileMatcher.declaresType(of: missing.path, data)
                else { continue }
                places += try await leaveOut(starter, from: [place], in: folder)
                known.insert(place)
            }
            if places.isEmpty { continue }
            renamed.append((missing.path, reader.limits.beginning(of: places.map { path(of: $0) })))
        }
        known.formUnion(
            try await findNamesakes(among: leftovers, matcher, unchanged: unchanged, in: folder))
        noteWork(inStarters: changedFiles, unchanged: unchanged)
        let missing = matcher.missing(besides: found, unchanged: unchanged)
        noteWork(in: try await changedCourseFiles(besides: changedFiles, named: missing, in: folder), missing)
        beside = try await answersBeside(
            matcher.untouched(besides: found, unchanged: unchanged),
            among: leftovers.filter { !known.contains($0.place) },
            knownContents: chosen.map(\.content) + matcher.starters.values, in: folder)
        unasked = matcher.unasked(among: leftovers).filter { !known.contains($0) }.map {
            let name = items[$0.item].files.files[$0.file].path.last ?? ""
            return .init(path: path(of: $0), reason: matcher.asks(forName: name) ? .elsewhere : .notAsked)
        }
    }

    /// Returns the places of files that aren't the same as a starter.
    ///
    /// - Throws: Problems of the machine.
    private func leaveOut(_ starter: Data?, from places: [OwnedFileMatcher.Place], in folder: URL)
        async throws
        -> [OwnedFileMatcher.Place]
    {
        guard let starter, places.count <= reader.limits.candidates else { return places }
        let lines = OwnedFileMatcher.GivenFile.lines(of: starter)
        var others: [OwnedFileMatcher.Place] = []
        for place in places {
            let content = try await content(of: place, in: folder)
            if content.map(OwnedFileMatcher.GivenFile.lines) != lines { others.append(place) }
        }
        return others
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
            + (chosen.isEmpty ? [] : unasked + unreadAnswers)
        var places: [Int: String] = [:]
        for match in reader.matcher.matches(in: [all.map { $0.components ?? [] }]) {
            for candidate in match.candidates { places[candidate.file] = match.path }
        }
        let known = Set(chosen.map(\.path))
        return all.enumerated().map { index, refusal in
            // Of two files with one name, nobody knows which one was meant, even if one of them is graded.
            let isDoubt = refusal.reason == .sameName && refusal.asked != nil
            let asked = refusal.asked ?? places[index]
            return .init(
                path: refusal.path, reason: refusal.reason,
                asked: asked.flatMap { !isDoubt && known.contains($0) ? nil : $0 })
        }
    }

    /// The files that may have an answer, and that nothing else names.
    private var unreadAnswers: [SubmittedFiles.Refusal] {
        let said = Set(unasked.map(\.path))
        return beside.flatMap(\.files).filter { $0.isUnsaid && !said.contains($0.shown) }.map {
            .init(path: $0.shown, reason: $0.shown.lowercased().hasSuffix(".swift") ? .notAsked : .notCode)
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
