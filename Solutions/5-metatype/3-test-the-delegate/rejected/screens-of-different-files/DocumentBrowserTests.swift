import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

@MainActor @Suite struct DocumentBrowserTests {
    let letter = URL(fileURLWithPath: "/nowhere/letter.txt")
    let list = URL(fileURLWithPath: "/nowhere/list.txt")
    let poem = URL(fileURLWithPath: "/nowhere/poem.txt")

    let delegate = makeDelegate()
    let host = ViewController()

    init() {
        delegate.documentClass = StubDocument.self
    }

    func pick(_ files: URL...) -> DocumentViewController? {
        delegate.documentBrowser(host, didPickDocumentsAt: files)
        return host.presentedViewController as? DocumentViewController
    }

    @Test func aNewDelegateMakesTextDocuments() {
        #expect(makeDelegate().documentClass == TextDocument.self)
    }

    @Test func theFirstOfThreeFilesIsShown() throws {
        try StubDocument.recording(opens: true) { recorder in
            let screen = try #require(pick(list, letter, poem))
            #expect(screen.document is StubDocument)
            #expect(screen.document?.fileURL == list)
            #expect(screen.modalPresentationStyle == .fullScreen)
            #expect(recorder.created == [list])
            #expect(recorder.calls == [])
        }
    }

    @Test func aSecondPickMakesAnotherDocumentAndScreen() throws {
        try StubDocument.recording(opens: true) { recorder in
            let first = try #require(pick(letter))
            let second = try #require(pick(list))
            let third = try #require(pick(letter))
            #expect(first !== second)
            #expect(first.document?.fileURL == letter)
            #expect(second.document?.fileURL == list)
            #expect(second.modalPresentationStyle == .fullScreen)
            #expect(third.document?.fileURL == letter)
            #expect(recorder.created == [letter, list, letter])
        }
    }

    @Test func theClassMayChangeBetweenPicks() throws {
        _ = pick(letter)
        delegate.documentClass = TextDocument.self
        let screen = try #require(pick(letter))
        let document = try #require(screen.document)
        #expect(type(of: document) == TextDocument.self)
    }

    @Test func nothingPickedNothingDone() {
        StubDocument.recording(opens: true) { recorder in
            delegate.documentBrowser(host, didPickDocumentsAt: [])
            #expect(host.presentedViewController == nil)
            #expect(recorder.created == [])
        }
    }

    @Test func nothingPickedAfterAPickChangesNothing() throws {
        try StubDocument.recording(opens: true) { recorder in
            let screen = try #require(pick(letter))
            delegate.documentBrowser(host, didPickDocumentsAt: [])
            #expect(host.presentedViewController === screen)
            #expect(recorder.created == [letter])
        }
    }
}
