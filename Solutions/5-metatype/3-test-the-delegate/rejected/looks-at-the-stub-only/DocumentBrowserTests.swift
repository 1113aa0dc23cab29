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

    @Test func onlyTheFirstOfThreeIsMade() {
        StubDocument.recording(opens: true) { recorder in
            _ = pick(list, letter, poem)
            #expect(recorder.created == [list])
            #expect(recorder.calls == [])
        }
    }

    @Test func theClassMayChangeBetweenPicks() {
        _ = pick(letter)
        delegate.documentClass = TextDocument.self
        StubDocument.recording(opens: true) { recorder in
            _ = pick(letter)
            #expect(recorder.created == [])
        }
    }

    @Test func nothingPickedNothingDone() {
        StubDocument.recording(opens: true) { recorder in
            delegate.documentBrowser(host, didPickDocumentsAt: [])
            #expect(recorder.created == [])
        }
    }

    @Test func nothingPickedAfterAPickMakesNothing() {
        StubDocument.recording(opens: true) { recorder in
            _ = pick(letter)
            delegate.documentBrowser(host, didPickDocumentsAt: [])
            #expect(recorder.created == [letter])
        }
    }
}
