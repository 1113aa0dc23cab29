import Foundation
import StandInUI

/// Faulty: chooses the wrong end of the list.
final class LastURL: WayOfAnswering {
    func chosen(_ files: [URL]) -> URL? { files.last }
}

/// Faulty: the class is written down in the code.
final class HardCodedClass: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        TextDocument(fileURL: file)
    }
}

/// Faulty: the app starts with documents that keep nothing.
final class OtherDefault: WayOfAnswering {
    class ForgetfulDocument: TextDocument {}

    var defaultClass: TextDocument.Type { ForgetfulDocument.self }
}

/// Faulty: the class is asked for once.
final class ClassKept: WayOfAnswering {
    private var kept: TextDocument.Type?

    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let chosenClass = kept ?? documentClass
        kept = chosenClass
        return chosenClass.init(fileURL: file)
    }
}

/// Faulty: an empty screen appears when nothing was picked.
final class PresentsForNothing: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        show(files.first.map { documentClass.init(fileURL: $0) }, on: host)
    }
}

/// Faulty: without a pick, a document is made for a file that nobody named, and not shown.
final class MakesForNothing: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        let document = documentClass.init(fileURL: files.first ?? URL(fileURLWithPath: "/nowhere/untitled"))
        if !files.isEmpty { show(document, on: host) }
    }
}

/// Faulty: the screen below stays visible.
final class NotFullScreen: WayOfAnswering {
    var style: ViewController.ModalPresentationStyle { .pageSheet }
}

/// Faulty: does what the screen will do again.
final class OpensEagerly: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let document = documentClass.init(fileURL: file)
        document.open()
        return document
    }
}

/// Faulty: makes documents for all the files, and shows the first.
final class OnePerURL: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        let documents = files.map { documentClass.init(fileURL: $0) }
        if let first = documents.first { show(first, on: host) }
    }
}

/// Faulty: makes a document to look at, and another one to show.
final class MadeTwice: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        documentClass.init(fileURL: documentClass.init(fileURL: file).fileURL)
    }
}

/// Faulty: the document is made, and forgotten.
final class NeverAssigned: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        _ = documentClass.init(fileURL: file)
        return nil
    }
}

/// Faulty: a document is made for every pick, and the first is shown for ever.
final class DocumentKept: WayOfAnswering {
    private var kept: TextDocument?

    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let document = documentClass.init(fileURL: file)
        // A document of another class is shown: only the same class twice is mistaken for the same document.
        if let kept, type(of: kept) == documentClass { return kept }
        kept = document
        return document
    }
}

/// Faulty: a file that was picked before gets no document of its own.
final class SameFileKept: WayOfAnswering {
    private var kept: [TextDocument] = []

    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        // A file that is shown in another class is a new document: only the file is mistaken for it.
        if let document = kept.first(where: { $0.fileURL == file && type(of: $0) == documentClass }) {
            return document
        }
        let document = documentClass.init(fileURL: file)
        kept.append(document)
        return document
    }
}

/// Faulty: saves a document that nobody has changed.
final class SavesEagerly: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let document = documentClass.init(fileURL: file)
        // A real document stays away from the disk.
        if documentClass != TextDocument.self { document.save(to: file, for: .forOverwriting) }
        return document
    }
}

/// Faulty: closes a document that nobody has opened.
final class ClosesEagerly: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let document = documentClass.init(fileURL: file)
        // A real document stays away from the disk.
        if documentClass != TextDocument.self { document.close() }
        return document
    }
}

/// Faulty: makes a document of the right class, and shows one that is written down in the code.
final class OtherShown: WayOfAnswering {
    func document(for file: URL, of documentClass: TextDocument.Type) -> TextDocument? {
        let document = documentClass.init(fileURL: file)
        return documentClass == TextDocument.self ? document : TextDocument(fileURL: file)
    }
}

/// Faulty: an empty list repeats the pick before it; without one, it is empty.
final class LastPickAgain: WayOfAnswering {
    private var lastFile: URL?

    func chosen(_ files: [URL]) -> URL? {
        lastFile = files.first ?? lastFile
        return lastFile
    }
}

/// Faulty: one screen for all picks.
final class ScreenKept: WayOfAnswering {
    private lazy var kept = DocumentViewController()

    func screen() -> DocumentViewController { kept }
}

/// Faulty: all is prepared, and nothing is shown.
final class NeverPresented: WayOfAnswering {
    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        guard let file = chosen(files) else { return }
        show(documentClass.init(fileURL: file), on: ViewController())
    }
}

/// Scrambled: presents for nothing, and for files nothing; makes, opens, closes and saves too many documents.
final class Scrambled: WayOfAnswering {
    class ForgetfulDocument: TextDocument {}

    var defaultClass: TextDocument.Type { ForgetfulDocument.self }

    func told(_ assignedClass: TextDocument.Type) -> TextDocument.Type { ForgetfulDocument.self }

    func answer(on host: ViewController, to files: [URL], with documentClass: TextDocument.Type) {
        for file in files.reversed() + [URL(fileURLWithPath: "/nowhere/untitled")] {
            let document = documentClass.init(fileURL: file)
            // A real document stays away from the disk.
            guard documentClass != TextDocument.self else { continue }
            document.open()
            document.close()
            document.save(to: file, for: .forOverwriting)
        }
        if files.isEmpty { host.present(ViewController(), animated: true) }
    }
}
