import WorkbookModel

/// The section of a chapter that helps to choose among the techniques.
struct DecisionGuide: Equatable {
    /// The lesson with the section.
    var lesson: Lesson
    /// The section below its heading, in the course's Markdown.
    var text: String

    /// Finds the last section that a lesson names as its guide.
    init?(in source: BookSource) {
        let found = source.course.lessons.reversed().lazy.compactMap { lesson in
            lesson.guide.flatMap { DecisionGuide.section($0, in: source.chapters[lesson.number]?.text ?? "") }
                .map { (lesson, $0) }
        }.first
        guard let found else { return nil }
        (lesson, text) = found
    }

    /// Returns what follows a heading, up to the next one of the same or a higher level.
    private static func section(_ title: String, in chapter: String) -> String? {
        var level: Int?
        var lines: [String] = []
        for block in MarkdownBlocks.split(chapter) {
            switch block {
            case .verbatim(let code): if level != nil { lines += code }
            case .text(let text):
                for line in text {
                    let heading = line.wholeMatch(of: /(#{1,6})\s+(.*?)\s*#*\s*/)
                    if let level, let heading, heading.1.count <= level {
                        return lines.joined(separator: "\n")
                    } else if level != nil {
                        lines.append(line)
                    } else if let heading, heading.2.filter({ !"`*_".contains($0) }) == title {
                        level = heading.1.count
                    }
                }
            }
        }
        return level == nil ? nil : lines.joined(separator: "\n")
    }
}
