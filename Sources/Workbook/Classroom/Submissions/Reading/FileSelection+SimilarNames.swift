import Foundation
import WorkbookModel

extension FileSelection {
    /// Returns what may be an answer by its name, with the places of all files whose names decided about them.
    ///
    /// - Parameter missing: The files that are missing or unchanged.
    /// - Throws: Problems of the machine.
    func similarNames(
        among leftovers: [OwnedFileMatcher.Leftover], _ matcher: OwnedFileMatcher,
        _ missing: [OwnedFileMatcher.Owned], in folder: URL
    ) async throws -> (answers: [PossibleAnswer], known: Set<OwnedFileMatcher.Place>) {
        var answers: [PossibleAnswer] = []
        var known: Set<OwnedFileMatcher.Place> = []
        func add(_ places: [OwnedFileMatcher.Place], _ asked: String) {
            known.formUnion(places)
            answers += places.map {
                PossibleAnswer(asked: asked, found: path(of: $0), reason: .similarName)
            }
        }
        for file in chosen where !file.isStarter {
            add(try await otherVersions(of: file.path, among: leftovers, matcher, in: folder), file.path)
        }
        for renamed in matcher.renamed(among: leftovers, missing) {
            // A second copy of the untouched starter, such as Finder makes, isn't an attempt.
            let isUnchanged = chosen.contains { $0.path == renamed.path }
            let starter = isUnchanged ? matcher.starters[renamed.path] : nil
            known.formUnion(renamed.sure)
            add(try await leaveOut(starter, from: renamed.sure, of: renamed.path, in: folder), renamed.path)
            for place in renamed.close.prefix(reader.limits.candidates) {
                guard let data = try await content(of: place, in: folder),
                    OwnedFileMatcher.declaresType(of: renamed.path, data)
                else { continue }
                known.insert(place)
                add(try await leaveOut(starter, from: [place], of: renamed.path, in: folder), renamed.path)
            }
        }
        return (answers, known)
    }

    /// Returns the places of files that may be other versions of a chosen one that isn't the starter.
    ///
    /// - Throws: Problems of the machine.
    private func otherVersions(
        of path: String, among leftovers: [OwnedFileMatcher.Leftover], _ matcher: OwnedFileMatcher,
        in folder: URL
    ) async throws -> [OwnedFileMatcher.Place] {
        // What several exercises have under one name.
        let paths = matcher.askedPaths.filter {
            OwnedFileMatcher.lastName($0) == OwnedFileMatcher.lastName(path)
        }
        let known =
            (chosen.filter { paths.contains($0.path) }.map(\.content)
            + paths.compactMap { matcher.starters[$0] }).map(OwnedFileMatcher.GivenFile.lines)
            + paths.flatMap { otherStarters[$0] ?? [] }
        let (sure, close) = matcher.namesakes(of: path, among: leftovers)
        var others: [OwnedFileMatcher.Place] = []
        for place in (sure + close).prefix(reader.limits.candidates) {
            guard let data = try await content(of: place, in: folder),
                !known.contains(OwnedFileMatcher.GivenFile.lines(of: data)), !isOfLessons(data, at: place),
                sure.contains(place) || OwnedFileMatcher.declaresType(of: path, data)
            else { continue }
            others.append(place)
        }
        return others
    }

    /// Whether a file is what a lesson gives under its name.
    private func isOfLessons(_ content: Data, at place: OwnedFileMatcher.Place) -> Bool {
        reader.matcher.isOfLessons(content, at: items[place.item].files.files[place.file].path)
    }

    /// Returns the places of files that are neither the same as a starter nor what a lesson gives.
    ///
    /// - Throws: Problems of the machine.
    private func leaveOut(
        _ starter: Data?, from places: [OwnedFileMatcher.Place], of path: String, in folder: URL
    ) async throws -> [OwnedFileMatcher.Place] {
        guard places.count <= reader.limits.candidates else { return places }
        // A copy of what counts for another exercise isn't an attempt at this one.
        let counting = chosen.filter { !$0.isStarter }.map(\.content) + [starter].compactMap(\.self)
        let known = counting.map(OwnedFileMatcher.GivenFile.lines) + (otherStarters[path] ?? [])
        var others: [OwnedFileMatcher.Place] = []
        for place in places {
            let content = try await content(of: place, in: folder)
            let isKnown = content.map {
                known.contains(OwnedFileMatcher.GivenFile.lines(of: $0)) || isOfLessons($0, at: place)
            }
            if isKnown != true { others.append(place) }
        }
        return others
    }
}
