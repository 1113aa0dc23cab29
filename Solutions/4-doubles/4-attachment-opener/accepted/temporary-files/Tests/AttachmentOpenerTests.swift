import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

/// Opens every file that exists and every web address, unless it's told to refuse.
@MainActor private final class PickyWorkspace: URLOpener {
    var refusesEverything = false
    private(set) var log: [String] = []

    func open(_ file: URL) -> Bool {
        log.append(file.absoluteString)
        if refusesEverything { return false }
        return file.isFileURL ? FileManager.default.fileExists(atPath: file.path) : true
    }
}

@MainActor @Suite final class AttachmentOpenerTests {
    private let folder: URL
    private let invoice: URL
    private let missing: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("attachments-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        invoice = folder.appendingPathComponent("invoice 7.txt")
        missing = folder.appendingPathComponent("missing.txt")
        try Data("Please pay.".utf8).write(to: invoice, options: .atomic)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func existingFileAndWebAddress() throws {
        let web = try #require(URL(string: "https://example.com/a/b.pdf?size=large"))
        let workspace = PickyWorkspace()
        let opener = AttachmentOpener()

        try opener.openAttachment(file: invoice, with: workspace)
        #expect(workspace.log.count == 1)
        #expect(try #require(workspace.log.last).contains(/invoice%207\.txt$/))

        try opener.openAttachment(file: web, with: workspace)
        try opener.openAttachment(file: web, with: workspace)
        try opener.openAttachment(file: invoice, with: workspace)
        #expect(workspace.log == [invoice, web, web, invoice].map(\.absoluteString))
    }

    @Test func missingFile() {
        let workspace = PickyWorkspace()
        #expect(throws: AttachmentOpeningError.unableToOpenAttachment) {
            try AttachmentOpener().openAttachment(file: self.missing, with: workspace)
        }
        #expect(workspace.log == [missing.absoluteString])
    }

    @Test func theFileAppearsLater() throws {
        let workspace = PickyWorkspace()
        let opener = AttachmentOpener()
        #expect(throws: AttachmentOpeningError.unableToOpenAttachment) {
            try opener.openAttachment(file: self.missing, with: workspace)
        }
        try "found".write(to: missing, atomically: true, encoding: .utf8)
        #expect(throws: Never.self) {
            try opener.openAttachment(file: self.missing, with: workspace)
        }
        workspace.refusesEverything = true
        #expect(throws: AttachmentOpeningError.unableToOpenAttachment) {
            try opener.openAttachment(file: self.invoice, with: workspace)
        }
        #expect(workspace.log == [missing, missing, invoice].map(\.absoluteString))

        let other = PickyWorkspace()
        try opener.openAttachment(file: invoice, with: other)
        #expect(other.log == [invoice.absoluteString])
        #expect(workspace.log.count == 3)
    }
}
