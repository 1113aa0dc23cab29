import Foundation
import StandInUI
import Testing

@testable import DocumentBrowsing

/// A document that has a number, and that records the calls of its methods.
class NumberedDocument: TextDocument {
    static var made: [URL] = []

    let number: Int
    private(set) var calls: [String] = []

    required init(fileURL: URL) {
        Self.made.append(fileURL)
        number = Self.made.count
        super.init(fileURL: fileURL)
    }

    override func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        calls.append("open")
        completionHandler?(true)
    }

    override func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        calls.append("close")
        completionHandler?(true)
    }

    override func save(
        to url: URL, for operation: SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        calls.append("save")
        completionHandler?(true)
    }

    override func load(fromContents contents: Data) throws {
        calls.append("load")
    }
}

/// A different class of documents, with a property but no initializer of its own.
final class MarkedDocument: TextDocument {
    var marks: [String] = []
}

@MainActor @Suite("A pick shows a document of the assigned class", .serialized) struct DelegateChecks {
    let first = URL(fileURLWithPath: "/nowhere/letter.txt")
    let second = URL(fileURLWithPath: "/nowhere/list.txt")
    let third = URL(fileURLWithPath: "/nowhere/poem.txt")
    let fourth = URL(fileURLWithPath: "/nowhere/song.txt")

    init() {
        NumberedDocument.made = []
    }

    func shown(
        _ delegate: DocumentBrowserDelegate, _ files: [URL], on host: ViewController = ViewController()
    ) throws -> DocumentViewController {
        delegate.documentBrowser(host, didPickDocumentsAt: files)
        return try #require(
            host.presentedViewController as? DocumentViewController,
            "the screen after a pick with a file: expected a DocumentViewController, got something else"
        )
    }

    func className(_ document: TextDocument?) -> String {
        document.map { String(describing: type(of: $0)) } ?? "no document"
    }

    @Test("By default, the delegate creates a TextDocument")
    func defaultClass() throws {
        let delegate = DocumentBrowserDelegate()
        expect(
            String(describing: delegate.documentClass), equals: "TextDocument",
            "a new delegate's documentClass")
        let screen = try shown(delegate, [first])
        expect(className(screen.document), equals: "TextDocument", "the class of the document, by default")
        expect(screen.document?.fileURL, equals: first, "the fileURL of the document, by default")
    }

    @Test("The document has the assigned class, and that class's initializer has run")
    func assignedClass() throws {
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = NumberedDocument.self
        let screen = try shown(delegate, [first])
        expect(
            className(screen.document), equals: "\(NumberedDocument.self)",
            "the class of the document after documentClass = NumberedDocument.self")
        expect(screen.document?.fileURL, equals: first, "the fileURL of that document")
        expect(
            (screen.document as? NumberedDocument)?.number, equals: 1,
            "the number that the document's own initializer assigned")
        expect(
            NumberedDocument.made.count, equals: 1, "the number of documents that were created for one pick")
    }

    @Test("A pick of three files shows only the first one, in a document of the assigned class")
    func firstOfThree() throws {
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = NumberedDocument.self
        let screen = try shown(delegate, [second, first, third])
        expect(
            className(screen.document), equals: "\(NumberedDocument.self)",
            "the class of the document after a pick of three files")
        expect(
            screen.document?.fileURL, equals: second,
            "the fileURL of the document after a pick of list, letter and poem")
        expect(
            NumberedDocument.made, equals: [second],
            "the documents that were created for a pick of three files")
    }

    @Test("The delegate reads documentClass at every pick")
    func classChanges() throws {
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = NumberedDocument.self
        let host = ViewController()
        let screens = try [first, second].map { try shown(delegate, [$0], on: host) }
        expect(
            NumberedDocument.made, equals: [first, second], "the documents that were created for two picks")
        expect(
            screens.map { className($0.document) },
            equals: ["\(NumberedDocument.self)", "\(NumberedDocument.self)"],
            "the classes of the documents of two picks")
        delegate.documentClass = MarkedDocument.self
        let third = try shown(delegate, [third], on: host)
        expect(
            className(third.document), equals: "\(MarkedDocument.self)",
            "the class of the document after documentClass was assigned again")
        let again = try shown(delegate, [first], on: host)
        expect(
            className(again.document), equals: "\(MarkedDocument.self)",
            "the class of the document when the same file is picked again, after documentClass was assigned again"
        )
        delegate.documentClass = TextDocument.self
        expect(
            className(try shown(delegate, [fourth], on: host).document), equals: "TextDocument",
            "the class of the document after documentClass = TextDocument.self")
    }

    @Test("Every pick creates a new document and a new screen, even for the same file")
    func sameFileAgain() throws {
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = NumberedDocument.self
        let hosts = [ViewController(), ViewController()]
        let sameName = URL(fileURLWithPath: "/nowhere/else/letter.txt")
        let withDots = try #require(URL(string: "file:///nowhere/else/../letter.txt"))
        let picks = [first, sameName, first, first, withDots]
        let screens = try picks.enumerated().map { place, file in
            try shown(delegate, [file], on: hosts[place % 2])
        }
        expect(
            NumberedDocument.made, equals: picks,
            "the documents that were created for five picks of files called letter")
        expect(
            screens.map { ($0.document as? NumberedDocument)?.number }, equals: [1, 2, 3, 4, 5],
            "the numbers of the documents on the screens of five picks")
        expect(
            Set(screens.map { ObjectIdentifier($0) }).count, equals: 5,
            "the number of different screens after five picks")
        expect(
            screens.map(\.modalPresentationStyle),
            equals: Array(repeating: .fullScreen, count: 5),
            "the modalPresentationStyle of the screens of five picks")
    }

    @Test("Each delegate has its own documentClass")
    func ownClass() throws {
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = MarkedDocument.self
        let other = DocumentBrowserDelegate()
        expect(
            className(try shown(other, [first]).document), equals: "TextDocument",
            "the class of the document of a second, new delegate")
        expect(
            className(try shown(delegate, [first]).document), equals: "\(MarkedDocument.self)",
            "the class of the document of the delegate with the assigned class")
    }

    @Test("The screen is presented full screen, and the delegate doesn't open the document")
    func fullScreenAndClosed() throws {
        let file = try temporaryFile("letter.txt", text: "Dear Ada")
        defer { removeFolder(of: file) }
        let newDelegate = DocumentBrowserDelegate()
        expect(
            try shown(newDelegate, [file]).document?.text, equals: "",
            "the text of a TextDocument that was picked but not opened")
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = NumberedDocument.self
        let screen = try shown(delegate, [file])
        expect(screen.modalPresentationStyle, equals: .fullScreen, "the screen's modalPresentationStyle")
        expect(screen.isViewLoaded, equals: false, "whether the screen's view is already loaded")
        expect(
            className(screen.document), equals: "\(NumberedDocument.self)",
            "the class of the document for a file that exists on disk")
        expect(
            (screen.document as? NumberedDocument)?.calls, equals: [],
            "the document's methods that the delegate called")
    }

    @Test("For an empty list, the delegate creates and presents nothing")
    func noFile() throws {
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = NumberedDocument.self
        let host = ViewController()
        delegate.documentBrowser(host, didPickDocumentsAt: [])
        expect(
            isGone(host.presentedViewController), equals: true,
            "whether nothing is presented after a pick of no files")
        expect(NumberedDocument.made, equals: [], "the documents that were created for a pick of no files")
        let screen = try shown(delegate, [first], on: host)
        delegate.documentBrowser(host, didPickDocumentsAt: [])
        expect(
            identical(host.presentedViewController, screen), equals: true,
            "whether the screen for letter is still presented after a pick of letter and a pick of no files")
        expect(
            NumberedDocument.made, equals: [first],
            "the documents that were created for a pick of letter and a pick of no files")
    }
}

/// Returns the URL of a file in a new temporary folder, and writes the text to that file if there is one.
func temporaryFile(_ name: String, text: String? = nil) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    if let text { try Data(text.utf8).write(to: file) }
    return file
}

func removeFolder(of file: URL) {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
}

@MainActor @Suite("A TextDocument works as before") struct TextDocumentChecks {
    @Test("A new document has a title and no text")
    func newDocument() {
        let file = URL(fileURLWithPath: "/nowhere/letter.txt")
        let document = TextDocument(fileURL: file)
        expect(document.title, equals: "letter", "the title of a document for letter.txt")
        expect(document.text, equals: "", "the text of a new document")
        expect(document.fileURL, equals: file, "the fileURL of a new document")
        expect(
            TextDocument(fileURL: URL(fileURLWithPath: "/no.where/letter.draft.txt")).title,
            equals: "letter.draft", "the title of a document for letter.draft.txt")
    }

    @Test("A document reads what another document saved")
    func savesAndReads() throws {
        let file = try temporaryFile("letter.txt")
        defer { removeFolder(of: file) }
        let writer = TextDocument(fileURL: file)
        writer.text = "Dear Ada"
        writer.save(to: file, for: .forCreating)
        let reader = TextDocument(fileURL: file)
        var answer: Bool?
        reader.open { answer = $0 }
        expect(answer, equals: true, "what open's completion handler received for a file that was saved")
        expect(reader.text, equals: "Dear Ada", "the text after opening a file that was saved")
        let padded = "\n  Dear Ada, \n"
        writer.text = padded
        writer.save(to: file, for: .forOverwriting)
        expect(
            try String(contentsOf: file, encoding: .utf8), equals: padded,
            "the contents of the file after saving a text with whitespace at both ends")
        reader.open()
        expect(reader.text, equals: padded, "the text after opening a file with whitespace at both ends")
        writer.text = ""
        writer.save(to: file, for: .forOverwriting)
        reader.open()
        expect(
            reader.text, equals: "", "the text after opening a file that was saved again, with an empty text")
    }

    @Test("Two documents have separate titles and texts")
    func sideBySide() throws {
        let letter = try temporaryFile("letter.txt", text: "Dear Ada")
        let list = try temporaryFile("list.txt", text: "milk")
        defer { [letter, list].forEach(removeFolder) }
        let documents = [letter, list].map { TextDocument(fileURL: $0) }
        for document in documents { document.open() }
        expect(
            documents.map(\.title), equals: ["letter", "list"],
            "the titles of the documents for letter and list")
        expect(
            documents.map(\.text), equals: ["Dear Ada", "milk"],
            "the texts of the documents for letter and list after both were opened")
        documents[0].text = "Dear Alan"
        for document in documents { document.close() }
        expect(
            try [letter, list].map { try String(contentsOf: $0, encoding: .utf8) },
            equals: ["Dear Alan", "milk"],
            "the contents of the files letter and list after only the text of letter was changed and both were closed"
        )
    }
}

extension URL: ComparableBySuite {}
extension ViewController.ModalPresentationStyle: ComparableBySuite {}
