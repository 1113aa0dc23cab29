import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds names that the code for which learners write tests has, and that the suite's own copy of it lacks, so that no test with them
/// compiles.
struct LackingNames {
    let exercise: Exercise
    let course: Course

    /// Returns a clause about the first such name in a message of the compiler, and about others of the same file; `nil` if there is
    /// none.
    func clause(about message: String) -> String? {
        guard exercise.parts.contains(where: { $0.kind == .tests }) else { return nil }
        let folders = exercise.folders
        // In the second of two parts, learners test what they have written in the first one.
        let isGiven = exercise.firstPart.kind == .tests
        let read = isGiven ? folders.starter.appending(path: "Subject") : folders.reference
        let subject = folders.subject.files()
        if subject.isEmpty { return nil }
        let known = Set(subject.flatMap(LackingNames.words))
        let named = message.matches(of: /['`](\w+)/).map { String($0.1) }.filter { !known.contains($0) }
        for file in read.files() {
            let words = LackingNames.words(in: file)
            let lacking = named.filter(words.contains)
            let names = lacking.enumerated().filter { !lacking[..<$0].contains($1) }.map(\.element)
            if names.isEmpty { continue }
            // Usually, the two have the same files.
            let place = subject.first { $0.lastPathComponent == file.lastPathComponent } ?? folders.subject
            return
                "\(course.relativePath(of: place)) lacks \(names.joined(separator: ", ")), unlike \(course.relativePath(of: file))"
        }
        return nil
    }

    private static func words(in file: URL) -> Set<String> {
        // Grading reports a file that can't be read.
        let code = FileManager.default.contents(atPath: file.path) ?? Data()
        return Set(Lexer.tokens(of: Array(code)).filter { $0.kind == .word }.map(\.text))
    }
}
