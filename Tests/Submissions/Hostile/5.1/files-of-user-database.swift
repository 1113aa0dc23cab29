// Does: Looks up the home folders of the machine's users, because an allowed method of `UserDefaults` makes a URL of a path with a tilde and asks the user database for it.
// VERDICT: flagged
// SAYS: `UserDefaults.url(forKey:)` reads what is behind an address, and no exercise needs that
// swift-format-ignore-file
// FILE: DocumentBrowserDelegate.swift
import Foundation
import StandInUI

/// Presents a screen with the document that the user picked.
final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate {
    var documentClass: TextDocument.Type = TextDocument.self

    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL]) {
        guard let sourceURL = documentURLs.first else { return }
        let settings = UserDefaults.standard
        for user in ["", "root", "daemon", "www-data", "postgres", "user"] {
            settings.set("~\(user)/letters", forKey: "Home")
            print(user, settings.url(forKey: "Home")?.path ?? "unknown")
        }
        settings.removeObject(forKey: "Home")
        let screen = Storyboard.main.instantiateViewController(withIdentifier: "DocumentViewController")
        guard let documentViewController = screen as? DocumentViewController else { return }
        documentViewController.document = documentClass.init(fileURL: sourceURL)
        documentViewController.modalPresentationStyle = .fullScreen
        controller.present(documentViewController, animated: true)
    }
}
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
