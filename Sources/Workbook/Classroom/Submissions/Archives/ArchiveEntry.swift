import Foundation

/// A file or folder of a submission, as an archive or the file system describes it, before anything was checked.
struct ArchiveEntry: Sendable, Equatable {
    /// What an entry claims to be.
    enum Kind: Sendable, Equatable { case file, folder, link, special }

    /// When an entry was changed, as its source stores it.
    enum Time: Sendable, Equatable {
        /// Seconds since 1970.
        case unix(Int)
        /// A date and a time in the time zone of the machine that packed it.
        case dos(date: Int, time: Int)
    }

    /// Where the content is.
    enum Content: Sendable, Equatable {
        /// In this file.
        case onDisk(URL)
        /// In an archive, as it is, from this offset.
        case plain(offset: Int)
        /// In a ZIP archive, with a local header at this offset.
        case zipped(ZipEntry)
    }

    /// The path as it is stored; `nil` if it isn't text.
    var path: String?
    /// The path to show if it isn't text.
    var shownPath = ""
    /// What it claims to be.
    var kind: Kind
    /// The number of bytes when unpacked.
    var size = 0
    /// The number of bytes in the archive; `nil` if it isn't compressed by itself.
    var packedSize: Int?
    /// When it was changed.
    var time: Time?
    /// Why its content can't be used, if something other than its path shows that.
    var refusal: SubmissionProblem.RefusalReason?
    /// Where its content is.
    var content: Content

    /// Whether its time is known only together with a time zone.
    var needsTimeZone: Bool { if case .dos = time { true } else { false } }

    /// Returns when the entry was changed.
    func modified(in timeZone: TimeZone) -> Date? {
        switch time {
        case .unix(let seconds): return Date(timeIntervalSince1970: Double(seconds))
        case .dos(let date, let time):
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            // MS-DOS counts years from 1980 and seconds in steps of two.
            return calendar.date(
                from: DateComponents(
                    year: 1980 + (date >> 9), month: date >> 5 & 15, day: date & 31, hour: time >> 11,
                    minute: time >> 5 & 63, second: (time & 31) * 2))
        case nil: return nil
        }
    }
}
