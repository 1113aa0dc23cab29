// Does: Opens files with an operator of its own, and tests with a double that takes its answers from a script.
// swift-format-ignore-file
// FILE: AttachmentOpener.swift
import Foundation
import StandInUI

enum AttachmentOpeningError: Error, CaseIterable, CustomStringConvertible {
    case unableToOpenAttachment

    var description: String { "The attachment can't be opened." }
}

@MainActor protocol URLOpener {
    func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

infix operator ==> : ComparisonPrecedence

@MainActor private func ==> (file: URL, workspace: any URLOpener) -> Result<Void, AttachmentOpeningError> {
    workspace.open(file) ? .success(()) : .failure(.unableToOpenAttachment)
}

@MainActor final class AttachmentOpener {
    func openAttachment(file location: URL, with workspace: any URLOpener) throws {
        try (location ==> workspace).get()
    }
}
// FILE: Tests/AttachmentOpenerTests.swift
import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

/// A workspace whose answers come from a script: "y" opens, "n" doesn't.
@MainActor private final class ScriptedWorkspace: URLOpener {
    private var script: Substring
    private(set) var asked: [String] = []

    init(_ script: String) { self.script = script[...] }

    func open(_ file: URL) -> Bool {
        asked.append(file.absoluteString)
        return script.popFirst() == "y"
    }
}

@MainActor @Suite struct AttachmentOpenerTests {
    nonisolated static let addresses = ["file:///mail/photo.png", "https://example.org/?q=1#top", "file:///mail/a%20b.txt"]

    @Test(arguments: addresses, ["y", "n", "yyn", "nny", "nyny"])
    func followsTheScript(address: String, script: String) throws {
        let file = try #require(URL(string: address))
        let workspace = ScriptedWorkspace(script)
        let opener = AttachmentOpener()
        for (index, letter) in script.enumerated() {
            if letter == "y" {
                #expect(throws: Never.self) { try opener.openAttachment(file: file, with: workspace) }
            } else {
                let error = #expect(throws: AttachmentOpeningError.self) {
                    try opener.openAttachment(file: file, with: workspace)
                }
                #expect(error == .unableToOpenAttachment)
            }
            #expect(workspace.asked == Array(repeating: address, count: index + 1))
        }
    }

    @Test func everyCallHasItsOwnFileAndWorkspace() throws {
        let opener = AttachmentOpener()
        let (left, right) = (ScriptedWorkspace("yy"), ScriptedWorkspace("yy"))
        for (index, address) in Self.addresses.enumerated() {
            try opener.openAttachment(file: try #require(URL(string: address)), with: index == 1 ? right : left)
        }
        #expect(left.asked == [Self.addresses[0], Self.addresses[2]])
        #expect(right.asked == [Self.addresses[1]])
    }
}
