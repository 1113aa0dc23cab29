import Foundation
import StandInUI
import Testing

@MainActor struct StandInUITests {
    private final class Screen: ViewController {
        var loads = 0
        let label = Label()

        override func loadView() {
            view = View()
            view.addSubview(label)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            loads += 1
        }
    }

    @Test("Adding a view to another view removes it from its old superview")
    func subviews() {
        let (first, second, label) = (View(), View(), Label())
        first.addSubview(label)
        second.addSubview(label)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews.count == 1 && second.subviews[0] === label)
        #expect(label.superview === second)
        label.removeFromSuperview()
        #expect(label.superview == nil)
    }

    @Test("Actions run in order, for their event only, and not while the control is disabled")
    func actions() {
        let button = Button()
        var log: [String] = []
        button.addAction(for: .touchUpInside) { log.append("first") }
        button.addAction(for: .touchUpInside) { log.append("second") }
        button.addAction(for: .valueChanged) { log.append("value") }
        button.sendActions(for: .touchUpInside)
        #expect(log == ["first", "second"])
        button.isEnabled = false
        button.sendActions(for: .valueChanged)
        #expect(log == ["first", "second"])
    }

    @Test("A view is loaded once, on first access")
    func loading() {
        let screen = Screen()
        #expect(!screen.isViewLoaded)
        #expect(screen.loads == 0)
        #expect(screen.view.subviews.first === screen.label)
        screen.loadViewIfNeeded()
        #expect(screen.loads == 1)
        #expect(screen.isViewLoaded)
    }

    @Test("A document reads and writes its file, and closing it before it was opened writes nothing")
    func documents() throws {
        let folder = URL.temporaryDirectory.appending(path: "StandInUI-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "note.txt")
        let note = Note(fileURL: file)
        var answers: [Bool] = []
        note.open { answers.append($0) }
        note.close { answers.append($0) }
        #expect(answers == [false, false])
        note.text = "first"
        note.save(to: file, for: .forCreating) { answers.append($0) }
        note.save(to: file, for: .forCreating) { answers.append($0) }
        #expect(answers == [false, false, true, false])
        let reader = Note(fileURL: file)
        reader.open { answers.append($0) }
        #expect(reader.text == "first")
        reader.text = "second"
        reader.close { answers.append($0) }
        #expect(answers == [false, false, true, false, true, true])
        #expect(try String(contentsOf: file, encoding: .utf8) == "second")
    }

    private final class Note: Document {
        var text = ""

        override func load(fromContents contents: Data) throws {
            text = String(decoding: contents, as: UTF8.self)
        }

        override func contents() throws -> Data { Data(text.utf8) }
    }

    @Test("A presented screen is kept until it is dismissed")
    func presenting() {
        let (host, guest) = (ViewController(), ViewController())
        var isDone = false
        host.present(guest, animated: false) { isDone = true }
        #expect(host.presentedViewController === guest)
        #expect(isDone)
        host.dismiss(animated: false)
        #expect(host.presentedViewController == nil)
    }

    @Test("A storyboard makes a new controller each time, and none for an unknown identifier")
    func storyboard() {
        let storyboard = Storyboard(["screen": { Screen() }])
        let first = storyboard.instantiateViewController(withIdentifier: "screen")
        let second = storyboard.instantiateViewController(withIdentifier: "screen")
        #expect(first is Screen && first !== second)
        #expect(storyboard.instantiateViewController(withIdentifier: "other") == nil)
    }

    @Test("A workspace opens files that exist")
    func workspace() {
        let missing = URL(filePath: "/no/such/file")
        #expect(!Workspace.shared.open(missing))
        let here = URL(filePath: #filePath)
        #expect(Workspace.shared.open(here))
        #expect(Workspace.shared.openedFiles.last == here)
    }
}
