import Foundation
import WorkbookModel
import WorkbookSystem

/// The places of a course where `grade course new` left something to write.
struct OpenPlaces {
    /// The places, such as `Solutions/1-a/1-b/why.md:1: TODO(author): a paragraph`.
    private(set) var all: [String] = []
    /// Whether one of them is in code, or in what is compared with its results.
    private(set) var isInCode = false

    /// Reads the files of an exercise, and its entry in the manifest of the lesson.
    init(of exercise: Exercise, in course: Course) {
        for folder in [exercise.folders.suite, exercise.folders.solutions] {
            for path in FileTree(folder).files() { read(folder.appending(path: path), in: course) }
        }
        let places = ManifestPlaces(of: exercise, in: course)
        for (index, hint) in exercise.hints.enumerated() where hint.contains(Course.openMark) {
            all.append("\(places.place(of: "hints[\(index)]")): \(hint)")
        }
    }

    /// Reads the chapter of a lesson.
    init(of lesson: Lesson, in course: Course) {
        if !SampleExercise.isUnchanged(lesson) { read(lesson.chapter, in: course) }
    }

    /// Reads files of modules that exercises import; they compile, so exercises can be graded.
    init(inSupport files: [URL], of course: Course) {
        for file in files { read(file, in: course) }
        isInCode = false
    }

    /// Returns a finding about each place.
    func findings(for exercise: Exercise.ID? = nil) -> [Finding] {
        all.map {
            Finding(
                kind: .toWrite(keepsFromGrading: isInCode), exercise: exercise, subject: "to write",
                message: $0)
        }
    }

    /// Returns what is to be written, without the quotation marks and brackets of a file's format.
    private static func words(_ line: Substring) -> String {
        String(line.reversed().drop { "\"],} ".contains($0) }.reversed())
    }

    private mutating func read(_ file: URL, in course: Course) {
        // A file that can't be read has other findings.
        guard let data = try? BoundedFile.read(file, limit: 1 << 20) else { return }
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            guard let words = line.range(of: Course.openMark) else { continue }
            all.append(
                "\(course.relativePath(of: file)):\(index + 1): \(OpenPlaces.words(line[words.lowerBound...]))"
            )
            if file.pathExtension != "md" { isInCode = true }
        }
    }
}
