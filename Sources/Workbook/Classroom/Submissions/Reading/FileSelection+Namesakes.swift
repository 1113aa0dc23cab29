import Foundation
import WorkbookModel

extension FileSelection {
    /// Notes which files may be other versions of a chosen one that isn't the starter, and returns their places.
    ///
    /// - Throws: Problems of the machine.
    mutating func findNamesakes(
        among leftovers: [OwnedFileMatcher.Leftover], _ matcher: OwnedFileMatcher, unchanged: Set<String>,
        in folder: URL
    ) async throws -> [OwnedFileMatcher.Place] {
        var all: [OwnedFileMatcher.Place] = []
        for index in chosen.indices where !unchanged.contains(chosen[index].path) {
            let path = chosen[index].path
            // What several exercises have under one name.
            let paths = matcher.askedPaths.filter {
                OwnedFileMatcher.lastName($0) == OwnedFileMatcher.lastName(path)
            }
            let known =
                (chosen.filter { paths.contains($0.path) }.map(\.content)
                + paths.compactMap { matcher.starters[$0] }).map(OwnedFileMatcher.GivenFile.lines)
            let (sure, close) = matcher.namesakes(of: path, among: leftovers)
            for place in (sure + close).prefix(reader.limits.candidates) {
                guard let data = try await content(of: place, in: folder),
                    !known.contains(OwnedFileMatcher.GivenFile.lines(of: data)),
                    sure.contains(place) || OwnedFileMatcher.declaresType(of: path, data)
                else { continue }
                chosen[index].namesakes.append(self.path(of: place))
                all.append(place)
            }
        }
        return all
    }
}
