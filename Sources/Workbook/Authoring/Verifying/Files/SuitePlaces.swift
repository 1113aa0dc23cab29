import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds the lines of an exercise's suite that decide a check.
struct SuitePlaces {
    let exercise: Exercise
    let course: Course

    /// Returns the place that decides a check, such as `Tests/Suites/1-a/1-b/Checks/A.swift:18`; `nil` if it isn't found.
    func place(of check: Check.Kind) -> String? {
        switch check {
        case .compileTime(let name):
            let surface = exercise.folders.probes.appending(path: "surface.json")
            return line(in: exercise.folders.probes, of: "// CHECK \(name)")
                ?? (FileKind(of: surface) == .file ? course.relativePath(of: surface) : nil)
        case .accepts(let variant), .catches(let variant): return place(ofVariant: variant)
        case .tests: return nil
        case .suite(let id):
            let words = id.split(separator: "/")
            guard let function = words.last?.prefix(while: { $0 != "(" }) else { return nil }
            return line(
                in: exercise.folders.checks, of: "func \(function)", preferring: words.first.map(String.init))
        }
    }

    /// Returns the place of the snippet of a compile-time check that a report is about; `nil` if the report names none.
    func place(ofSnippetIn report: [String]) -> String? {
        lines(in: exercise.folders.probes).first { _, line in
            guard let match = line.firstMatch(of: /^\s*\/\/ (?:COMPILES|REJECTED)\b[^:]*: *(\S.*)$/) else {
                return false
            }
            return report.contains { $0.contains(match.1) }
        }?.place
    }

    /// Returns the place where the subject names a variant: the first line of those that name the fewest others with it.
    func place(ofVariant id: String) -> String? {
        guard let subject else { return nil }
        let name = ".\(VariantSwitch.camelCase(id))"
        let naming = lines(in: subject).filter { names(name, in: $0.line) }
        let part = exercise.parts.first { $0.kind == .tests }
        // Without the list, nothing was graded.
        let others = (part.flatMap { try? Variants.load(for: $0) }?.ids ?? []).filter { $0 != id }.map {
            ".\(VariantSwitch.camelCase($0))"
        }
        return naming.map { line in (line.place, others.count { names($0, in: line.line) }) }.min {
            $0.1 < $1.1
        }?.0
    }

    /// Returns the lines of the files in a folder, with their places.
    private func lines(in folder: URL) -> [(place: String, line: Substring)] {
        folder.files().flatMap { file in
            // Grading reports a file that can't be read.
            String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
                .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map {
                    ("\(course.relativePath(of: file)):\($0 + 1)", $1)
                }
        }
    }

    /// Whether a line has words that don't go on.
    private func names(_ words: String, in line: Substring) -> Bool {
        line.ranges(of: words).contains { range in
            range.upperBound == line.endIndex || !line[range.upperBound].isPartOfName
        }
    }

    /// The place of the variant in which everything must be wrong, or the folder that should name it.
    var scrambled: String? {
        guard let part = exercise.parts.first(where: { $0.kind == .tests }),
            // Without the list, nothing was graded.
            let variants = try? Variants.load(for: part)
        else { return nil }
        return place(ofVariant: variants.scrambled) ?? course.relativePath(of: part.folders.subject)
    }

    /// The folder of the code under test, if the learner writes tests.
    var subject: URL? { exercise.parts.first { $0.kind == .tests }?.folders.subject }

    /// Returns the place of the first line with these words.
    ///
    /// - Parameter name: A word of the file that is preferred, because tests in several suites may have the same name.
    private func line(in folder: URL, of words: String, preferring name: String? = nil) -> String? {
        var places: [(place: String, isPreferred: Bool)] = []
        for file in folder.files() {
            // Grading reports a file that can't be read.
            let text = String(
                decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            guard let index = lines.firstIndex(where: { names(words, in: $0) }) else { continue }
            places.append(
                ("\(course.relativePath(of: file)):\(index + 1)", name.map(text.contains) ?? false))
        }
        return (places.first(where: \.isPreferred) ?? places.first)?.place
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "-" }
}
