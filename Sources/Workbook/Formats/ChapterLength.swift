import Foundation
import WorkbookModel
import WorkbookReporting

/// Whether the chapter of a lesson is long enough to be one.
package enum ChapterLength {
    /// The fewest characters of a chapter that is more than a heading.
    package static let least = 200

    /// Returns what is wrong with a chapter, as the end of a sentence about its file; `nil` if it is long enough, missing, or no text.
    package static func problem(ofChapterOf lesson: Lesson) -> String? {
        guard let chapter = try? String(contentsOf: lesson.chapter, encoding: .utf8), chapter.count < least
        else { return nil }
        return
            "has \(Format.count(chapter.count, "character")), and a chapter should have at least \(least)"
    }
}
