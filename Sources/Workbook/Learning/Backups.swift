import Foundation
import WorkbookSystem

/// What was kept of a learner's files at one time.
package struct Backup: Sendable, Equatable {
    /// The folder that holds the copies, such as `.workbook/backups/test-the-tracker/2026-11-21T18-30-05`.
    package var folder: URL
    /// The paths of the copies, as they are inside the exercise's folder.
    package var files: [String]
}

/// The dated copies of the files of one exercise.
struct Backups {
    /// The folder that holds a folder for each time.
    var folder: URL
    /// The zone whose clock the folders are named after: that of the learner's wall.
    var timeZone = TimeZone.current

    /// All copies, the oldest first.
    func all() -> [Backup] {
        names().map { name in
            let place = folder.appending(path: name.text)
            return Backup(folder: place, files: Backups.files(below: place))
        }
    }

    /// Copies files into a new folder, all of them or none; links are copied as links.
    ///
    /// - Parameter files: Where the files are, by the names that their copies get.
    /// - Throws: The file system's errors.
    func keep(_ files: [String: URL], at date: Date) throws -> Backup {
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
            // Never onto an earlier copy: moving refuses that.
            try manager.moveItem(at: unfinished, to: finished)
            return Backup(folder: finished, files: files.keys.sorted())
        } catch {
            // What was copied so far helps nobody; if it cannot be removed, either, it stays hidden.
            try? manager.removeItem(at: unfinished)
            throw error
        }
    }

    /// The name of a copy: a time, and a number where there are several of that time.
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
        // Where there is no folder, there is no copy.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.compactMap { Name($0) }.sorted()
    }

    /// A name behind all others, so that the newest copy is the last one even after a clock was set back.
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
