import Foundation

/// A command on a day.
struct Command {
    private let request: Request
    private let today: Today

    init(_ words: [String], on today: Today) { (request, self.today) = (Request(words, on: today), today) }

    private static let list = File.stored("library.json")

    /// The files that it may have to read.
    var files: [File] {
        switch request {
        case .answer: []
        case .show, .add, .read: [Self.list]
        case .importing(let path): [Self.list, .named(path)]
        case .remind: [Self.list, .stored("outbox/\(today.name).eml")]
        }
    }

    /// Returns what the program does.
    ///
    /// - Parameter contents: What is in the files that can be read.
    func effects(contents: [File: Data?]) -> [Effect] {
        let stored = contents[Self.list] ?? nil
        switch request {
        case .answer(let answer): return answer.effects
        case .show:
            return open(stored) { Answer(ListScreen($0, on: today).text).effects }
        case .add(let book): return change(stored) { $0.answer(adding: book, on: today) }
        case .read(let number, let page):
            return change(stored) { $0.answer(reading: number, to: page, on: today) }
        case .importing(let path):
            guard let data = contents[.named(path)] ?? nil, let text = String(data: data, encoding: .utf8)
            else {
                return Answer.error("\(path) can't be read.").effects
            }
            return change(stored) { $0.answer(importing: text, on: today) }
        case .remind:
            return open(stored) { library in
                guard let mail = ReminderMailer(about: library, on: today),
                    (contents[.stored(mail.name)] ?? nil) == nil
                else { return Answer("No reminder needed.").effects }
                return [
                    .write(
                        mail.text, to: .stored(mail.name), then: Answer("Wrote \(mail.name).").effects,
                        otherwise: Answer.error("The mail could not be written.").effects)
                ]
            }
        }
    }

    private func open(_ stored: Data?, _ body: (Library) -> [Effect]) -> [Effect] {
        guard let stored else { return body(Library()) }
        if let library = try? Library(stored: stored) { return body(library) }
        // Keep the broken file, so that someone can repair it.
        return [
            .move(Self.list, to: .stored("library-broken.json")),
            .print("The list was damaged. It's now in library-broken.json, and a new one begins."),
        ] + body(Library())
    }

    private func change(_ stored: Data?, _ body: (inout Library) -> Answer) -> [Effect] {
        open(stored) { old in
            var library = old
            let answer = body(&library)
            if library == old { return answer.effects }
            return [
                .write(
                    library.stored, to: Self.list, then: answer.effects,
                    otherwise: [.print("The list could not be saved.")] + answer.effects)
            ]
        }
    }
}

extension Answer {
    var effects: [Effect] { [.print(text), .exit(code)] }
}
