import WorkbookModel
import WorkbookReporting

extension LearnerIdentity {
    /// Returns the note on an identity that could not be saved.
    package static func unsaved(_ error: any Error, in course: Course) -> String {
        "the random number of your report could not be saved. "
            + "\(ErrorMessage.sentences(forFile: error, in: course)) "
            + "Until it is saved, your next report will look as if it came from another person."
    }
}
