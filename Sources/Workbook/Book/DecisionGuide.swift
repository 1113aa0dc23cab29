import WorkbookMarkdown
import WorkbookModel

/// The section of a chapter that helps to choose among the techniques.
struct DecisionGuide: Equatable {
    /// The lesson with the section.
    var lesson: Lesson
    /// The section below its heading.
    var text: MarkdownDocument

    /// Finds the last section that a lesson names as its guide.
    init?(in source: BookSource) {
        let found = source.course.lessons.reversed().lazy.compactMap { lesson in
            lesson.guide.flatMap { source.chapters[lesson.number]?.text.section(titled: $0) }
                .map { (lesson, $0) }
        }.first
        guard let found else { return nil }
        (lesson, text) = found
    }
}
