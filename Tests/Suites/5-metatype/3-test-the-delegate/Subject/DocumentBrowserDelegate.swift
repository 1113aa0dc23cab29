import Foundation
import StandInUI

/// Presents a screen with the document that the user picked.
///
/// The planted variant selects the behavior, which keeps or breaks the delegate's promises.
final class DocumentBrowserDelegate: DocumentBrowserViewControllerDelegate {
    /// The class of the documents that the delegate creates.
    var documentClass: TextDocument.Type {
        get { way.told(assignedClass) }
        set { assignedClass = newValue }
    }

    private var assignedClass: TextDocument.Type
    @Concealed private var way: any WayOfAnswering

    init() {
        let way: any WayOfAnswering =
            switch PlantedVariant.current {
            case .original: Original()
            case .localConstants: LocalConstants()
            case .screenSubclass: ScreenSubclass()
            case .lastUrl: LastURL()
            case .hardCodedClass: HardCodedClass()
            case .otherDefault: OtherDefault()
            case .classKept: ClassKept()
            case .presentsForNothing: PresentsForNothing()
            case .makesForNothing: MakesForNothing()
            case .notFullScreen: NotFullScreen()
            case .opensEagerly: OpensEagerly()
            case .onePerUrl: OnePerURL()
            case .madeTwice: MadeTwice()
            case .neverAssigned: NeverAssigned()
            case .documentKept: DocumentKept()
            case .sameFileKept: SameFileKept()
            case .savesEagerly: SavesEagerly()
            case .closesEagerly: ClosesEagerly()
            case .otherShown: OtherShown()
            case .lastPickAgain: LastPickAgain()
            case .screenKept: ScreenKept()
            case .sameFileScreenKept: SameFileScreenKept()
            case .neverPresented: NeverPresented()
            case .otherScreen: OtherScreen()
            case .scrambled: Scrambled()
            }
        self.way = way
        assignedClass = way.defaultClass
    }

    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL]) {
        way.answer(on: controller, to: documentURLs, with: assignedClass)
    }
}

/// How a delegate responds to a pick, with default implementations that are correct.
@MainActor protocol WayOfAnswering: AnyObject {
    var defaultClass: TextDocument.Type { get }
    func told(_ assignedClass: TextDocument.Type) -> TextDocument.Type
    var style: ViewController.ModalPresentationStyle { get }
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type)
    func chosen(_ files: [URL]) -> URL?
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument?
    func screen() -> DocumentViewController
}

extension WayOfAnswering {
    var defaultClass: TextDocument.Type { TextDocument.self }

    func told(_ assignedClass: TextDocument.Type) -> TextDocument.Type { assignedClass }

    var style: ViewController.ModalPresentationStyle { .fullScreen }

    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        guard let file = chosen(files) else { return }
        show(document(for: file, of: documentClass), on: host)
    }

    func chosen(_ files: [URL]) -> URL? { files.first }

    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        documentClass.init(fileURL: file)
    }

    func screen() -> DocumentViewController { DocumentViewController() }

    func show(_ document: TextDocument?, on host: ViewController) {
        let screen = screen()
        screen.document = document
        screen.modalPresentationStyle = style
        host.present(screen, animated: true)
    }
}
