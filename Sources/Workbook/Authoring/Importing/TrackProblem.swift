import Foundation
import WorkbookJSON
import WorkbookSystem

/// Why a track could not be imported as a whole.
package enum TrackProblem: Error, Equatable {
    /// The folder has no `config.json` with a list of exercises.
    case noTrack(URL)
    /// The folder doesn't exist.
    case noFolder(URL)
    /// The list of exercises can't be read.
    case malformed(MalformedFile)
    /// Two exercises have one name.
    case twice(slug: String, file: URL)
    /// An exercise that was asked for isn't in the track.
    case unknown(slug: String, known: [String])
    /// No exercise could be imported, for these reasons.
    case nothingLeft(URL, reasons: [String])
    /// There is something in the place of the course, which no import has written.
    case foreign(URL)
    /// The course exists, and was to be written for the first time.
    case exists(URL)
    /// There is no course to update.
    case nothingToUpdate(URL)
    /// The course would be inside the track, or the track inside of it.
    case overlaps(URL)

    /// Returns what is wrong with a file of a track, to come after its name.
    static func words(about problem: MalformedFile) -> String {
        let problem = problem.located
        let place = problem.keyPath.isEmpty ? "" : ", \(problem.keyPath)"
        return "\(place): expected \(problem.expected), found \(problem.found)"
    }
}
