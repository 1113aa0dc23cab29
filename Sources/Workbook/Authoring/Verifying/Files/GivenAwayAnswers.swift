import Foundation
import WorkbookGrading
import WorkbookJSON
import WorkbookModel
import WorkbookSystem

/// Finds what tells learners the answer before they have asked for it: code of the reference in a hint that isn't the last one, in
/// the hint or the sentence of a check, in a diagnosis, in a task or in a comment of the starter, and comments that the test library
/// shows.
struct GivenAwayAnswers {
    let course: Course

    /// Returns a sentence about each of them.
    func all(in exercise: Exercise) -> [String] {
        if course.isImported { return [] }
        let code = ReferenceCode(of: exercise)
        return starter(of: exercise, code) + hints(of: exercise, code) + sentences(of: exercise, code)
            + diagnoses(of: exercise, code) + comments(of: exercise)
    }

    private func starter(of exercise: Exercise, _ code: ReferenceCode) -> [String] {
        exercise.listStarter().flatMap { name -> [String] in
            let file = exercise.folders.starter.appending(path: name)
            // A file that can't be read has other findings.
            let source = FileManager.default.contents(atPath: file.path) ?? Data()
            let lines =
                switch file.pathExtension {
                case "swift": code.lines(ofCommentsIn: Array(source)).map { ($0, "comment") }
                case "md": [code.line(inText: Array(source))].compactMap(\.self).map { ($0, "text") }
                default: [(Int, String)]()
                }
            return lines.map { line, kind in
                "\(course.relativePath(of: file)):\(line): this \(kind) has code of the reference, and learners begin with it"
            }
        }
    }

    private func hints(of exercise: Exercise, _ code: ReferenceCode) -> [String] {
        let places = ManifestPlaces(of: exercise, in: course)
        return exercise.hints.dropLast().enumerated().filter { code.isIn($1) }.map { index, _ in
            "\(places.place(of: "hints[\(index)]")): hint \(index + 1) has code of the reference, and only the last hint should"
        }
            + exercise.checkHints.sorted { $0.key < $1.key }.filter { code.isIn($0.value) }.map { check, _ in
                "\(places.place(of: "checkHints.\(check)")): the hint for \(check) has code of the reference, and should not give the answer away"
            }
    }

    private func sentences(of exercise: Exercise, _ code: ReferenceCode) -> [String] {
        // If the list can't be read, the comparison with the suite reports that.
        let checks = (try? ExpectedChecks.load(for: exercise))?.checks ?? []
        let places = SuitePlaces(exercise: exercise, course: course)
        return checks.filter { code.isIn($0.name) }.map { check in
            (places.place(of: check.kind).map { "\($0): " } ?? "")
                + "the sentence of \(check.id) has code of the reference, and should not give the answer away"
        }
    }

    private func diagnoses(of exercise: Exercise, _ code: ReferenceCode) -> [String] {
        // If the folders can't be read, other findings say so.
        let variations = (try? Variation.all(of: exercise)) ?? []
        return variations.compactMap { variation in
            guard let diagnosis = variation.diagnosis, code.isIn(diagnosis) else { return nil }
            // A learner who reads it has already written what the variation has.
            var code = code
            code.subtract(folder: variation.folder)
            guard code.isIn(diagnosis) else { return nil }
            let file = variation.folder.appending(path: Variation.rejectionFile)
            let places = JSONPlaces(of: FileManager.default.contents(atPath: file.path) ?? Data())
            let line = places.line(of: "diagnosis").map { ":\($0)" } ?? ""
            return
                "\(course.relativePath(of: file))\(line): the diagnosis has code of the reference, and should not give the answer away"
        }
    }

    private func comments(of exercise: Exercise) -> [String] {
        exercise.folders.checks.files().flatMap { file -> [String] in
            let text = String(
                decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return zip(lines, lines.dropFirst()).enumerated().filter { _, pair in
                pair.0.hasPrefix("//") && pair.1.contains(/^(\w+ )*(\w+ = )?(try )?#(expect|require)\b/)
            }.map { index, pair in
                "\(course.relativePath(of: file)):\(index + 1): learners read this comment if the expectation below it fails: \(pair.0)"
            }
        }
    }
}
