import Foundation
import WorkbookModel
import WorkbookSystem

/// Why a folder of reports cannot be shown.
package enum ReportFolderProblem: Error, Equatable {
    /// It is not there, or may not be read.
    case unreadable(URL)
    /// No file in it is a report.
    case noReports(URL, skipped: [ReportFolder.Skipped])
}

/// The reports in a folder.
package struct ReportFolder: Sendable, Equatable {
    /// A file that was left out.
    package struct Skipped: Sendable, Equatable {
        /// The file's name.
        package var file: String
        /// Why, completing a sentence that begins with the name.
        package var reason: String
    }

    /// The newest report of each learner, by learner.
    package var reports: [LearnerReport]
    /// The files that were left out.
    package var skipped: [Skipped]

    /// Creates a folder from reports.
    init(reports: [LearnerReport], skipped: [Skipped]) {
        self.reports = reports
        self.skipped = skipped
    }

    /// The most files to read: no workshop has more, so a folder with more files is probably the wrong one.
    static let most = 5000

    /// Reads every file in a folder whose name ends in `.json`, and skips those that aren't reports.
    ///
    /// - Throws: ``ReportFolderProblem``.
    package init(reading folder: URL, course: Course) throws {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw ReportFolderProblem.unreadable(folder)
        }
        let wanted = names.filter { $0.lowercased().hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
        var found: [(file: String, report: LearnerReport)] = []
        skipped = []
        for file in wanted.prefix(Self.most) {
            do throws(LearnerReport.Unusable) {
                found.append((file, try Self.read(folder.appending(path: file), course: course)))
            } catch {
                skipped.append(Skipped(file: file, reason: error.reason))
            }
        }
        if wanted.count > Self.most {
            skipped.append(
                Skipped(
                    file: wanted[Self.most], reason: "and \(wanted.count - Self.most - 1) more were not read")
            )
        }
        reports = []
        for (_, versions) in Dictionary(grouping: found, by: \.report.learner) {
            // If two were written in the same second, it doesn't matter which one is used.
            let sorted = versions.sorted { ($0.report.writtenAt, $0.file) < ($1.report.writtenAt, $1.file) }
            if let newest = sorted.last {
                reports.append(newest.report)
                skipped += sorted.dropLast().map {
                    Skipped(file: $0.file, reason: "is an older one of the same learner as \(newest.file)")
                }
            }
        }
        reports.sort { $0.learner < $1.learner }
        skipped.sort { $0.file < $1.file }
        if reports.isEmpty { throw ReportFolderProblem.noReports(folder, skipped: skipped) }
    }

    private static func read(_ file: URL, course: Course) throws(LearnerReport.Unusable) -> LearnerReport {
        let data: Data
        do {
            data = try BoundedFile.read(file, limit: LearnerReport.largest)
        } catch {
            let reason =
                switch error {
                case .unreadable: "cannot be read"
                case .notRegular: "is no file"
                case .tooLarge(let bytes): "is too large to be a report (\(bytes >> 20) MB)"
                }
            throw LearnerReport.Unusable(reason: reason)
        }
        let report = try LearnerReport(decoding: data)
        let names = Set(course.exercises.flatMap { [$0.slug] + $0.formerly })
        if names.isDisjoint(with: report.course) {
            throw LearnerReport.Unusable(reason: "is about another course")
        }
        return report
    }
}
