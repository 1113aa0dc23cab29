import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

final class WorkspaceSpy: URLOpener {
    var files: [URL] = []
    var answer = true

    func open(_ file: URL) -> Bool {
        files.append(file)
        return answer
    }
}

@MainActor @Suite("The opener works as before") struct OpenerChecks {
    let may = URL(fileURLWithPath: "/letters/may.txt")
    let june = URL(fileURLWithPath: "/letters/june.txt")
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

    @Test("If the answer is true, the call asks once and returns")
    func opened() {
        expect(outcome(of: may, with: spy), equals: "no error", "outcome if the workspace answers true")
        expect(places(spy), equals: ["/letters/may.txt"], "files that the workspace was asked to open")
    }

    @Test("If the answer is false, the call throws and doesn't ask again")
    func refused() {
        spy.answer = false
        expect(
            outcome(of: may, with: spy),
            equals: "unableToOpenAttachment",
            "outcome if the workspace answers false"
        )
        expect(places(spy), equals: ["/letters/may.txt"], "files that the workspace was asked to open")
    }

    @Test("An opener remembers nothing about earlier attachments")
    func oneAfterTheOther() {
        let opener = AttachmentOpener()
        let namesake = URL(fileURLWithPath: "/bills/may.txt")
        for file in [may, june, may, may, namesake] { _ = outcome(of: file, with: spy, by: opener) }
        expect(
            places(spy),
            equals: [
                "/letters/may.txt", "/letters/june.txt", "/letters/may.txt", "/letters/may.txt",
                "/bills/may.txt",
            ],
            "files that the workspace was asked to open, after one opener was used for all of them")
        spy.files = []
        spy.answer = false
        _ = outcome(of: may, with: spy, by: opener)
        if same(spy.files.count, 0) {
            fail("the workspace wasn't asked to open /letters/may.txt, which it had opened before")
        }
    }

    @Test("After a refusal, an opener asks again in the next call")
    func afterARefusal() {
        let opener = AttachmentOpener()
        spy.answer = false
        _ = outcome(of: may, with: spy, by: opener)
        spy.files = []
        spy.answer = true
        expect(
            outcome(of: may, with: spy, by: opener), equals: "no error",
            "outcome of the next call for the same file, if the workspace now answers true")
        expect(
            places(spy), equals: ["/letters/may.txt"],
            "files that the workspace was asked to open in the next call")
    }

    @Test("Each call asks the workspace that is passed in")
    func otherWorkspaces() {
        let opener = AttachmentOpener()
        let otherSpy = WorkspaceSpy()
        _ = outcome(of: may, with: spy, by: opener)
        _ = outcome(of: may, with: otherSpy, by: opener)
        expect(
            [spy.files.count, otherSpy.files.count], equals: [1, 1],
            "numbers of calls that two workspaces received, after one opener was used with each of them")
    }

    @Test("Every kind of URL is passed on unchanged")
    func everyURL() throws {
        let places = [
            "https://example.org/may.txt", "https://example.org/may.txt?page=2#end", "https://example.org",
            "mailto:ada@example.org", "file:///letters/a%20b.txt", "file:///letters/", "file:///a/../a/b.txt",
        ]
        for place in places {
            let spy = WorkspaceSpy()
            let url = try #require(URL(string: place))
            let result = outcome(of: url, with: spy)
            expect(result, equals: "no error", "outcome for \(place) if the answer is true")
            var asked: [String] = []
            for file in spy.files { asked.append(file.absoluteString) }
            expect(asked, equals: [place], "URLs that the workspace was asked to open, for \(place)")
            if !same(asked, [place]) || !same(result, "no error") { return }
        }
    }

    @Test("The opener asks only the workspace that is passed in")
    func leavesTheRealWorkspaceAlone() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString).txt")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        for answer in [true, false] {
            let before = Workspace.shared.openedFiles
            spy.answer = answer
            _ = outcome(of: file, with: spy)
            if !same(Workspace.shared.openedFiles, before) {
                fail(
                    "the real workspace opened a file, although another workspace was passed in, which answered \(answer ? "true" : "false")"
                )
            }
        }
    }

    @Test("The opener still works with the real workspace")
    func realWorkspace() throws {
        let before = Workspace.shared.openedFiles
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("workbook-\(UUID().uuidString).txt")
        spy.answer = false
        if same(outcome(of: may, with: spy), "unableToOpenAttachment") {
            expect(
                outcome(of: file, with: Workspace.shared),
                equals: "unableToOpenAttachment",
                "outcome with the real workspace for a file that doesn't exist"
            )
        } else {
            notJudged()
        }
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        expect(
            outcome(of: file, with: Workspace.shared),
            equals: "no error",
            "outcome with the real workspace for a file that exists"
        )
        if !same(Workspace.shared.openedFiles, before + [file]) {
            fail("the real workspace didn't open exactly the file that was passed in")
        }
    }

    /// The files that a spy was asked to open, as a learner knows them.
    func places(_ spy: WorkspaceSpy) -> [String] {
        var places: [String] = []
        for file in spy.files { places.append(file.isFileURL ? file.path : file.absoluteString) }
        return places
    }
}

extension URL: ComparableBySuite {}
