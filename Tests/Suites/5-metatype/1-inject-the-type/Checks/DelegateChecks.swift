import Foundation
import StandInUI
import Testing

@testable import DocumentBrowsing

/// A document that has a number, and that records the calls of its methods.
class TestDocument: TextDocument {
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
final class SecondDocument: TextDocument {
    var marks: [String] = []
}

/// A class of documents that only one check assigns.
final class ThirdDocument: TextDocument {}

@MainActor @Suite("A pick shows a document of the assigned class", .serialized) struct DelegateChecks {
    let letter = URL(fileURLWithPath: "/nowhere/letter.txt")
    let list = URL(fileURLWithPath: "/nowhere/list.txt")
    let poem = URL(fileURLWithPath: "/nowhere/poem.txt")
    let song = URL(fileURLWithPath: "/nowhere/song.txt")

    init() {
        TestDocument.made = []
    }

    func shown(
        _ delegate: DocumentBrowserDelegate, _ files: [URL], on host: ViewController = ViewController()
    ) throws -> DocumentViewController {
        delegate.documentBrowser(host, didPickDocumentsAt: files)
        return try #require(
            host.presentedViewController as? DocumentViewController,
            "a pick of \(files.count == 1 ? "one file" : "\(files.count) files") should present a DocumentViewController, but it presented \(isGone(host.presentedViewController) ? "nothing" : "something else")"
        )
    }

    /// Describes the class of a document in words.
    func className(_ document: TextDocument?) -> String {
        guard let document else { return "no document" }
        let names: [(TextDocument.Type, String)] = [
            (TextDocument.self, "TextDocument"), (TestDocument.self, "the first class that was assigned"),
            (SecondDocument.self, "the second class that was assigned"),
        ]
        let known = names.first { same(ObjectIdentifier($0.0), ObjectIdentifier(type(of: document))) }
        return known?.1 ?? "another class"
    }

    /// Describes a file in words.
    func name(_ file: URL?) -> String {
        guard let file else { return "no document" }
        return [letter: "letter.txt", list: "list.txt", poem: "poem.txt", song: "song.txt"][file] ?? file.path
    }

    /// Describes several files in words.
    func names(_ files: [URL]) -> String {
        files.isEmpty ? "none" : files.map { name($0) }.joined(separator: ", ")
    }

    @Test("A pick of a file presents a DocumentViewController that has a document")
    func presents() throws {
        let screens = try [
            shown(DocumentBrowserDelegate(), [letter]), shown(DocumentBrowserDelegate(), [list, letter]),
        ]
        for (screen, pick) in zip(screens, ["one file", "two files"]) where isGone(screen.document) {
            fail("the screen after a pick of \(pick) has no document")
        }
    }

    @Test("A new delegate's documentClass is TextDocument.self, and it creates a TextDocument")
    func defaultClass() throws {
        let delegate = DocumentBrowserDelegate()
        let documentClass: TextDocument.Type? = delegate.documentClass
        if let documentClass {
            expect(
                same(ObjectIdentifier(documentClass), ObjectIdentifier(TextDocument.self))
                    ? "TextDocument.self" : "another class",
                equals: "TextDocument.self", "documentClass of a new delegate")
        }
        expect(
            className(try shown(delegate, [letter]).document), equals: "TextDocument",
            "the class of the document, for a new delegate")
    }

    @Test("The document has the class that was assigned to documentClass")
    func assignedClass() throws {
        for files in [[letter], [list, letter, poem]] {
            let pick = files.count == 1 ? "one file" : "three files"
            let delegate = DocumentBrowserDelegate()
            delegate.documentClass = TestDocument.self
            expect(
                className(try shown(delegate, files).document), equals: "the first class that was assigned",
                "the class of the document after a pick of \(pick)")
        }
        let file = try temporaryFile("letter.txt", text: "Dear Ada")
        defer { removeFolder(of: file) }
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = TestDocument.self
        expect(
            className(try shown(delegate, [file]).document), equals: "the first class that was assigned",
            "the class of the document for a file that exists on disk")
    }

    @Test("The document is for the first file of the pick")
    func firstOfThree() throws {
        for files in [[letter], [list, letter, poem]] {
            let pick = "a pick of \(names(files))"
            let newDelegate = DocumentBrowserDelegate()
            expect(
                name(try shown(newDelegate, files).document?.fileURL), equals: name(files[0]),
                "the file of the document for \(pick)")
            let delegate = DocumentBrowserDelegate()
            delegate.documentClass = TestDocument.self
            expect(
                name(try shown(delegate, files).document?.fileURL), equals: name(files[0]),
                "the file of the document for \(pick), after a class was assigned")
        }
    }

    @Test("Each pick creates only one document")
    func onlyOne() throws {
        for files in [[letter], [list, letter, poem]] {
            let before = TestDocument.made.count
            let delegate = DocumentBrowserDelegate()
            delegate.documentClass = TestDocument.self
            _ = try shown(delegate, files)
            let made = TestDocument.made.dropFirst(before)
            if made.isEmpty { notJudged() }
            if !made.dropFirst().isEmpty {
                fail("a pick of \(names(files)) created \(made.count) documents: for \(names(Array(made)))")
            }
        }
    }

    @Test("The delegate reads documentClass at every pick")
    func classChanges() throws {
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = TestDocument.self
        let host = ViewController()
        let documents = try [letter, list].map { try shown(delegate, [$0], on: host).document }
        guard documents[0] is TestDocument else { return notJudged() }
        expect(
            className(documents[1]), equals: "the first class that was assigned",
            "the class of the document of the second pick")
        delegate.documentClass = SecondDocument.self
        expect(
            className(try shown(delegate, [poem], on: host).document),
            equals: "the second class that was assigned",
            "the class of the document after another class was assigned")
        let again = try shown(delegate, [letter], on: host).document
        if documents.contains(where: { identical($0, again) }) {
            // Another check reports a document that is shown again.
            notJudged()
        } else {
            expect(
                className(again), equals: "the second class that was assigned",
                "the class of the document when letter.txt is picked again, after another class was assigned")
        }
        delegate.documentClass = TextDocument.self
        expect(
            className(try shown(delegate, [song], on: host).document), equals: "TextDocument",
            "the class of the document after TextDocument.self was assigned")
    }

    @Test("Every pick creates a new document, even for the same file")
    func sameFileAgain() throws {
        let hosts = [ViewController(), ViewController()]
        let sameName = URL(fileURLWithPath: "/nowhere/else/letter.txt")
        let withDots = try #require(URL(string: "file:///nowhere/else/../letter.txt"))
        let picks = [letter, sameName, letter, letter, withDots]
        for assigned in [TestDocument.self, TextDocument.self] {
            let delegate = DocumentBrowserDelegate()
            delegate.documentClass = assigned
            let documents = try picks.enumerated().map { place, file in
                try shown(delegate, [file], on: hosts[place % 2]).document
            }
            let inWords = documents.enumerated().map { place, document in
                let earlier = documents.prefix(place).firstIndex { identical($0, document) }
                return earlier.map { "the document of pick \($0 + 1)" } ?? "a new document"
            }
            let old = inWords.enumerated().filter { !same($0.element, "a new document") }
            for (place, words) in old {
                fail("pick \(place + 1) of five picks of files called letter.txt shows \(words)")
            }
            if !old.isEmpty { return }
        }
    }

    @Test("Every pick presents a new screen")
    func newScreens() throws {
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = TestDocument.self
        let hosts = [ViewController(), ViewController()]
        let screens = try [letter, list, letter, letter].enumerated().map { place, file in
            try shown(delegate, [file], on: hosts[place % 2])
        }
        for place in 1...3 {
            if let earlier = screens.prefix(place).firstIndex(where: { identical($0, screens[place]) }) {
                fail("pick \(place + 1) of four picks presents the screen of pick \(earlier + 1)")
            }
        }
    }

    @Test("Each delegate has its own documentClass")
    func ownClass() throws {
        let usual = className(try shown(DocumentBrowserDelegate(), [letter]).document)
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = ThirdDocument.self
        let isUsed = try shown(delegate, [list]).document is ThirdDocument
        let other = DocumentBrowserDelegate()
        if try shown(other, [poem]).document is ThirdDocument {
            fail("a second, new delegate creates documents of the class that was assigned to the first one")
        } else {
            expect(
                className(try shown(other, [song]).document), equals: usual,
                "the class of the document of a second, new delegate")
        }
        if isUsed, !(try shown(delegate, [poem]).document is ThirdDocument) {
            fail(
                "the first delegate no longer uses the class that was assigned to it, after a second one was created"
            )
        }
        other.documentClass = SecondDocument.self
        if !isUsed { return notJudged() }
        if !(try shown(delegate, [song]).document is ThirdDocument) {
            fail(
                "the first delegate no longer uses the class that was assigned to it, after a class was assigned to a second one"
            )
        }
    }

    @Test("Every screen covers the whole screen")
    func fullScreen() throws {
        let delegate = DocumentBrowserDelegate()
        let host = ViewController()
        for (number, files) in [[letter], [list, letter], [poem]].enumerated() {
            if same(number, 2) { delegate.documentClass = TestDocument.self }
            let style = try shown(delegate, files, on: host).modalPresentationStyle
            if !same(style, .fullScreen) {
                fail("the modalPresentationStyle of the screen of pick \(number + 1) isn't .fullScreen")
            }
        }
    }

    @Test("The delegate doesn't open, read, close or save the document, or load the screen's view")
    func notOpened() throws {
        let file = try temporaryFile("letter.txt", text: "Dear Ada")
        defer { removeFolder(of: file) }
        let newDelegate = DocumentBrowserDelegate()
        let usual = try shown(newDelegate, [file]).document
        if isGone(usual) { notJudged() }
        expect(
            usual?.text ?? "", equals: "",
            "the text of a TextDocument that was picked, before its screen opens it")
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = TestDocument.self
        let screen = try shown(delegate, [file])
        if screen.isViewLoaded {
            fail("the screen's view is already loaded after the pick, so the screen has opened the document")
        }
        guard let calls = (screen.document as? TestDocument)?.calls else { return notJudged() }
        if !calls.isEmpty {
            fail("the delegate called these methods of the document: \(calls.joined(separator: ", "))")
        }
    }

    @Test("For an empty list, the delegate creates and presents nothing")
    func noFile() throws {
        let delegate = DocumentBrowserDelegate()
        delegate.documentClass = TestDocument.self
        let host = ViewController()
        delegate.documentBrowser(host, didPickDocumentsAt: [])
        if !isGone(host.presentedViewController) { fail("a screen is presented after a pick of no files") }
        expect(
            names(TestDocument.made), equals: "none", "the documents that were created for a pick of no files"
        )
        let screen = try shown(delegate, [letter], on: host)
        let made = TestDocument.made.count
        delegate.documentBrowser(host, didPickDocumentsAt: [])
        if isGone(host.presentedViewController) {
            fail("the screen for letter.txt is gone after a pick of no files")
        } else if !identical(host.presentedViewController, screen) {
            fail("another screen replaced the screen for letter.txt after a pick of no files")
        }
        expect(
            names(Array(TestDocument.made.dropFirst(made))), equals: "none",
            "the documents that were created for a pick of no files, after a pick of letter.txt")
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
        expect(
            answer ?? false, equals: true, "what open's completion handler received for a file that was saved"
        )
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
        if same(documents[0].title, documents[1].title) {
            fail("the documents for letter and list have the same title, \"\(documents[0].title)\"")
        }
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
extension ObjectIdentifier: ComparableBySuite {}
extension ViewController.ModalPresentationStyle: ComparableBySuite {}
