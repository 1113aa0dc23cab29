import WorkbookModel
import WorkbookReporting

/// A check as a test report knows it: a test with a status, or something else about an exercise that a reader of the
/// report must not miss.
struct ReportedTest: Sendable, Equatable {
    /// The statuses that all formats have in common.
    enum Status: String, Sendable {
        case passed
        /// A demand is not met.
        case failed
        /// It did not finish, or could not even start.
        case error
        case skipped
    }

    /// What the test stands for.
    enum Subject: Sendable {
        /// A check of the exercise.
        case check
        /// Something in the code that a person should look at.
        case review
        /// That there is no grade yet, which is different from a demand that isn't met.
        case grade
        /// Anything else that no check says, such as that the code does not compile.
        case grading
    }

    /// The stable id, unique among the tests of an exercise.
    var id: String
    /// The name, unique among the tests of an exercise and the same whether the test passes or not.
    var name: String
    /// The status.
    var status: Status
    /// The status in the words of our own JSON, such as `timeLimit`.
    var rawStatus: String
    /// What to call it where only what went wrong is shown, because the name may promise the opposite.
    var headline: String
    /// What was reported, in lines; for a test that passed only if a person should read something.
    var message = ""
    /// The place in the learner's files.
    var place: Place?
    /// What the code printed during the test.
    var output: String?
    /// The source code of the test.
    var code: String?
    /// How long the test ran, in seconds.
    var seconds: Double?
    /// What the test stands for.
    var subject = Subject.grading
    /// Whether something is wrong.
    var isProblem: Bool { status == .failed || status == .error }

    /// The message below its place; only that of a check has no places in it.
    var placedMessage: String {
        guard subject == .check, !message.isEmpty, let place else { return message }
        return "\(place.text)\n\(message)"
    }
}

extension FormatInput.Entry {
    /// The tests of the exercise: one for each check, and others for what no check says.
    ///
    /// Unless the exercise counts as passed or need not be graded, at least one of them failed.
    func tests(in course: Course) -> [ReportedTest] {
        guard let verdict else {
            return [
                ReportedTest(
                    id: "graded", name: "The exercise was graded",
                    status: absence.isError ? .error : .skipped,
                    rawStatus: absence.status, headline: withheld == nil ? absence.words : "no grade yet",
                    message: [absence.reason, withheld].compactMap(\.self).joined(separator: "\n"),
                    subject: absence.isOpen || withheld != nil ? .grade : .grading)
            ]
        }
        var tests = verdict.checks.map(test)
        if let diagnosis = verdict.diagnosis,
            let index = tests.firstIndex(where: \.isProblem)
        {
            tests[index].message += "\n\(diagnosis)"
        }
        let saysWhy = tests.contains(where: \.isProblem)
        switch verdict.outcome {
        case .passed: break
        case .didNotCompile: tests = [compilation(of: verdict, course)] + tests
        case .flagged: tests.append(review(of: verdict, course))
        case .graderError: tests.append(fault(of: verdict, course))
        case .failed, .stopped:
            if !verdict.flags.isEmpty { tests.append(review(of: verdict, course)) }
            if !saysWhy {
                tests.append(
                    ReportedTest(
                        id: "outcome", name: "The exercise passes", status: .failed,
                        rawStatus: verdict.outcome.rawValue, headline: "not passed",
                        message: verdict.summary.text))
            }
        }
        if let withheld {
            tests.append(
                ReportedTest(
                    id: "grade", name: "The exercise has a grade", status: .error, rawStatus: "noGrade",
                    headline: "no grade yet", message: withheld, subject: .grade))
        }
        return distinct(tests).map { test in
            var test = test
            test.place = test.place.map(course.shown)
            return test
        }
    }

    private func test(_ result: CheckResult) -> ReportedTest {
        var test = ReportedTest(
            id: result.check.id, name: result.check.name, status: .passed, rawStatus: "passed",
            headline: "failed: \(result.check.name)",
            place: result.place, output: result.output, code: code?[result.check.id], seconds: result.seconds,
            subject: .check)
        let words = result.messages.enumerated().map { index, message in
            let isShown = code != nil && result.headlines.indices.contains(index)
            let headline = isShown ? result.headlines[index] : nil
            return headline.map { "\(message)\n\($0)" } ?? message
        }
        switch result.state {
        case .passed: break
        case .failed:
            (test.status, test.rawStatus) = (.failed, "failed")
            test.message = (words.isEmpty ? [result.title] : words).joined(separator: "\n")
        case .stopped(let stop):
            (test.status, test.rawStatus) = (.error, stop.kind.rawValue)
            test.headline = "stopped: \(result.check.name)"
            test.message = (words + [stop.sentence]).joined(separator: "\n")
        case .notAttempted:
            (test.status, test.rawStatus) = (.skipped, "notAttempted")
            test.message = "It did not run, because something that it needs went wrong first."
        }
        return test
    }

    /// Returns the tests with unique names.
    private func distinct(_ tests: [ReportedTest]) -> [ReportedTest] {
        let counts = Dictionary(tests.map { ($0.name, 1) }, uniquingKeysWith: +)
        return tests.map { test in
            var test = test
            if counts[test.name] != 1 { test.name += " (\(test.id))" }
            return test
        }
    }

    /// The most errors of the compiler to report.
    private static let mostErrors = 20

    private func compilation(of verdict: Verdict, _ course: Course) -> ReportedTest {
        // As in the report for learners: without their own errors, those in other files often disappear.
        let own = verdict.diagnostics.filter { $0.origin == .learner }
        let errors = own.isEmpty ? verdict.diagnostics : own
        var lines = errors.prefix(Self.mostErrors).flatMap { error -> [String] in
            let place = error.place.map { "\(course.shown($0).text): " } ?? ""
            return ["\(place)error: \(error.message)"] + (error.advice.map { [$0] } ?? [])
        }
        if errors.count > Self.mostErrors {
            lines.append("and \(errors.count - Self.mostErrors) more errors")
        }
        return ReportedTest(
            id: "compiles", name: "The code compiles", status: .error, rawStatus: "didNotCompile",
            headline: "does not compile",
            message: lines.isEmpty ? verdict.summary.text : lines.joined(separator: "\n"),
            place: errors.first?.place)
    }

    private func review(of verdict: Verdict, _ course: Course) -> ReportedTest {
        let lines = verdict.flags.map { flag in
            (flag.place.map { course.shown($0).text + ": " } ?? "") + flag.reason
        }
        let isOpen = verdict.outcome == .flagged
        let words =
            isOpen
            ? "A person should look at this. A flag by itself costs nothing."
            : "The exercise did not pass, so there is nothing to decide. This may be the reason."
        return ReportedTest(
            id: "review", name: "Review", status: .passed, rawStatus: "flagged",
            headline: isOpen ? "needs review" : "flagged",
            message: ([words] + lines)
                .joined(separator: "\n"), place: verdict.flags.first?.place, subject: .review)
    }

    private func fault(of verdict: Verdict, _ course: Course) -> ReportedTest {
        let words = verdict.notes.flatMap { $0.paragraphs(in: course) }
        return ReportedTest(
            id: "grading", name: "The exercise can be graded", status: .error, rawStatus: "graderError",
            headline: "could not be graded",
            message: (["This tool could not grade the exercise, which is not the fault of your code."] + words)
                .joined(separator: "\n"), subject: .grade)
    }
}
