import WorkbookModel

extension VerdictNote {
    /// Returns the note in one or several paragraphs.
    package func paragraphs(in course: Course) -> [String] {
        switch self {
        case .strayFile(let name, let owns):
            [
                "\(name) is not part of this exercise, so it is not graded. Write your code in "
                    + owns.joined(separator: " or ") + "."
            ]
        case .unexpectedFile(let name): ["There is a file \(name), which is not part of this exercise."]
        case .changedGivenFile(let name):
            ["\(name) is a given file. Grading uses the original, without your changes."]
        case .unwritten(let parts): [VerdictNote.sentence(about: parts)]
        case .unlistedCheck(let id): ["the suite has a check that checks.json does not list: \(id)"]
        case .compilerError: []
        case .silentCheck(let id): ["checks.json lists a check that did not report: \(id)"]
        case .fault(let fault): [fault.text(in: course)] + (fault.remedy.map { [$0] } ?? [])
        }
    }

    private static func sentence(about parts: [UnwrittenPart]) -> String {
        var files: [String] = []
        for part in parts where !files.contains(part.place.path) { files.append(part.place.path) }
        let places = files.map { path in
            let names = parts.filter { $0.place.path == path }.map { "`\($0.name)`" }
            return "\(Format.list(names)) in \(path.split(separator: "/").last ?? "")"
        }
        return "Not written yet: \(places.joined(separator: "; "))."
    }
}
