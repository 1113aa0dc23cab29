import Foundation
import StandInUI

/// Presents a screen with the document that the user picked.
final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate {
    /// The class of the documents that the delegate creates.
    var documentClass = TextDocument.self

    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL]) {
        guard !documentURLs.isEmpty else { return }
        let screen = Storyboard.main.instantiateViewController(withIdentifier: "DocumentViewController")
        guard let documentViewController = screen as? DocumentViewController else { return }
        let documents = documentURLs.map { documentClass.init(fileURL: $0) }
        documentViewController.document = documents.first
        documentViewController.modalPresentationStyle = .fullScreen

        controller.present(documentViewController, animated: true)
    }
}
