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
        documentViewController.document = document(for: sourceURL)
        documentViewController.modalPresentationStyle = .fullScreen

        controller.present(documentViewController, animated: true)
    }

    private func document(for file: URL) -> TextDocument {
        documentClass == QuietDocument.self ? QuietDocument(fileURL: file) : TextDocument(fileURL: file)
    }
}

/// A document that ignores the contents of its file.
class QuietDocument: TextDocument {
    override func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        completionHandler?(true)
    }
}
