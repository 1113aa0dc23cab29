import WorkbookModel

extension VerdictNote {
    /// Returns the note in one or several paragraphs.
    package func paragraphs(in course: Course) -> [String] {
        switch self {
        case .strayFile(let name, let owns):
            [
                "\(name) is not part of this exercise, so it is not graded; write your code in "
                    + owns.joined(separator: " or ") + "."
            ]
        case .unexpectedFile(let name): ["There is a file \(name), which is not part of this exercise."]
        case .changedGivenFile(let name):
            ["\(name) is a given file: it is graded as it was, without your changes."]
        case .unlistedCheck(let id): ["the suite has a check that checks.json does not list: \(id)"]
        case .silentCheck(let id): ["checks.json lists a check that did not report: \(id)"]
        case .fault(let fault): [fault.text(in: course)] + (fault.remedy.map { [$0] } ?? [])
        }
    }
}
