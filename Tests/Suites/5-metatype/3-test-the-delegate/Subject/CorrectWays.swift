import Foundation
import StandInUI

/// Correct: does everything in the same order as the delegate in 5.1.
final class Original: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        guard let file = files.first else { return }
        let screen = Storyboard.main.instantiateViewController(withIdentifier: "DocumentViewController")
        guard let documentViewController = screen as? DocumentViewController else { return }
        documentViewController.document = documentClass.init(fileURL: file)
        documentViewController.modalPresentationStyle = .fullScreen
        host.present(documentViewController, animated: true)
    }
}

/// Correct: creates the document first, and configures the screen last.
final class LocalConstants: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        let chosenClass = documentClass
        for file in files.prefix(1) {
            let document = chosenClass.init(fileURL: file)
            let screen = DocumentViewController()
            host.present(screen, animated: false) {
                screen.modalPresentationStyle = .fullScreen
                screen.document = document
            }
        }
    }
}

/// Correct: presents a subclass of the screen, with a title.
final class ScreenSubclass: WayOfAnswering {
    final class TitledScreen: DocumentViewController {
        override var document: TextDocument? {
            didSet { navigationItem.title = document?.title }
        }
    }

    func screen() -> DocumentViewController { TitledScreen() }
}
