import WorkbookModel

extension LessonReport {
    /// What is wrong, one problem a line as compilers tell it, for editors: `path:line:column: error: message`.
    ///
    /// What has no place of its own stands at the first line of the learner's first file.
    package func problems(course: Course) -> [StyledLine] {
        rows.compactMap(\.verdict).flatMap { verdict -> [Problem] in
            let start = Place(path: course.relativePath(of: verdict.mainFile), line: 1)
            return verdict.problems.map { problem in
                var problem = problem
                problem.place = problem.place ?? start
                return problem
            }
        }.map { [Span($0.text)] }
    }
}

/// Something that an editor can mark.
private struct Problem {
    var place: Place?
    var severity = "error"
    var message: String

    var text: String { "\(place?.text ?? ""): \(severity): \(message)" }
}

extension Verdict {
    /// The problems that the learner can do something about.
    fileprivate var problems: [Problem] {
        let suspicions = flags.map { Problem(place: $0.place, severity: "warning", message: $0.reason) }
        switch outcome {
        case .passed, .graderError: return suspicions
        case .didNotCompile:
            // As in the report: once these are gone, those of other files often are, too.
            let own = diagnostics.filter { $0.origin == .learner }
            return (own.isEmpty ? diagnostics : own).map { Problem(place: $0.place, message: $0.message) }
        case .failed, .stopped, .flagged:
            return checks.filter { $0.state != .passed && $0.state != .notAttempted }.map(\.problem)
                + suspicions
        }
    }
}

extension CheckResult {
    fileprivate var problem: Problem {
        let words = messages + [stop?.sentence].compactMap { $0 }
        // What a learner's own tests miss is told by the messages alone.
        let isToldByMessages = check.kind.isAboutTests && !words.isEmpty
        let sentence = words.joined(separator: "; ")
        return Problem(
            place: place,
            message: isToldByMessages ? sentence : check.name + (words.isEmpty ? "" : ": " + sentence))
    }
}
