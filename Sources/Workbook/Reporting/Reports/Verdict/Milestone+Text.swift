import WorkbookModel

extension Milestone {
    /// Returns what was learned, as lines below the results.
    package func text(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        addLearned(to: &page)
        if let lesson {
            page.gap()
            page.paragraph("\(" Lesson \(lesson.number) is complete.", .strong)", indent: 1)
            for (heading, sentence) in lesson.summary?.points ?? [] {
                page.gap()
                page.paragraph(" \("\(heading):", .strong) \(sentence)", indent: 3)
            }
        }
        closing?.add(to: &page)
        return page.plainLines
    }

    private func addLearned(to page: inout Layout) {
        let learned = exercises.compactMap { exercise in exercise.learned.map { (exercise, $0) } }
        guard let (_, sentence) = learned.first else { return }
        page.gap()
        if exercises.count == 1 {
            page.paragraph(" \("What you learned:", .strong) \(sentence)", indent: 1)
            return
        }
        page.paragraph("\(" What you learned:", .strong)", indent: 1)
        for (exercise, sentence) in learned { page.paragraph(" \(exercise.id)  \(sentence)", indent: 6) }
    }
}

extension LessonSummary {
    /// The points with their headings, in the order in which they are shown.
    package var points: [(heading: String, sentence: String)] {
        [("The technique", technique), ("What it costs", price), ("When not to use it", avoid)]
    }
}
