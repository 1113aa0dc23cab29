// Exercise 5.1: Inject the type
//
// When the user picks files, the delegate creates a document that reads and writes a file on disk. A test
// needs a harmless document instead. But it can't pass one in, because the delegate creates the document only
// when the user picks a file. Change the code so that:
//
// 1. `DocumentBrowserDelegate` has a property `documentClass` of type `TextDocument.Type`, which is never
//    nil. Tests can read it and assign to it.
// 2. `DocumentBrowserDelegate()` creates a delegate whose `documentClass` is `TextDocument.self`.
// 3. For each pick, the delegate creates one new document for the first URL. Its class is the value that
//    `documentClass` has at that moment, so the delegate reads this property at every pick. Each delegate has
//    its own `documentClass`.
// 4. Tests can assign any subclass of `TextDocument`, including one with properties of its own. The delegate
//    can rely on the `init(fileURL:)` of every subclass: a subclass without this initializer doesn't compile.
// 5. Everything else stays the same. Each pick presents a new `DocumentViewController`, which covers the
//    whole screen and receives the document. The delegate doesn't open, read, close or save the document. If
//    there is no URL, it creates no document, and what is presented doesn't change. A `TextDocument` still
//    has the same title and text, and reads and writes the same contents.
//
// You can change this file and `TextDocument.swift`. The screen is in `DocumentViewController.swift`.

import Foundation
import StandInUI

/// Presents a screen with the document that the user picked.
final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate {
    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL]) {
        guard let sourceURL = documentURLs.first else { return }
        let screen = Storyboard.main.instantiateViewController(withIdentifier: "DocumentViewController")
        guard let documentViewController = screen as? DocumentViewController else { return }
        documentViewController.document = TextDocument(fileURL: sourceURL)
        documentViewController.modalPresentationStyle = .fullScreen

        controller.present(documentViewController, animated: true)
    }
}
