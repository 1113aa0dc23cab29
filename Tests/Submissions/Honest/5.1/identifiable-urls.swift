// Does: Adds a retroactive conformance to `URL` and a conformance to a class of StandInUI, and uses both in a log.
// swift-format-ignore-file
// FILE: DocumentBrowserDelegate.swift
import Foundation
import StandInUI

extension URL: @retroactive Identifiable { public var id: String { absoluteString } }

extension ViewController: @MainActor CustomStringConvertible {
    public var description: String { "\(type(of: self)), \(isViewLoaded ? "loaded" : "not loaded")" }
}

/// Presents a screen with the document that the user picked.
final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate {
    /// The class of the documents that the delegate creates.
    var documentClass: TextDocument.Type = TextDocument.self

    private var history: [URL.ID: Int] = [:]

    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL]) {
        guard let first = documentURLs.first else { return }
        history[first.id, default: 0] += 1
        let screen = Storyboard.main.instantiateViewController(withIdentifier: "DocumentViewController")
        guard let screen = screen as? DocumentViewController else { return }
        (screen.document, screen.modalPresentationStyle) = (documentClass.init(fileURL: first), .fullScreen)
        controller.present(screen, animated: true) { [count = history[first.id] ?? 0] in
            print("pick \(count) of \(first.id):", screen)
        }
    }
}
