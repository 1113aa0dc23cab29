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

    @Test("If the answer is true, the call returns")
    func opened() {
        expect(outcome(of: letter, with: spy), equals: "no error", "outcome if the workspace answers true")
        expect(spy.files, equals: [letter], "URLs that the workspace was asked to open")
    }

    @Test("If the answer is false, the call throws and doesn't ask again")
    func refused() {
        spy.answers = false
        expect(
            outcome(of: letter, with: spy),
            equals: "unableToOpenAttachment",
            "outcome if the workspace answers false"
        )
        expect(spy.files, equals: [letter], "URLs that the workspace was asked to open")
    }

    @Test("Every call passes its own URL to the workspace")
    func several() {
        let other = URL(fileURLWithPath: "/letters/june.txt")
        for file in [letter, other, letter] { _ = outcome(of: file, with: spy) }
        expect(
            spy.files, equals: [letter, other, letter],
            "URLs that the workspace was asked to open, for May, June, and May")
    }

    @Test("An opener remembers nothing about earlier attachments")
    func oneAfterTheOther() {
        let opener = AttachmentOpener()
        let other = URL(fileURLWithPath: "/letters/june.txt")
        let namesake = URL(fileURLWithPath: "/bills/may.txt")
        let files = [letter, other, letter, letter, namesake, other, other, letter]
        spy.refused = [other]
        let outcomes = files.map { outcome(of: $0, with: spy, by: opener) }
        expect(
            outcomes,
            equals: files.map { same($0, other) ? "unableToOpenAttachment" : "no error" },
            "outcomes for May, June, May, May, another May, June, June, and May with one opener, if the answer is false only for June"
        )
        expect(spy.files, equals: files, "URLs that the workspace was asked to open")
        spy.refused = [letter]
        expect(
            [outcome(of: other, with: spy, by: opener), outcome(of: letter, with: spy, by: opener)],
            equals: ["no error", "unableToOpenAttachment"],
            "outcomes for June and May with the same opener, if the answer is false only for May"
        )
    }

    @Test("Each call asks the workspace that is passed in")
    func otherWorkspaces() {
        let opener = AttachmentOpener()
        let otherSpy = WorkspaceSpy()
        otherSpy.answers = false
        expect(
            outcome(of: letter, with: spy, by: opener), equals: "no error",
            "outcome with a workspace that answers true")
        expect(
            outcome(of: letter, with: otherSpy, by: opener),
            equals: "unableToOpenAttachment",
            "outcome with another workspace that answers false"
        )
        expect(spy.files, equals: [letter], "URLs that the first workspace was asked to open")
        expect(otherSpy.files, equals: [letter], "URLs that the other workspace was asked to open")
    }

    @Test("Every kind of URL is passed on unchanged")
    func everyURL() throws {
        let places = [
            "https://example.org/may.txt", "https://example.org/may.txt?page=2#end", "https://example.org",
            "mailto:ada@example.org", "file:///letters/a%20b.txt", "file:///letters/",
        ]
        let urls = try places.map { try #require(URL(string: $0)) }
        for url in urls {
            let then = "outcome for \(url) if the answer is true"
            expect(outcome(of: url, with: spy), equals: "no error", then)
        }
        expect(spy.files.map(\.absoluteString), equals: places, "URLs that the workspace was asked to open")
    }

    @Test("The opener asks only the workspace that is passed in")
    func leavesTheRealWorkspaceAlone() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString).txt")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let before = Workspace.shared.openedFiles
        expect(outcome(of: file, with: spy), equals: "no error", "outcome if a double answers true")
        spy.answers = false
        expect(
            outcome(of: file, with: spy),
            equals: "unableToOpenAttachment",
            "outcome if a double answers false for a file that exists"
        )
        expect(
            Workspace.shared.openedFiles, equals: before,
            "files that the real workspace has opened, after calls with a double")
    }

    @Test("The opener still works with the real workspace")
    func realWorkspace() throws {
        let before = Workspace.shared.openedFiles
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("workbook-\(UUID().uuidString).txt")
        expect(
            outcome(of: file, with: Workspace.shared),
            equals: "unableToOpenAttachment",
            "outcome with the real workspace for a file that doesn't exist"
        )
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        expect(
            outcome(of: file, with: Workspace.shared),
            equals: "no error",
            "outcome with the real workspace for a file that exists"
        )
        expect(Workspace.shared.openedFiles, equals: before + [file], "files that the real workspace opened")
    }
}

extension URL: ComparableBySuite {}
