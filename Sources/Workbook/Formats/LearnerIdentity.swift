import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// A random number that shows which reports are from the same person, without saying who that is.
package struct LearnerIdentity: Sendable, Equatable {
    /// Sixteen hexadecimal digits.
    package let id: String

    /// Creates an identity from text; `nil` if it isn't one.
    init?(_ text: String) {
        guard text.utf8.count == Self.length, text.allSatisfy({ "0123456789abcdef".contains($0) }) else {
            return nil
        }
        id = text
    }

    /// Creates a random identity.
    init(using generator: inout some RandomNumberGenerator) {
        let digits = String(UInt64.random(in: 0...UInt64.max, using: &generator), radix: 16)
        id = String(repeating: "0", count: Self.length - digits.count) + digits
    }

    private static let length = 16

    /// Returns a new identity.
    package static func made() -> LearnerIdentity {
        var generator = SystemRandomNumberGenerator()
        return LearnerIdentity(using: &generator)
    }

    /// Returns the identity that is stored for a course, if there is one.
    package static func known(for course: Course) -> LearnerIdentity? {
        // If the file is damaged or missing, the caller makes a new identity.
        guard let data = try? BoundedFile.read(file(for: course), limit: 64) else { return nil }
        return LearnerIdentity(
            String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Stores the identity for the learner's next report.
    ///
    /// - Throws: The file system's errors.
    package func keep(for course: Course) throws {
        if Self.known(for: course) == self { return }
        try FileKind.makeFolder(course.stateFolder)
        try Data((id + "\n").utf8).write(to: Self.file(for: course), options: .atomic)
    }

    private static func file(for course: Course) -> URL { course.stateFolder.appending(path: "learner") }
}
