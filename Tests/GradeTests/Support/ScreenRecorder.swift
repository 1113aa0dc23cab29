import Foundation
import Testing

@testable import WorkbookSystem

/// Compares screens with the texts in the tests, or writes the screens into the tests.
enum ScreenRecorder {
    /// Whether screens that differ are written into the source files of the tests.
    static let isOn = ProcessInfo.processInfo.environment["WORKBOOK_RECORD_SCREENS"] == "1"

    /// Makes tests change a source file one at a time.
    private static let lock = Locked(())

    /// Expects that a screen is a text followed by a line break.
    ///
    /// - Parameters:
    ///   - expected: The text of a multi-line literal in the source file of the test.
    ///   - file: The path of that file.
    static func expect(
        _ screen: String, is expected: String, file: String, sourceLocation: SourceLocation
    ) {
        guard isOn && screen != expected + "\n" else {
            #expect(screen == expected + "\n", sourceLocation: sourceLocation)
            return
        }
        do {
            let isRecorded = try record(screen, for: expected, file: file, line: sourceLocation.line)
            Issue.record(
                isRecorded
                    ? "recorded; look at git diff"
                    : "not recorded, because no multi-line literal in the file has the expected text:\n\(screen)",
                sourceLocation: sourceLocation)
        } catch {
            Issue.record(error, "not recorded", sourceLocation: sourceLocation)
        }
    }

    private static func record(_ screen: String, for expected: String, file: String, line: Int) throws -> Bool
    {
        // The last line break is part of the comparison, not of the literal.
        guard screen.hasSuffix("\n") else { return false }
        return try lock.withLock { _ in
            let source = try String(contentsOfFile: file, encoding: .utf8)
            guard
                let changed = ScreenLiteral.replacing(
                    expected, with: String(screen.dropLast()), near: line, in: source)
            else { return false }
            try Data(changed.utf8).write(to: URL(filePath: file), options: .atomic)
            return true
        }
    }
}
