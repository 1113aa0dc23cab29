import WorkbookModel

extension LessonReport {
    /// Returns the problems for editors, each as a line in the format of compilers: `path:line:column: error: message`.
    ///
    /// A problem without a place is reported at the first line of the learner's first file.
    package func problems(course: Course) -> [StyledLine] {
        rows.compactMap(\.verdict).flatMap { verdict -> [ReportedProblem] in
            let start = Place(path: course.shownPath(of: verdict.mainFile), line: 1)
            return verdict.problems.map { problem in
                var problem = problem
                problem.place = problem.place.map(course.shown) ?? start
                return problem
            }
        }.map { "\($0.text)" }
    }
}

/// A problem that an editor can mark.
private struct ReportedProblem {
    var place: Place?
    var severity = "error"
    var message: String

    var text: String { "\(place?.text ?? ""): \(severity): \(message)" }
}

extension Verdict {
    /// The problems that the learner can fix.
    fileprivate var problems: [ReportedProblem] {
        let suspicions = flags.map {
            ReportedProblem(place: $0.place, severity: "warning", message: $0.reason)
        }
        switch outcome {
        case .passed, .graderError: return suspicions
        case .didNotCompile:
            // As in the report: without the learner's own errors, those in other files often disappear.
            let own = diagnostics.filter { $0.origin == .learner }
            return (own.isEmpty ? diagnostics : own).map {
                ReportedProblem(place: $0.place, message: $0.message)
            }
        case .failed, .stopped, .flagged:
            return (failing + consequences).flatMap(\.problems)
                + suspicions
        }
    }
}

extension CheckResult {
    /// The problems of a check: one for each message with a place of its own, or one for the whole check.
    fileprivate var problems: [ReportedProblem] {
        if messagePlaces.count == messages.count && messages.count > 1 {
            return zip(messages, messagePlaces).map { ReportedProblem(place: $1 ?? place, message: $0) }
        }
        let words = messages + [stop?.sentence].compactMap { $0 }
        // The messages alone say what a learner's own tests miss.
        let isToldByMessages = check.kind.isAboutTests && !words.isEmpty
        let sentence = words.joined(separator: "; ")
        let message = isToldByMessages ? sentence : title + (words.isEmpty ? "" : ": " + sentence)
        return [ReportedProblem(place: place, message: message)]
    }
}
