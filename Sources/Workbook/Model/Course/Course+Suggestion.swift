import WorkbookSystem

extension Course {
    /// Returns the name of the lesson or exercise that someone probably meant; `nil` if nothing is similar enough.
    ///
    /// Names, the words of the lessons' titles and written numbers may be misspelled. A part of a name or title counts if only
    /// one lesson has it, or else only one exercise.
    ///
    /// - Parameter wanted: What was typed, in lowercase.
    func suggestion(for wanted: String) -> String? {
        let exercises = lessons.flatMap(\.exercises)
        let names = lessons.flatMap(Course.names(of:)) + exercises.flatMap(Course.names(of:))
        // A word that is also a name means that name, and a word of two titles means neither.
        let meanings = Dictionary(grouping: lessons.flatMap(Course.words(of:))) { $0.word }
            .compactMapValues { $0.count == 1 ? $0[0].name : nil }
        if let nearest = Suggestion.nearest(to: wanted, in: names + meanings.keys) {
            return names.contains(nearest) ? nearest : meanings[nearest]
        }
        guard wanted.count >= Course.shortestPart else { return nil }
        let parts =
            [lessons.map { ($0.slug, $0.title) }, exercises.map { ($0.slug, $0.title) }].map { named in
                named.filter { "\($0) \($1)".lowercased().contains(wanted) }.map(\.0)
            }
        return parts.first { $0.count == 1 }?.first
    }

    private static let shortestPart = 3

    /// Returns the words of a lesson's title and its number in letters, each with the name that it means.
    private static func words(of lesson: Lesson) -> [(word: String, name: String)] {
        let title = lesson.title.lowercased().split { !$0.isLetter }.filter { $0.count > shortestPart }
        let number = numerals.indices.contains(lesson.number - 1) ? [numerals[lesson.number - 1]] : []
        return title.map { (String($0), lesson.slug) } + number.map { ($0, "\(lesson.number)") }
    }

    private static let numerals = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
}
