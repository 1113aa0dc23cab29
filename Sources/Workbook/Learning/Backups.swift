import Foundation
import WorkbookSystem

/// A copy of a learner's files.
package struct Backup: Sendable, Equatable {
    /// The folder of the copies, such as `.workbook/backups/test-the-tracker/2026-11-21T18-30-05`.
    package var folder: URL
    /// The paths of the files in the exercise's folder.
    package var files: [String]
}

/// The dated copies of the files of one exercise, or of a course.
package struct Backups {
    /// The folder that contains a folder for each copy.
    package var folder: URL
    /// The time zone for the names of the folders.
    var timeZone = TimeZone.current

    /// Uses the copies in a folder.
    package init(folder: URL) { self.folder = folder }

    /// Reads all copies, the oldest first.
    func all() -> [Backup] {
        names().map { name in
            let place = folder.appending(path: name.text)
            return Backup(folder: place, files: Backups.files(below: place))
        }
    }

    /// Copies files into a new folder, all of them or none; links are copied as links.
    ///
    /// - Parameter files: The files by the names of their copies.
    /// - Throws: The file system's errors.
    package func keep(_ files: [String: URL], at date: Date) throws -> Backup {
        let manager = FileManager.default
        let unfinished = folder.appending(path: ".unfinished-\(UUID().uuidString)")
        do {
            try manager.createDirectory(at: unfinished, withIntermediateDirectories: true)
            for (name, place) in files {
                let copy = unfinished.appending(path: name)
                try manager.createDirectory(
                    at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                try manager.copyItem(at: place, to: copy)
            }
            let finished = folder.appending(path: name(at: date).text)
            // Moving fails if a copy with this name exists.
            try manager.moveItem(at: unfinished, to: finished)
            return Backup(folder: finished, files: files.keys.sorted())
        } catch {
            // An incomplete copy is useless; if it cannot be removed, it stays hidden.
            try? manager.removeItem(at: unfinished)
            throw error
        }
    }

    /// The name of a copy: a time, and a number if there are several of that time.
    private struct Name: Comparable {
        var time: String
        var number: Int

        var text: String { number == 1 ? time : "\(time)-\(number)" }

        init(time: String, number: Int) {
            self.time = time
            self.number = number
        }

        init?(_ text: String) {
            guard let parts = text.wholeMatch(of: /(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)(-(\d{1,9}))?/) else {
                return nil
            }
            self.init(time: String(parts.1), number: parts.3.flatMap { Int($0) } ?? 1)
        }

        static func < (first: Name, second: Name) -> Bool {
            (first.time, first.number) < (second.time, second.number)
        }
    }

    private func names() -> [Name] {
        // Without a folder, there are no copies.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.compactMap { Name($0) }.sorted()
    }

    /// Returns a name that sorts last, so that the newest copy is the last one even after the clock was set
    /// back.
    private func name(at date: Date) -> Name {
        let time = date.formatted(
            Date.VerbatimFormatStyle(
                format:
                    "\(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits)T\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))-\(minute: .twoDigits)-\(second: .twoDigits)",
                timeZone: timeZone, calendar: Calendar(identifier: .gregorian)))
        guard let last = names().last, last.time >= time else { return Name(time: time, number: 1) }
        return Name(time: last.time, number: last.number + 1)
    }

    private static func files(below folder: URL) -> [String] {
        let enumerator = FileManager.default.enumerator(atPath: folder.path)
        return (enumerator?.compactMap { $0 as? String } ?? []).filter { name in
            FileKind(of: folder.appending(path: name)) != .folder
        }.sorted()
    }
}
