import Foundation
import StandInUI

/// Presents a screen with the document that the user picked.
final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate {
    /// The document to show, if there already is one.
    var document: TextDocument?

    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL]) {
        guard let sourceURL = documentURLs.first else { return }
        let screen = Storyboard.main.instantiateViewController(withIdentifier: "DocumentViewController")
        guard let documentViewController = screen as? DocumentViewController else { return }
        documentViewController.document = document ?? TextDocument(fileURL: sourceURL)
        documentViewController.modalPresentationStyle = .fullScreen

        controller.present(documentViewController, animated: true)
    }
}
