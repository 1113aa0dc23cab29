import Foundation
import StandInUI

/// Correct: in the order of the lesson.
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

/// Correct: the document is made first, and the screen is told at last.
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

/// Correct: the screen is of a subclass, and has a title.
final class ScreenSubclass: WayOfAnswering {
    final class TitledScreen: DocumentViewController {
        override var document: TextDocument? {
            didSet { navigationItem.title = document?.title }
        }
    }

    func screen() -> DocumentViewController { TitledScreen() }
}
