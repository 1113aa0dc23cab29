import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// The reports in a folder.
package struct ReportFolder: Sendable, Equatable {
    /// The newest report of each learner, by learner.
    package var reports: [LearnerReport]
    /// The files that were left out.
    package var skipped: [SkippedReport]

    /// Creates a folder from reports.
    init(reports: [LearnerReport], skipped: [SkippedReport]) {
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
            do throws(UnusableReport) {
                found.append((file, try Self.read(folder.appending(path: file), course: course)))
            } catch {
                skipped.append(SkippedReport(file: file, reason: error))
            }
        }
        if wanted.count > Self.most {
            let more = wanted.count - Self.most - 1
            skipped.append(SkippedReport(file: wanted[Self.most], reason: .beyondLimit(more: more)))
        }
        reports = []
        for (_, versions) in Dictionary(grouping: found, by: \.report.learner) {
            // If two were written in the same second, it doesn't matter which one is used.
            let sorted = versions.sorted { ($0.report.writtenAt, $0.file) < ($1.report.writtenAt, $1.file) }
            if let newest = sorted.last {
                reports.append(newest.report)
                skipped += sorted.dropLast().map {
                    SkippedReport(file: $0.file, reason: .outdated(newest: newest.file))
                }
            }
        }
        reports.sort { $0.learner < $1.learner }
        skipped.sort { $0.file < $1.file }
        if reports.isEmpty { throw ReportFolderProblem.noReports(folder, skipped: skipped) }
    }

    private static func read(_ file: URL, course: Course) throws(UnusableReport) -> LearnerReport {
        let data: Data
        do {
            data = try BoundedFile.read(file, limit: LearnerReport.largest)
        } catch {
            throw
                switch error
            {
            case .unreadable: .unreadable
            case .notRegular: .notRegular
            case .tooLarge(let bytes): .tooLarge(bytes: bytes)
            }
        }
        let report = try LearnerReport(decoding: data)
        let names = Set(course.exercises.flatMap { [$0.slug] + $0.formerly })
        if names.isDisjoint(with: report.course) { throw .otherCourse }
        return report
    }
}
