import WorkbookModel

extension BookPages {
    /// Returns the first page.
    func root() -> String {
        let lessons = BookPages.count(course.lessons.count, "lesson")
        let exercises = BookPages.count(course.exercises.count, "exercise")
        var parts = [
            """
            # \(BookPage.title(course.title))

            \(passed(course.exercises).map { "\($0)." } ?? "\(lessons) with \(exercises).")

            @Metadata {
              @TechnologyRoot
            }
            """
        ]
        if let progress {
            let next = progress.nextExercise(in: course)
            let words = next.map { "Your next exercise: \(BookPage.link(BookPage.exercise($0)))" }
            parts += ["## Continue", words ?? "You have passed every exercise."]
        }
        parts.append(
            """
            \(course.manifest.summary.map { "## About this book\n\n\($0)\n\n" } ?? "")## How to use it

            Each lesson has a chapter to read and exercises to do. You work on the exercises in your own copy of the course, \
            in your editor. In the course's folder, this command grades an exercise whenever you save a file:

            \(BookPage.code("swift run grade watch", language: "sh"))
            """)
        if let capstone = course.manifest.closing?.capstone {
            let isDone = progress?.capstonePassedAt != nil
            let command = isDone ? "" : "\n\n" + BookPage.code(capstone.command, language: "sh")
            parts.append("## After the last lesson\n\n\(isDone ? capstone.done : capstone.text)\(command)")
        }
        let chapters = course.lessons.map { "- \(BookPage.link(BookPage.chapter($0)))" }
        parts.append("## Topics\n\n### Lessons\n\n\(chapters.joined(separator: "\n"))")
        if guide != nil {
            parts.append("### Guide\n\n- \(BookPage.link(BookPage.guide))")
        }
        return parts.joined(separator: "\n\n")
    }

    /// Returns the page with the guide to choosing a technique; `nil` if no chapter has one.
    func guidePage() -> String? {
        guard let guide else { return nil }
        let chapter = BookPage.chapter(guide.lesson)
        return [
            BookPages.head(
                guide.lesson.guide ?? "", above: "Guide",
                summary: "From the chapter \(BookPage.link(chapter))."),
            "## The guide",
            translate(guide.text, in: guide.lesson.folder, on: BookPage.guide),
            continuation(of: BookPage.guide, chapter: chapter),
        ].joined(separator: "\n\n")
    }
}
