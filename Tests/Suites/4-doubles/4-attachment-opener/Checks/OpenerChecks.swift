import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

final class WorkspaceSpy: URLOpener {
    var files: [URL] = []
    var answers = true

    func open(_ file: URL) -> Bool {
        files.append(file)
        return answers
    }
}

@MainActor @Suite("The opener works as before") struct OpenerChecks {
    let letter = URL(fileURLWithPath: "/letters/../letters/may.txt")
    let spy = WorkspaceSpy()

    func outcome(of file: URL, with workspace: some URLOpener) -> String {
        do {
            try AttachmentOpener().openAttachment(file: file, with: workspace)
            return "no error"
        } catch AttachmentOpeningError.unableToOpenAttachment {
            return "unableToOpenAttachment"
        } catch {
            return "another error"
        }
    }

    @Test("When the answer is true, it returns")
    func opened() {
        expect(outcome(of: letter, with: spy), equals: "no error", "outcome when the workspace answers true")
        expect(spy.files, equals: [letter], "URLs that the workspace was asked for")
    }

    @Test("When the answer is false, it throws and does not ask again")
    func refused() {
        spy.answers = false
        expect(
            outcome(of: letter, with: spy),
            equals: "unableToOpenAttachment",
            "outcome when the workspace answers false"
        )
        expect(spy.files, equals: [letter], "URLs that the workspace was asked for")
    }

    @Test("Every attachment is asked for with its own URL")
    func several() {
        let other = URL(fileURLWithPath: "/letters/june.txt")
        for file in [letter, other, letter] { _ = outcome(of: file, with: spy) }
        expect(spy.files, equals: [letter, other, letter], "URLs asked for after May, June, May")
    }

    @Test("It still works with the real workspace")
    func realWorkspace() throws {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("workbook-\(UUID().uuidString).txt")
        expect(
            outcome(of: file, with: Workspace.shared),
            equals: "unableToOpenAttachment",
            "outcome with the real workspace for a file that is not there"
        )
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        expect(
            outcome(of: file, with: Workspace.shared),
            equals: "no error",
            "outcome with the real workspace for a file that is there"
        )
        expect(Workspace.shared.openedFiles, equals: [file], "files that the real workspace opened")
    }
}
