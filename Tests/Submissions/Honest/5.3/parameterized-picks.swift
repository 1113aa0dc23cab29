// Does: Describes picks as parameterized cases with nested types named State and Item, and records issues itself.
// swift-format-ignore-file
// FILE: DocumentBrowserTests.swift
import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

struct Pick: CustomTestStringConvertible, Sendable {
    struct Item: Hashable, Sendable { var name: String; var url: URL { URL(fileURLWithPath: "/nowhere/" + name) } }
    var items: [Item]
    init(_ names: String) { items = names.split(separator: " ").map { Item(name: String($0)) } }
    var urls: [URL] { items.map(\.url) }
    var testDescription: String { items.isEmpty ? "nothing" : items.map(\.name).joined(separator: "+") }
}

private struct State: Equatable {
    var created: [URL], calls: [Call], shown: URL?, isFull: Bool

    static func == (left: State, right: State) -> Bool {
        (left.created, left.calls) == (right.created, right.calls)
            && (left.shown, left.isFull) == (right.shown, right.isFull)
    }
}

extension Call: CustomStringConvertible {
    public var description: String {
        switch self {
        case .open: "opened"
        case .close: "closed"
        case .save(let url): "saved to \(url.lastPathComponent)"
        }
    }
}

@MainActor @Suite(.serialized) struct DocumentBrowserTests {
    nonisolated static let histories: [[Pick]] = [
        [Pick("a")], [Pick("a b c")], [Pick("")], [Pick("a"), Pick("")], [Pick("a"), Pick("a")],
        [Pick("b a"), Pick("a b"), Pick("")], [Pick(""), Pick("c")],
    ]

    @Test(arguments: histories)
    func history(_ picks: [Pick]) throws {
        try StubDocument.recording(opens: true) { recorder in
            let (delegate, host) = (makeDelegate(), ViewController())
            delegate.documentClass = StubDocument.self
            var screens: [ObjectIdentifier: DocumentViewController] = [:]
            var expected = State(created: [], calls: [], shown: nil, isFull: false)
            for pick in picks {
                delegate.documentBrowser(host, didPickDocumentsAt: pick.urls)
                if let first = pick.urls.first {
                    expected.created.append(first)
                    (expected.shown, expected.isFull) = (first, true)
                }
                let screen = host.presentedViewController as? DocumentViewController
                if let screen { screens[ObjectIdentifier(screen)] = screen }
                let actual = State(
                    created: recorder.created, calls: recorder.calls, shown: screen?.document?.fileURL,
                    isFull: screen?.modalPresentationStyle == .fullScreen)
                if actual != expected { Issue.record("\(actual) instead of \(expected)") }
            }
            #expect(screens.count == expected.created.count)
            #expect(Set(screens.values.compactMap { $0.document.map { ObjectIdentifier($0) } }).count == screens.count)
        }
    }

    @Test("The class may change at any time", arguments: [[true, false], [false, true, false, true]])
    func classes(areStubs: [Bool]) throws {
        let (delegate, host) = (DocumentBrowserDelegate(), ViewController())
        #expect(delegate.documentClass == TextDocument.self)
        for isStub in areStubs {
            delegate.documentClass = isStub ? StubDocument.self : TextDocument.self
            delegate.documentBrowser(host, didPickDocumentsAt: Pick("k").urls)
            let screen = try #require(host.presentedViewController as? DocumentViewController)
            #expect((screen.document is StubDocument) == isStub)
        }
    }
}
