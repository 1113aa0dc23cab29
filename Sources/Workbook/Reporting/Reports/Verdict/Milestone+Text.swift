import WorkbookModel

extension Milestone {
    /// Returns what was learned, as lines below the results.
    package func text(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.addLearned(in: exercises)
        if let lesson { page.addSummary(of: lesson) }
        closing?.add(to: &page)
        return page.plainLines
    }
}

extension Lesson {
    /// Returns the page of the completed lesson: its summary, and then what each exercise was about.
    package func summaryPage(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.paragraph("\("Lesson \(number) · \(title)", .strong)", indent: 0)
        page.addSummary(of: self)
        page.addLearned(in: exercises)
        return page.lines
    }
}

extension Layout {
    fileprivate mutating func addSummary(of lesson: Lesson) {
        gap()
        paragraph("\(" Lesson \(lesson.number) is complete.", .strong)", indent: 1)
        // Without empty lines between them, they fit on a screen of 24 lines together with the next step.
        for (heading, sentence) in lesson.summary?.points ?? [] {
            paragraph(" \("\(heading):", .strong) \(sentence)", indent: 3)
        }
    }

    fileprivate mutating func addLearned(in exercises: [Exercise]) {
        let learned = exercises.compactMap { exercise in exercise.learned.map { (exercise, $0) } }
        guard let (_, sentence) = learned.first else { return }
        gap()
        if exercises.count == 1 {
            paragraph(" \("What you learned:", .strong) \(sentence)", indent: 1)
            return
        }
        paragraph("\(" What you learned:", .strong)", indent: 1)
        for (exercise, sentence) in learned { paragraph(" \(exercise.id)\(.colon())\(sentence)", indent: 6) }
    }
}

extension LessonSummary {
    /// The points with their headings, in the order in which they are shown.
    package var points: [(heading: String, sentence: String)] {
        [("The technique", technique), ("What it costs", price), ("When not to use it", avoid)]
    }
}
