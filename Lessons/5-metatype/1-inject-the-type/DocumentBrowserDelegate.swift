// Exercise 5.1: Inject the type
//
// When a person picks files, the delegate makes a document, and that document reads and writes on disk. Tests
// want another one, but they cannot hand it over: it is made only when the pick comes. When you are done:
//
// 1. `DocumentBrowserDelegate` has a property `documentClass`, of the type `TextDocument.Type`, which is never
//    nil. Tests can read it and assign to it.
// 2. `DocumentBrowserDelegate()` makes a delegate whose `documentClass` is `TextDocument.self`.
// 3. For a pick, the delegate makes one new document of the class that is in its `documentClass` at that
//    moment, with the first URL. It asks for the class each time, and every delegate has its own.
// 4. Every subclass of `TextDocument` can be assigned, also one with properties of its own. So it can be
//    counted on that it has an `init(fileURL:)`: a subclass without one does not compile.
// 5. All else is as before. Each pick presents a new `DocumentViewController`, which covers the whole screen and
//    gets the document. The delegate does not open, read, close or save the document. Without a URL, no
//    document is made, and what is presented stays as it is. A `TextDocument` keeps its title, its text, and
//    what it reads and writes.
//
// This file and `TextDocument.swift` are yours to change. The screen is in `DocumentViewController.swift`.

import Foundation
import StandInUI

/// Is told what a person picked, and shows it.
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
