import Foundation
import WorkbookFormats
import WorkbookSystem

/// What the name of a file or folder says about who handed it in, as learning platforms write it.
///
/// Sources: Canvas, `lib/content_zipper.rb` (`get_filename`, `add_upload_submission`) and
/// `Attachment.make_unique_filename`; Moodle, `mod/assign/locallib.php` (`download_submissions`). Blackboard and Brightspace are not
/// open: their names are those that scripts of instructors read.
struct SubmissionName: Equatable {
    /// Who handed it in.
    var learner: String
    /// The number under which the platform knows the learner, if the name contains one.
    var key: String?
    /// Whether that is the number of a participant in one assignment, and not one of the learner's own.
    var isParticipant = false
    /// Whether the name says that it was late.
    var isMarkedLate = false
    /// What all files of one submission have in common; `nil` if each is a submission of its own.
    var group: String?
    /// The number of the uploaded file, which grows with time.
    var attachment: Int?
    /// The time of the attempt as a number, if a later attempt replaces the whole of an earlier one.
    var attempt: Int?
    /// Whether it is a text that Blackboard writes for each attempt, with what was typed into a form.
    var isText = false
    /// The learner's own name for the file.
    var file: String

    /// Reads a name.
    init(_ name: String) {
        // Moodle: Ada Lovelace_1234567_assignsubmission_file_ as a folder, or in front of each file's name.
        if let found = name.wholeMatch(of: /(.*?)_([0-9]{1,18})_assignsubmission_[a-z]+(?:_(.*))?/) {
            self.init(learner: String(found.1), key: String(found.2), file: String(found.3 ?? ""))
            isParticipant = true
            group = "\(found.1)_\(found.2)"
            return
        }
        // Canvas, if it hides the names: anon_AbC12_67890_tracker.zip
        if let found = name.wholeMatch(of: /(LATE_)?(anon_[A-Za-z0-9]{4,6})_(?:([0-9]{1,18})_(.+)|\w+\.html)/)
        {
            self.init(learner: String(found.2), key: nil, file: String(found.4 ?? ""))
            isMarkedLate = found.1 != nil
            attachment = found.3.flatMap { Int($0) }
            group = learner
            return
        }
        // Canvas: lovelaceada_LATE_12345_67890_tracker.zip
        let canvas = /(\w+?)_(LATE_)?([0-9]{1,18})_(?:([0-9]{1,18})_(.+)|(?:text|link)\.html)/
        if let found = name.wholeMatch(of: canvas) {
            self.init(learner: String(found.1), key: String(found.3), file: String(found.5 ?? ""))
            isMarkedLate = found.2 != nil
            attachment = found.4.flatMap { Int($0) }
            group = "\(found.1)_\(found.3)"
            return
        }
        if let name = Self(blackboard: name) ?? Self(brightspace: name) {
            self = name
            return
        }
        self.init(plain: name)
    }

    /// Reads a name such as `Lesson 3_alovelace_attempt_2026-10-09-17-05-59_tracker.zip`, or that of the text beside it, which has
    /// nothing after the time.
    ///
    /// Where the login begins is not known, because it may have a `_` in it as well as the assignment.
    private init?(blackboard name: String) {
        let pattern = /(.+)_attempt_([0-9]{4}(?:-[0-9]{2}){5})(?:_(.+)|\.txt)/
        guard let found = name.wholeMatch(of: pattern) else { return nil }
        self.init(learner: String(found.1), key: nil, file: String(found.3 ?? ""))
        attempt = Int(found.2.replacing("-", with: ""))
        group = learner
        isText = found.3 == nil
    }

    /// Reads a name such as `39786-640693 - Ada Lovelace - Oct 9, 2026 505 PM`, that of a folder, or with ` - tracker.zip` after it.
    private init?(brightspace name: String) {
        let pattern =
            /([0-9]+)-[0-9]+ - (.+?) ?- ([A-Z][a-z]{2}) ([0-9]{1,2}), ([0-9]{4}) ([0-9]{1,2})([0-9]{2}) ([AP])M(?: - (.+))?/
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard let found = name.wholeMatch(of: pattern), let month = months.firstIndex(of: String(found.3)),
            let day = Int(found.4), let year = Int(found.5), let hour = Int(found.6),
            let minute = Int(found.7)
        else { return nil }
        self.init(learner: String(found.2), key: String(found.1), file: String(found.9 ?? ""))
        let hours = hour % 12 + (found.8 == "P" ? 12 : 0)
        attempt = [month + 1, day, hours, minute].reduce(year) { $0 * 100 + $1 }
        group = "\(found.2)_\(found.1)"
    }

    /// Creates the value for a name that follows no platform's rules.
    init(plain name: String) { self.init(learner: ArchiveName.stem(of: name) ?? name, key: nil, file: name) }

    private init(learner: String, key: String?, file: String) {
        self.learner = learner
        self.key = key
        self.file = file
    }

    /// The learner's name for the file without what Canvas adds when the same name is uploaded again (`-1`).
    var fileBeforeResubmission: String { file.replacing(/-[0-9]{1,4}(?=(\.[A-Za-z0-9]+)*$)/, with: "") }

    /// The learner's name for the file, as it is compared with others.
    var fileKey: String { Self.key(file) }

    /// What all uploads of the same file have in common.
    var family: String { Self.key(fileBeforeResubmission) }

    private static func key(_ file: String) -> String { HarmlessText.key(ArchiveName.stem(of: file) ?? file) }
}
