import Foundation
import StandInUI

/// Faulty: chooses the last file in the list.
final class LastURL: WayOfAnswering {
    func chosen(_ files: [URL]) -> URL? { files.last }
}

/// Faulty: ignores the assigned class.
final class HardCodedClass: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        TextDocument(fileURL: file)
    }
}

/// Faulty: uses a different class by default.
final class OtherDefault: WayOfAnswering {
    class ForgetfulDocument: TextDocument {}

    var defaultClass: TextDocument.Type { ForgetfulDocument.self }
}

/// Faulty: keeps using the class of the first pick.
final class ClassKept: WayOfAnswering {
    private var kept: TextDocument.Type?

    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let chosenClass = kept ?? documentClass
        kept = chosenClass
        return chosenClass.init(fileURL: file)
    }
}

/// Faulty: presents a screen without a document for an empty list.
final class PresentsForNothing: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        show(files.first.map { documentClass.init(fileURL: $0) }, on: host)
    }
}

/// Faulty: creates a document for an empty list, but doesn't show it.
final class MakesForNothing: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        let document = documentClass.init(fileURL: files.first ?? URL(fileURLWithPath: "/nowhere/untitled"))
        if !files.isEmpty { show(document, on: host) }
    }
}

/// Faulty: presents every screen after the first one as a sheet, so the screen below stays visible.
final class NotFullScreen: WayOfAnswering {
    private(set) var style = ViewController.ModalPresentationStyle.fullScreen

    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        guard let file = chosen(files) else { return }
        show(document(for: file, of: documentClass), on: host)
        style = .pageSheet
    }
}

/// Faulty: opens the document, although the screen will do that later.
final class OpensEagerly: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let document = documentClass.init(fileURL: file)
        document.open()
        return document
    }
}

/// Faulty: creates documents for all the files, and shows the first one.
final class OnePerURL: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        let documents = files.map { documentClass.init(fileURL: $0) }
        if let first = documents.first { show(first, on: host) }
    }
}

/// Faulty: creates one document only to read its URL, and another one to show.
final class MadeTwice: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        documentClass.init(fileURL: documentClass.init(fileURL: file).fileURL)
    }
}

/// Faulty: creates the document, but doesn't pass it to the screen.
final class NeverAssigned: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        _ = documentClass.init(fileURL: file)
        return nil
    }
}

/// Faulty: creates a document for every pick, but keeps showing the first one.
final class DocumentKept: WayOfAnswering {
    private var kept: TextDocument?

    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let document = documentClass.init(fileURL: file)
        // A document of a different class is shown, so this bug differs from keeping the class.
        if let kept, type(of: kept) == documentClass { return kept }
        kept = document
        return document
    }
}

/// Faulty: reuses the document if the same file was picked before.
final class SameFileKept: WayOfAnswering {
    private var kept: [TextDocument] = []

    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        // Only documents of the same class are reused, so this bug differs from ignoring the class.
        if let document = kept.first(where: { $0.fileURL == file && type(of: $0) == documentClass }) {
            return document
        }
        let document = documentClass.init(fileURL: file)
        kept.append(document)
        return document
    }
}

/// Faulty: saves the document.
final class SavesEagerly: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let document = documentClass.init(fileURL: file)
        // Real documents must not touch the disk.
        if documentClass != TextDocument.self { document.save(to: file, for: .forOverwriting) }
        return document
    }
}

/// Faulty: closes the document.
final class ClosesEagerly: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let document = documentClass.init(fileURL: file)
        // Real documents must not touch the disk.
        if documentClass != TextDocument.self { document.close() }
        return document
    }
}

/// Faulty: creates a document of the right class, but shows a `TextDocument`.
final class OtherShown: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let document = documentClass.init(fileURL: file)
        return documentClass == TextDocument.self ? document : TextDocument(fileURL: file)
    }
}

/// Faulty: an empty list repeats the previous pick, if there was one.
final class LastPickAgain: WayOfAnswering {
    private var lastFile: URL?

    func chosen(_ files: [URL]) -> URL? {
        lastFile = files.first ?? lastFile
        return lastFile
    }
}

/// Faulty: uses one screen for all picks.
final class ScreenKept: WayOfAnswering {
    private lazy var kept = DocumentViewController()

    func screen() -> DocumentViewController { kept }
}

/// Faulty: uses one screen for all picks of the same file.
final class SameFileScreenKept: WayOfAnswering {
    private var screens: [URL: DocumentViewController] = [:]

    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        guard let file = chosen(files) else { return }
        let screen = screens[file] ?? DocumentViewController()
        screens[file] = screen
        screen.document = documentClass.init(fileURL: file)
        screen.modalPresentationStyle = style
        host.present(screen, animated: true)
    }
}

/// Faulty: prepares the screen, but presents it on a different host.
final class NeverPresented: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        guard let file = chosen(files) else { return }
        show(documentClass.init(fileURL: file), on: ViewController())
    }
}

/// Faulty: creates the document, but presents a screen of a different class.
final class OtherScreen: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        guard let file = chosen(files) else { return }
        _ = documentClass.init(fileURL: file)
        let screen = ViewController()
        screen.modalPresentationStyle = .fullScreen
        host.present(screen, animated: true)
    }
}

/// Scrambled: presents a screen only for an empty list, and creates, opens, closes and saves extra documents.
final class Scrambled: WayOfAnswering {
    class ForgetfulDocument: TextDocument {}

    var defaultClass: TextDocument.Type { ForgetfulDocument.self }

    func told(_ assignedClass: TextDocument.Type) -> TextDocument.Type { ForgetfulDocument.self }

    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        for file in files.reversed() + [URL(fileURLWithPath: "/nowhere/untitled")] {
            let document = documentClass.init(fileURL: file)
            // Real documents must not touch the disk.
            guard documentClass != TextDocument.self else { continue }
            document.open()
            document.close()
            document.save(to: file, for: .forOverwriting)
        }
        if files.isEmpty { host.present(ViewController(), animated: true) }
    }
}
