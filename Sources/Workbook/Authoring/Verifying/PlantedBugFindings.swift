import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// What is wrong with the variants of an exercise whose learners write tests, as far as the subject's words show it.
struct PlantedBugFindings {
    private let exercise: Exercise
    /// The folder of the subject, as messages show it.
    private let place: String
    private let variants: Variants?
    /// The ids of the variants that the subject never names, so that it treats all of them alike.
    private let unnamed: [String]
    /// Pairs of bugs, and of correct variants, that the subject never tells apart.
    private let alike: [(kind: String, String, String)]
    private let places: SuitePlaces

    /// Reads the variants and the subject of an exercise.
    ///
    /// - Throws: ``MalformedFile`` for the variants.
    init(of exercise: Exercise, in course: Course) throws {
        self.exercise = exercise
        places = SuitePlaces(exercise: exercise, course: course)
        guard let part = exercise.parts.first(where: { $0.kind == .tests }) else {
            (place, variants, unnamed, alike) = ("", nil, [], [])
            return
        }
        let folder = part.folders.subject
        place = course.relativePath(of: folder)
        var (words, groups): (Set<String>, [Set<String>]) = ([], [])
        for file in folder.files() {
            // Grading reports a file that can't be read.
            let source = FileManager.default.contents(atPath: file.path) ?? Data()
            let tokens = Lexer.tokens(of: Array(source)).map(\.text)
            words.formUnion(tokens)
            groups += PlantedBugFindings.groups(in: tokens)
        }
        let variants = try Variants.load(for: part)
        self.variants = variants
        unnamed = variants.ids.filter { !words.contains(VariantSwitch.camelCase($0)) }
        alike = [("bug", variants.bugs), ("correct variant", variants.correct)].flatMap { kind, list in
            list.indices.flatMap { index in
                list[(index + 1)...].map { (kind, list[index].id, $0.id) }.filter {
                    PlantedBugFindings.areAlike($0.1, $0.2, in: groups)
                }
            }
        }
    }

    /// Returns the lists of cases in code: `.a, .b` is one of two, and `.a` alone one of one.
    private static func groups(in tokens: [String]) -> [Set<String>] {
        var groups: [Set<String>] = []
        for index in tokens.indices.dropLast() where tokens[index] == "." {
            let continues = index > 2 && tokens[index - 1] == "," && tokens[index - 3] == "."
            if continues, let last = groups.indices.last {
                groups[last].insert(tokens[index + 1])
            } else {
                groups.append([tokens[index + 1]])
            }
        }
        return groups
    }

    /// Whether one variant is named wherever another one is.
    private static func areAlike(_ first: String, _ second: String, in groups: [Set<String>]) -> Bool {
        let pair = [first, second].map(VariantSwitch.camelCase)
        let naming = groups.filter { !$0.isDisjoint(with: pair) }
        return !naming.isEmpty && naming.allSatisfy { $0.isSuperset(of: pair) }
    }

    /// Returns which variants `variants.json` lacks, or the subject, by the compiler's errors about the subject; empty if neither
    /// lacks one.
    func advice(about errors: [String]) -> String {
        let missing = errors.compactMap {
            $0.firstMatch(of: /'PlantedVariant' has no member '(\w+)'/).map { String($0.1) }
        }
        if missing.isEmpty {
            if unnamed.isEmpty || !errors.contains(where: { $0.contains("switch must be exhaustive") }) {
                return ""
            }
            return
                "variants.json lists \(unnamed.joined(separator: ", ")), which no file in \(place) names. Add "
                + "\(unnamed.map { "`case .\(VariantSwitch.camelCase($0))`" }.joined(separator: ", ")) to each `switch`, or a `default`; "
        }
        let names = Set(missing).sorted().map { ".\($0)" }.joined(separator: ", ")
        // One of the correct variants may be handled by a `default`.
        let others = unnamed.filter { $0 != unnamedCorrect }
        let end =
            others.isEmpty ? "" : ", and lists \(others.joined(separator: ", ")), which that code never names"
        return "variants.json has no variant for \(names)\(end); "
    }

    /// The ids of the checks that no attempt can pass, because the subject doesn't name their bugs.
    var hopeless: Set<String> {
        Set((variants?.bugs ?? []).map(\.id).filter(unnamed.contains).map { Check.Kind.catches($0).id })
    }

    /// Returns a finding about each variant that changes nothing.
    ///
    /// For a bug, the attempts that must pass decide, because the subject may have one of the bugs in a `default`.
    func findings(for attempts: [GradedVariation]) -> [Finding] {
        let missed = attempts.filter { $0.variation.expectation == .passes }.flatMap(\.result.failingChecks)
        let bugs = unnamed.filter {
            hopeless.contains(Check.Kind.catches($0).id) && missed.contains(Check.Kind.catches($0).id)
        }
        return bugs.map {
            finding("variants.json lists the bug \($0)", $0, "so no test can notice it")
        }
            + alike.map { kind, first, second in
                .breach(
                    exercise.id, "variants",
                    "variants.json lists the \(kind)s \(first) and \(second), but \(place) names them only together, so they are one \(kind)"
                )
            } + deadFindings + attempts.compactMap(\.scrambled).flatMap(findings(aboutScrambled:))
    }

    /// The findings about variants that are the same as a correct one.
    ///
    /// A subject can have one variant that it doesn't name, in a `default`. If it names neither of two, they are the same.
    private var deadFindings: [Finding] {
        guard let variants, let first = unnamedCorrect else { return [] }
        let others = variants.correct.map(\.id).filter { $0 != first && unnamed.contains($0) }
        var findings = others.map {
            finding("variants.json lists the correct variant \($0)", $0, "so it is the same as \(first)")
        }
        if unnamed.contains(variants.scrambled) {
            findings.append(
                finding(
                    PlantedBugFindings.scrambled(variants), variants.scrambled,
                    "so it is the same as \(first)"))
        }
        return findings
    }

    /// Returns the findings about the variant in which everything must be wrong, if no test of the reference notices anything,
    /// or if one stops.
    private func findings(aboutScrambled outcome: ScrambledOutcome) -> [Finding] {
        guard let variants, outcome != .noticed else { return [] }
        let start = PlantedBugFindings.scrambled(variants)
        if case .stopped(let stop) = outcome {
            let place = places.place(ofVariant: variants.scrambled).map { ", \($0)" } ?? ""
            return [
                .breach(
                    exercise.id, "variants",
                    "\(start), but it \(stop.verb) in a test of the reference, and so it would in a test that "
                        + "expects nothing. It has to give wrong results: look first at the variant\(place)")
            ]
        }
        let all = "every test of the reference passes with it"
        if let place = places.place(ofVariant: variants.scrambled) {
            return [
                .breach(exercise.id, "variants", "\(start), but \(all). Look first at the variant, \(place)")
            ]
        }
        // Otherwise it is known to be the same as a correct one.
        return unnamedCorrect == nil ? [finding(start, variants.scrambled, "and \(all)")] : []
    }

    /// The first correct variant that the subject doesn't name.
    private var unnamedCorrect: String? { variants?.correct.map(\.id).first(where: unnamed.contains) }

    private static func scrambled(_ variants: Variants) -> String {
        "in the variant \(variants.scrambled), everything must be wrong"
    }

    private func finding(_ start: String, _ id: String, _ end: String) -> Finding {
        .breach(
            exercise.id, "variants",
            "\(start), but no file in \(place) names .\(VariantSwitch.camelCase(id)), \(end)")
    }
}
