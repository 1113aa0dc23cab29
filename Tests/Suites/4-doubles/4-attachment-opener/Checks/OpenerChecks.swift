import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

final class WorkspaceSpy: URLOpener {
    var files: [URL] = []
    var answers = true
    var refused: Set<URL> = []

    func open(_ file: URL) -> Bool {
        files.append(file)
        return answers && !refused.contains(file)
    }
}

@MainActor @Suite("The opener works as before") struct OpenerChecks {
    let letter = URL(fileURLWithPath: "/letters/../letters/may.txt")
    let spy = WorkspaceSpy()

    func outcome(
        of file: URL, with workspace: some URLOpener, by opener: AttachmentOpener = AttachmentOpener()
    ) -> String {
        do {
            try opener.openAttachment(file: file, with: workspace)
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

    @Test("An opener remembers nothing of earlier attachments")
    func oneAfterTheOther() {
        let opener = AttachmentOpener()
        let other = URL(fileURLWithPath: "/letters/june.txt")
        let namesake = URL(fileURLWithPath: "/bills/may.txt")
        let files = [letter, other, letter, letter, namesake, other, other, letter]
        spy.refused = [other]
        let outcomes = files.map { outcome(of: $0, with: spy, by: opener) }
        expect(
            outcomes,
            equals: files.map { $0 == other ? "unableToOpenAttachment" : "no error" },
            "outcomes of May, June, May, May, another May, June, June, May, with one opener; June is refused"
        )
        expect(spy.files, equals: files, "URLs that the workspace was asked for")
        spy.refused = [letter]
        expect(
            [outcome(of: other, with: spy, by: opener), outcome(of: letter, with: spy, by: opener)],
            equals: ["no error", "unableToOpenAttachment"],
            "outcomes of June and May with the same opener; now May is refused"
        )
    }

    @Test("Each call asks the workspace that it is given")
    func otherWorkspaces() {
        let opener = AttachmentOpener()
        let otherSpy = WorkspaceSpy()
        otherSpy.answers = false
        expect(
            outcome(of: letter, with: spy, by: opener), equals: "no error", "outcome with one that says true")
        expect(
            outcome(of: letter, with: otherSpy, by: opener),
            equals: "unableToOpenAttachment",
            "outcome with another one that says false"
        )
        expect(spy.files, equals: [letter], "URLs that the first one was asked for")
        expect(otherSpy.files, equals: [letter], "URLs that the other one was asked for")
    }

    @Test("Every kind of URL is asked for as it is")
    func everyURL() throws {
        let places = [
            "https://example.org/may.txt", "https://example.org/may.txt?page=2#end", "https://example.org",
            "mailto:ada@example.org", "file:///letters/a%20b.txt", "file:///letters/",
        ]
        let urls = try places.map { try #require(URL(string: $0)) }
        for url in urls {
            let then = "outcome of \(url) when the answer is true"
            expect(outcome(of: url, with: spy), equals: "no error", then)
        }
        expect(spy.files.map(\.absoluteString), equals: places, "URLs that the workspace was asked for")
    }

    @Test("Only the workspace that is given decides, and nothing else is asked")
    func leavesTheRealWorkspaceAlone() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString).txt")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let before = Workspace.shared.openedFiles
        expect(outcome(of: file, with: spy), equals: "no error", "outcome when a double answers true")
        spy.answers = false
        expect(
            outcome(of: file, with: spy),
            equals: "unableToOpenAttachment",
            "outcome when a double answers false for a file that is there"
        )
        expect(Workspace.shared.openedFiles, equals: before, "files that the real workspace opened meanwhile")
    }

    @Test("It still works with the real workspace")
    func realWorkspace() throws {
        let before = Workspace.shared.openedFiles
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
        expect(Workspace.shared.openedFiles, equals: before + [file], "files that the real workspace opened")
    }
}
