// Does: Uses its own document subclass with static spies, nested suites, and an `expect` helper that takes a key path.
// swift-format-ignore-file
// FILE: DocumentBrowserTests.swift
import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

/// A document that remembers which calls it received.
private class QuietDocument: TextDocument {
    private(set) var received: [String] = []
    override func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) { record() }
    override func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) { record() }
    override func save(
        to url: URL, for operation: SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) { record() }
    private func record(_ name: String = #function) { received.append(name) }
}

private final class SecondDocument: QuietDocument {}

extension URL {
    fileprivate static func named(_ name: String) -> URL { URL(fileURLWithPath: "/none/\(name).txt") }
}

@MainActor
private func expect<Value: Equatable>(
    _ screen: DocumentViewController, _ path: KeyPath<DocumentViewController, Value>, _ value: Value,
    _ place: SourceLocation = #_sourceLocation
) {
    #expect(screen[keyPath: path] == value, sourceLocation: place)
}

@MainActor @Suite struct DocumentBrowserTests {
    let host = ViewController()
    let delegate = makeDelegate()

    func pick(_ names: String...) throws -> DocumentViewController {
        delegate.documentBrowser(host, didPickDocumentsAt: names.map(URL.named))
        return try #require(host.presentedViewController as? DocumentViewController, "no document screen")
    }

    @Test func aFreshDelegate() { #expect(makeDelegate().documentClass == TextDocument.self) }

    @Test func theClassOfTheMoment() throws {
        delegate.documentClass = QuietDocument.self
        let first = try pick("a", "b")
        delegate.documentClass = SecondDocument.self
        let second = try pick("b")
        delegate.documentClass = QuietDocument.self
        let third = try pick("b", "a", "c")
        #expect(first !== second && second !== third && first !== third)
        let screens = [first, second, third]
        let documents = try screens.map { try #require($0.document) }
        #expect(documents.map { String(describing: type(of: $0)) } == ["QuietDocument", "SecondDocument", "QuietDocument"])
        #expect(documents.map(\.fileURL) == ["a", "b", "b"].map(URL.named))
        for screen in screens { expect(screen, \.modalPresentationStyle, .fullScreen) }
        for case let document as QuietDocument in documents { #expect(document.received.isEmpty) }
    }

    @Test func sameFileTwice() throws {
        delegate.documentClass = QuietDocument.self
        let (first, second) = (try pick("same"), try pick("same"))
        #expect(first !== second)
        #expect(first.document !== second.document)
        expect(second, \.document?.title, "same")
    }

    @Test func exactlyOneDocument() throws {
        try StubDocument.recording(opens: false) { recorder in
            delegate.documentClass = StubDocument.self
            _ = try pick("x", "y", "z")
            #expect(recorder.created == [.named("x")])
            delegate.documentBrowser(host, didPickDocumentsAt: [])
            _ = try pick("y")
            #expect(recorder.created == [.named("x"), .named("y")])
            #expect(recorder.calls.isEmpty)
        }
    }

    @Test func anEmptyPick() throws {
        try StubDocument.recording(opens: true) { recorder in
            delegate.documentClass = StubDocument.self
            delegate.documentBrowser(host, didPickDocumentsAt: [])
            #expect(host.presentedViewController == nil)
            let screen = try pick("x")
            delegate.documentBrowser(host, didPickDocumentsAt: [])
            #expect(host.presentedViewController === screen)
            #expect(recorder.created.count == 1)
        }
    }
}
