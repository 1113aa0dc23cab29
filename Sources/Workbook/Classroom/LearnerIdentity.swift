import Foundation
import WorkbookModel
import WorkbookSystem

/// The random number by which two reports of the same person are recognised; it says nothing about the person.
package struct LearnerIdentity: Sendable, Equatable {
    /// Sixteen digits in hexadecimal.
    package let id: String

    /// Takes an identity that was written down.
    init?(_ text: String) {
        guard text.utf8.count == Self.length, text.allSatisfy({ "0123456789abcdef".contains($0) }) else {
            return nil
        }
        id = text
    }

    /// Makes one up.
    init(using generator: inout some RandomNumberGenerator) {
        let digits = String(UInt64.random(in: 0...UInt64.max, using: &generator), radix: 16)
        id = String(repeating: "0", count: Self.length - digits.count) + digits
    }

    private static let length = 16

    /// A new one.
    package static func made() -> LearnerIdentity {
        var generator = SystemRandomNumberGenerator()
        return LearnerIdentity(using: &generator)
    }

    /// The one of a course's learner, if one was kept.
    package static func known(for course: Course) -> LearnerIdentity? {
        // A file that is damaged or not there is answered by a new identity.
        guard let data = try? BoundedFile.read(file(for: course), limit: 64) else { return nil }
        return LearnerIdentity(
            String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Keeps it for the learner's next report.
    ///
    /// - Throws: The file system's errors.
    package func keep(for course: Course) throws {
        if Self.known(for: course) == self { return }
        try FileKind.makeFolder(course.stateFolder)
        try Data((id + "\n").utf8).write(to: Self.file(for: course), options: .atomic)
    }

    private static func file(for course: Course) -> URL { course.stateFolder.appending(path: "learner") }
}
