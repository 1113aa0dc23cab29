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

    /// Returns the first place where the subject names a variant.
    func place(ofVariant id: String) -> String? {
        guard let subject else { return nil }
        return line(in: subject, of: ".\(PlantedBugs.caseName(of: id))")
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
            let index = lines.firstIndex { line in
                line.ranges(of: words).contains { range in
                    range.upperBound == line.endIndex || !line[range.upperBound].isPartOfName
                }
            }
            guard let index else { continue }
            places.append(
                ("\(course.relativePath(of: file)):\(index + 1)", name.map(text.contains) ?? false))
        }
        return (places.first(where: \.isPreferred) ?? places.first)?.place
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "-" }
}
