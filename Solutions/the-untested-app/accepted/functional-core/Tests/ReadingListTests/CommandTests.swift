import Foundation
import Testing

@testable import ReadingList

private let libraryFile = File.stored("library.json")

@Suite struct CommandTests {
    private func effects(_ words: String, list: String? = nil, others: [File: Data?] = [:]) -> [Effect] {
        let command = Command(words.split(separator: " ").map(String.init), on: .sample())
        var contents = others
        contents[libraryFile] = list.map { Data($0.utf8) }
        return command.effects(contents: contents)
    }

    private func list(_ books: Book...) -> String { Library(books: books).stored }

    @Test(arguments: [
        ("help", []), ("", [libraryFile]), ("add A 1", [libraryFile]), ("read 1 2", [libraryFile]),
        ("import a", [libraryFile, .named("a")]),
        ("remind", [libraryFile, .stored("outbox/2026-03-10.eml")]),
    ])
    func files(words: String, files: [File]) {
        #expect(Command(words.split(separator: " ").map(String.init), on: .sample()).files == files)
    }

    @Test func showing() {
        #expect(effects("") == [.print("Good afternoon! Nothing to read."), .exit(0)])
        let shown = effects("", list: list(.sample()))
        #expect(shown.first == .print(ListScreen(Library(books: [.sample()]), on: .sample()).text))
    }

    @Test func changing() {
        let answer: [Effect] = [.print("Added Dune, added today."), .exit(0)]
        #expect(
            effects("add Dune 100") == [
                .write(
                    list(.sample()), to: libraryFile, then: answer,
                    otherwise: [.print("The list could not be saved.")] + answer)
            ])
        let again = effects("add Dune 100", list: list(.sample()))
        #expect(again == [.print("Error: Dune is on the list already."), .exit(1)])
        guard case .write(let text, _, let then, _)? = effects("read 1 7", list: list(.sample())).first else {
            Issue.record("It isn't saved.")
            return
        }
        #expect(text.contains("\"page\" : 7"))
        #expect(then == [.print("93 pages of Dune to go."), .exit(0)])
    }

    @Test func importing() {
        let file = File.named("a")
        #expect(effects("import a") == [.print("Error: a can't be read."), .exit(1)])
        let broken = effects("import a", others: [file: Data([0xff, 0xfe, 0xff])])
        #expect(broken == [.print("Error: a can't be read."), .exit(1)])
        guard
            case .write(let text, _, let then, _)? = effects(
                "import a", others: [file: Data("Dune;100".utf8)]
            )
            .first
        else {
            Issue.record("It isn't saved.")
            return
        }
        #expect(text == list(.sample()))
        #expect(then == [.print("Added 1 book."), .exit(0)])
    }

    @Test func reminding() {
        let mail = File.stored("outbox/2026-03-10.eml")
        #expect(effects("remind") == [.print("No reminder needed."), .exit(0)])
        let due = list(.sample(due: 10))
        #expect(
            effects("remind", list: due) == [
                .write(
                    "Subject: A book is due\n\nDune is due today: 100 pages a day.\n", to: mail,
                    then: [.print("Wrote outbox/2026-03-10.eml."), .exit(0)],
                    otherwise: [.print("Error: The mail could not be written."), .exit(1)])
            ])
        let sent = effects("remind", list: due, others: [mail: Data()])
        #expect(sent == [.print("No reminder needed."), .exit(0)])
    }

    @Test func aDamagedList() {
        let damaged: [Effect] = [
            .move(libraryFile, to: .stored("library-broken.json")),
            .print("The list was damaged. It's now in library-broken.json, and a new one begins."),
        ]
        #expect(effects("", list: "{}") == damaged + effects(""))
        #expect(effects("add Dune 100", list: "{}") == damaged + effects("add Dune 100"))
        #expect(effects("help", list: "{}") == effects("help"))
    }
}
