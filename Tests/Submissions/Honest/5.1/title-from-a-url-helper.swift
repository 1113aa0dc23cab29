// Does: Adds a computed property to `URL` and a method to `ViewController`, and marks the class with availability.
// swift-format-ignore-file
// FILE: DocumentBrowserDelegate.swift
import Foundation
import StandInUI

extension ViewController {
    fileprivate func cover(with screen: DocumentViewController) {
        defer { present(screen, animated: true) }
        screen.modalPresentationStyle = .fullScreen
    }
}

/// Presents a screen with the document that the user picked.
@available(macOS 10.15, *)
final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate
{
    typealias DocumentClass = TextDocument.Type

    var documentClass: DocumentClass = TextDocument.self

    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL])
    {
        pick: for url in documentURLs
        {
            let exit = Storyboard.main.instantiateViewController(withIdentifier: "DocumentViewController");
            if let screen = exit as? DocumentViewController
            {
                screen.document = documentClass.init(fileURL: url);
                controller.cover(with: screen);
            }
            break pick;
        }
    }
}
// FILE: TextDocument.swift
import Foundation
import StandInUI

extension URL {
    /// The last component without its extension.
    var stem: String { deletingPathExtension().lastPathComponent }
}

/// A text document that is stored in a file.
class TextDocument: Document {
    /// The name of the file, without its extension.
    let title: String

    /// The text, which is empty until the file has been read.
    var text = String()

    required override init(fileURL: URL) {
        title = fileURL.stem
        super.init(fileURL: fileURL)
    }

    override func load(fromContents contents: Data) throws { text = String(decoding: contents, as: UTF8.self) }

    override func contents() throws -> Data { .init(text.utf8) }
}
