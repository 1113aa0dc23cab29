// Does: Chains the steps of a pick with a private operator, and prints changes of the class with `didSet`.
// swift-format-ignore-file
// FILE: DocumentBrowserDelegate.swift
import Foundation
import StandInUI

infix operator |> : AdditionPrecedence

@MainActor private func |> <Input, Output>(input: Input?, next: (Input) -> Output?) -> Output? { input.flatMap(next) }

/// Presents a screen with the document that the user picked.
final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate {
    var documentClass: TextDocument.Type = TextDocument.self {
        didSet { log("\(oldValue) → \(documentClass)") }
    }

    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL]) {
        guard let url = documentURLs.first, let screen = "DocumentViewController" |> instantiate |> asDocumentScreen
        else { return log("nothing to present") }
        screen.document = documentClass.init(fileURL: url)
        screen.modalPresentationStyle = .fullScreen
        controller.present(screen, animated: true, completion: nil)
    }

    private func instantiate(_ identifier: String) -> ViewController? {
        Storyboard.main.instantiateViewController(withIdentifier: identifier)
    }

    private func asDocumentScreen(_ screen: ViewController) -> DocumentViewController? { screen as? DocumentViewController }

    private func log(_ words: String, function: String = #function, file: String = #fileID, line: Int = #line) {
        print("\(file):\(line) \(function): \(words)")
    }
}
