import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds misspelled identifiers of errors in probes: of several, the compiler reports only one, so grading can't show the others.
struct UnknownErrors {
    /// The compiler, which contains the identifiers as texts that end with a zero.
    private let compiler: Data

    /// Opens the compiler of a toolchain; `nil` if it can't be read.
    init?(in toolchain: Toolchain) {
        guard let data = try? Data(contentsOf: URL(filePath: toolchain.frontend), options: .alwaysMapped)
        else { return nil }
        compiler = data
    }

    /// Returns a sentence about each identifier in a list of several that the compiler doesn't have.
    func mistakes(in exercise: Exercise, of course: Course) -> [String] {
        exercise.folders.probes.files().flatMap { file -> [String] in
            // Grading reports a file that can't be read.
            let text = String(
                decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return lines.enumerated().flatMap { index, line in
                Self.identifiers(in: line).filter { !has($0) }.map {
                    "\(course.relativePath(of: file)):\(index + 1): the compiler has no error that it calls \($0)"
                }
            }
        }
    }

    /// Returns the identifiers of a line that names several.
    static func identifiers(in line: Substring) -> [String] {
        guard let match = line.firstMatch(of: /^\s*\/\/ REJECTED (\w+(?: "[^"]*")?(?: or \w+(?: "[^"]*")?)+)/)
        else { return [] }
        return match.1.replacing(/"[^"]*"/, with: "").split(separator: " ").map(String.init).filter {
            $0 != "or"
        }
    }

    private func has(_ identifier: String) -> Bool {
        compiler.range(of: Data([0] + identifier.utf8 + [0])) != nil
    }
}
