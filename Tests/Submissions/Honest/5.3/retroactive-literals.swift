// Does: Makes `URL` a string literal with a retroactive conformance, and groups tests under tags and nested suites.
// swift-format-ignore-file
// FILE: DocumentBrowserTests.swift
import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

extension URL: @retroactive ExpressibleByUnicodeScalarLiteral {}
extension URL: @retroactive ExpressibleByExtendedGraphemeClusterLiteral {}
extension URL: @retroactive ExpressibleByStringLiteral {
    public init(stringLiteral value: StaticString) { self.init(fileURLWithPath: "/nowhere/\(value)") }
}

extension Tag { @Tag static var picking: Tag }

@MainActor @Suite(.tags(.picking)) struct DocumentBrowserTests {
    @MainActor final class Stage {
        let host = ViewController()
        let delegate: DocumentBrowserDelegate
        var screens: [DocumentViewController] = []

        init(_ type: TextDocument.Type = StubDocument.self) {
            delegate = makeDelegate()
            delegate.documentClass = type
        }

        @discardableResult
        func callAsFunction(_ files: URL...) throws -> DocumentViewController {
            delegate.documentBrowser(host, didPickDocumentsAt: files)
            let screen = try #require(host.presentedViewController as? DocumentViewController)
            screens.append(screen)
            return screen
        }

        var isFresh: Bool { Set(screens.map(ObjectIdentifier.init)).count == screens.count }
    }

    @MainActor @Suite struct Defaults {
        @Test func theClass() {
            #expect(ObjectIdentifier(makeDelegate().documentClass) == ObjectIdentifier(TextDocument.self))
        }
    }

    @MainActor @Suite struct Picks {
        @Test func threePicks() throws {
            try StubDocument.recording(opens: true) { recorder in
                let pick = Stage()
                try pick("b", "a")
                try pick("a")
                try pick("a", "b", "c")
                #expect(recorder.created == ["b", "a", "a"] as [URL])
                #expect(recorder.calls == [])
                #expect(pick.isFresh)
                #expect(pick.screens.map(\.document?.fileURL) == ["b", "a", "a"] as [URL])
                #expect(pick.screens.allSatisfy { $0.modalPresentationStyle == .fullScreen })
                #expect(pick.screens[1].document !== pick.screens[2].document)
            }
        }

        @Test func emptyPicks() throws {
            try StubDocument.recording(opens: true) { recorder in
                let pick = Stage()
                pick.delegate.documentBrowser(pick.host, didPickDocumentsAt: [])
                #expect(pick.host.presentedViewController == nil)
                let screen = try pick("x")
                pick.delegate.documentBrowser(pick.host, didPickDocumentsAt: [])
                #expect(pick.host.presentedViewController === screen)
                #expect(recorder.created == ["x"])
            }
        }

        @Test func classesInTurn() throws {
            let pick = Stage(TextDocument.self)
            #expect(!(try pick("x").document is StubDocument))
            pick.delegate.documentClass = StubDocument.self
            #expect(try pick("x").document is StubDocument)
        }
    }
}
