import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

/// A document that records everything in one list, and never touches the disk.
final class NotedDocument: TextDocument {
    static var notes: [String] = []

    required init(fileURL: URL) {
        Self.notes.append("made \(fileURL.lastPathComponent)")
        super.init(fileURL: fileURL)
    }

    override func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        Self.notes.append("opened \(title)")
        completionHandler?(true)
    }

    override func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        Self.notes.append("closed \(title)")
        completionHandler?(true)
    }

    override func save(
        to url: URL, for operation: SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        Self.notes.append("saved \(title)")
        completionHandler?(true)
    }
}

@MainActor @Suite(.serialized) struct DocumentBrowserTests {
    private let delegate: DocumentBrowserDelegate
    private let host: ViewController

    init() {
        NotedDocument.notes = []
        host = ViewController()
        delegate = makeDelegate()
    }

    private func files(_ names: [String]) -> [URL] {
        names.map { URL(fileURLWithPath: "/nowhere").appending(path: $0) }
    }

    @Test(arguments: [["a"], ["b", "a"], ["c", "b", "a"]])
    func oneDocumentForThePick(_ names: [String]) throws {
        delegate.documentClass = NotedDocument.self
        delegate.documentBrowser(host, didPickDocumentsAt: files(names))
        let screen = try #require(host.presentedViewController as? DocumentViewController)
        let document = try #require(screen.document as? NotedDocument)
        #expect(document.title == names[0])
        #expect(screen.modalPresentationStyle == .fullScreen)
        #expect(NotedDocument.notes == ["made \(names[0])"])

        delegate.documentBrowser(host, didPickDocumentsAt: [])
        #expect(host.presentedViewController === screen)

        delegate.documentBrowser(host, didPickDocumentsAt: files([names[0]]))
        let next = try #require(host.presentedViewController as? DocumentViewController)
        let nextDocument = try #require(next.document)
        #expect(next !== screen)
        #expect(next.modalPresentationStyle == .fullScreen)
        #expect(nextDocument !== document)

        delegate.documentBrowser(host, didPickDocumentsAt: files(["next"]))
        let last = try #require(host.presentedViewController as? DocumentViewController)
        #expect(last.document?.title == "next")
    }

    @Test func theEmptyPick() {
        delegate.documentClass = NotedDocument.self
        delegate.documentBrowser(host, didPickDocumentsAt: [])
        #expect(host.presentedViewController == nil)
        #expect(NotedDocument.notes.isEmpty)
    }

    @Test func withoutAWordAndThenWithOne() throws {
        var classes: [String] = []
        func note() throws {
            delegate.documentBrowser(host, didPickDocumentsAt: files(["a"]))
            let screen = try #require(host.presentedViewController as? DocumentViewController)
            classes.append(screen.document.map { "\(type(of: $0))" } ?? "none")
        }
        try note()
        delegate.documentClass = NotedDocument.self
        try note()
        #expect(classes == ["TextDocument", "NotedDocument"])
    }
}
