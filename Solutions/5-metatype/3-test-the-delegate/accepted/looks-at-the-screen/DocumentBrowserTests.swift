import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

@MainActor
@Suite("Picking a document") struct DocumentBrowserTests {
    struct Shown: Equatable {
        var file: String?
        var isStub: Bool
        var isFullScreen: Bool
        var text: String?
    }

    /// Returns what the user sees after each pick, and the files of all documents that were created.
    func story(
        opens: Bool, _ picks: [[String]], on host: ViewController = ViewController()
    ) throws -> ([Shown], [String]) {
        let delegate = makeDelegate()
        try #require("\(delegate.documentClass)" == "TextDocument")
        delegate.documentClass = StubDocument.self
        return try StubDocument.recording(opens: opens) { recorder in
            var seen: [Shown] = []
            var screens: [DocumentViewController] = []
            for names in picks {
                host.dismiss(animated: false)
                delegate.documentBrowser(
                    host, didPickDocumentsAt: names.map { URL(fileURLWithPath: "/nowhere/\($0)") })
                guard let presented = host.presentedViewController else { continue }
                let screen = try #require(presented as? DocumentViewController)
                try #require(!screens.contains { $0 === screen }, "this screen was there before")
                screens.append(screen)
                try #require(recorder.calls.count == screens.count - 1, "opened before the screen is there")
                screen.loadViewIfNeeded()
                seen.append(
                    Shown(
                        file: screen.document?.fileURL.lastPathComponent,
                        isStub: screen.document is StubDocument,
                        isFullScreen: screen.modalPresentationStyle == .fullScreen,
                        text: screen.textLabel.text))
            }
            return (seen, recorder.created.map(\.lastPathComponent))
        }
    }

    @Test("shows the first file in a new document", arguments: [(true, ""), (false, "b cannot be opened.")])
    func picks(opens: Bool, text: String) throws {
        let (seen, made) = try story(opens: opens, [["b", "a"], [], ["b"]])
        let expected = Shown(file: "b", isStub: true, isFullScreen: true, text: text)
        #expect(seen == [expected, expected])
        #expect(made == ["b", "b"])
    }

    @Test("shows nothing if the user picks nothing")
    func nothing() throws {
        let (seen, made) = try story(opens: true, [[]])
        #expect(seen == [])
        #expect(made == [])
    }

    @Test("uses the class that is assigned at the moment")
    func classes() throws {
        let delegate = makeDelegate()
        let host = ViewController()
        for isStub in [true, false, true] {
            delegate.documentClass = isStub ? StubDocument.self : TextDocument.self
            delegate.documentBrowser(host, didPickDocumentsAt: [URL(fileURLWithPath: "/nowhere/x")])
            let screen = try #require(host.presentedViewController as? DocumentViewController)
            #expect((screen.document is StubDocument) == isStub)
        }
    }

    @Test("shows a different file after a second pick")
    func another() throws {
        let (seen, made) = try story(opens: true, [["x"], ["y"]])
        #expect(seen.map(\.file) == ["x", "y"])
        #expect(made == ["x", "y"])
    }
}
