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
        return unnamed.filter { missed.contains(Check.Kind.catches($0).id) }.map { id in
            .breach(
                exercise.id, "variants",
                "variants.json lists the bug \(id), but no file in \(place) names .\(PlantedBugs.caseName(of: id)), "
                    + "so no test can notice it")
        }
    }

    /// Returns the finding about an attempt with what else may be at fault, if it must pass and doesn't catch a bug.
    func explaining(_ finding: Finding, _ attempt: GradedVariation) -> Finding {
        let failing = attempt.result.failingChecks.map(Check.Kind.init(id:))
        guard attempt.variation.expectation == .passes, failing.contains(where: \.isCapture) else {
            return finding
        }
        if failing.allSatisfy({ kind in unnamed.contains { kind == .catches($0) } }) {
            let names = failing.map(\.id).joined(separator: ", ")
            return .remark(exercise.id, finding.subject, "fails only what no test can notice: \(names)")
        }
        var finding = finding
        finding.message +=
            "; the fault may also be in \(place): tests must be able to notice a bug, which must neither crash nor hang"
        return finding
    }
}
