import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// What an author should know about planted bugs that the reference doesn't catch: the fault may be in the bug.
struct PlantedBugFindings {
    private let exercise: Exercise
    /// The folder of the subject, as messages show it.
    private let place: String
    /// The ids of bugs that the subject never names.
    private let unnamed: [String]

    /// Reads the variants and the subject of an exercise.
    ///
    /// - Throws: ``MalformedFile`` for the variants.
    init(of exercise: Exercise, in course: Course) throws {
        self.exercise = exercise
        guard let part = exercise.parts.first(where: { $0.kind == .tests }) else {
            (place, unnamed) = ("", [])
            return
        }
        let folder = part.folders.subject
        place = course.relativePath(of: folder)
        var words: Set<String> = []
        for file in folder.files() {
            // Grading reports a file that can't be read.
            let source = FileManager.default.contents(atPath: file.path) ?? Data()
            words.formUnion(Lexer.tokens(of: Array(source)).map(\.text))
        }
        unnamed = try Variants.load(for: part).bugs.map(\.id).filter {
            !words.contains(PlantedBugs.caseName(of: $0))
        }
    }

    /// Returns a finding about each bug that the subject doesn't name, and that an attempt doesn't catch although it must pass.
    ///
    /// The attempts decide, because the subject may have one of the bugs in a `default`.
    func findings(for attempts: [GradedVariation]) -> [Finding] {
        let missed = attempts.filter { $0.variation.expectation == .passes }.flatMap(\.result.failingChecks)
        let unknown = unnamed.filter { missed.contains(Check.Kind.catches($0).id) }.map { id in
            Finding.breach(
                exercise.id, "variants",
                "variants.json lists the bug \(id), but no file in \(place) names .\(PlantedBugs.caseName(of: id)), "
                    + "so no test can notice it")
        }
        let hopeless = missedByAll(attempts).subtracting(unnamed.map { Check.Kind.catches($0).id })
        return unknown
            + hopeless.sorted().map { id in
                let report = attempts[0].result.failures.first { $0.check == id }?.messages.joined(
                    separator: ", ")
                let words = report.map { ": \($0)" } ?? ""
                return .breach(
                    exercise.id, "variants",
                    "none of the attempts that must pass has \(id)\(words). So look first at the bug in \(place): tests must be "
                        + "able to notice it, and it must neither crash nor hang")
            }
    }

    /// Returns the ids of the bugs that no attempt that must pass catches, if there are several such attempts.
    private func missedByAll(_ attempts: [GradedVariation]) -> Set<String> {
        let sets = attempts.filter { $0.variation.expectation == .passes }.map { attempt in
            Set(attempt.result.failingChecks.filter { Check.Kind(id: $0).isCapture })
        }
        guard sets.count > 1 else { return [] }
        return sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
    }

    /// Returns the finding about an attempt with what else may be at fault, if it must pass and doesn't catch a bug.
    func explaining(
        _ finding: Finding, _ attempt: GradedVariation, among attempts: [GradedVariation]
    ) -> Finding {
        let failing = attempt.result.failingChecks.map(Check.Kind.init(id:))
        guard attempt.variation.expectation == .passes, failing.contains(where: \.isCapture) else {
            return finding
        }
        let blamed = missedByAll(attempts).union(unnamed.map { Check.Kind.catches($0).id })
        if failing.allSatisfy({ blamed.contains($0.id) }) {
            let names = failing.map(\.id).joined(separator: ", ")
            return .remark(
                exercise.id, finding.subject, "fails only what no attempt of the course passes: \(names)")
        }
        var finding = finding
        finding.message +=
            "; the fault may also be in \(place): tests must be able to notice a bug, which must neither crash nor hang"
        return finding
    }
}
