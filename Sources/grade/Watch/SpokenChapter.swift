import Foundation
import WorkbookCommandLine
import WorkbookMarkdown
import WorkbookModel
import WorkbookReporting

/// A chapter that is read aloud section by section, because a listener can't look for the place to go on.
struct SpokenChapter {
    private let chapter: MarkdownDocument
    private let context: CommandContext

    /// Reads the chapter of a lesson; `nil` if it has too few sections, or can't be read, which showing it reports.
    init?(of lesson: Lesson?, _ context: CommandContext) {
        guard let lesson, let chapter = try? MarkdownDocument(contentsOf: lesson.chapter),
            chapter.mainTitles.count > 2
        else { return nil }
        self.chapter = chapter
        self.context = context
    }

    /// Asks for sections until the listener goes back.
    ///
    /// - Parameter show: Shows the section with these words in its title; without words, the whole chapter.
    func read(_ show: ([String]) async -> Void) async {
        context.console.write(["Sections: \(chapter.mainTitles.joined(separator: "; "))."])
        var next: String?
        while true {
            if let next { context.console.write(["", "Next section: \(next)."]) }
            context.console.output.write(
                next == nil
                    ? "\nWords of a section's title, or all, then Return (Return alone goes back): "
                    : "Return reads it; or words of another title, all, or q: ")
            // The end of the input doesn't count as Return.
            guard let line = context.input.readLine() else { return }
            let typed = line.trimmingCharacters(in: .whitespaces)
            let words = typed.isEmpty ? next ?? "q" : typed
            if Input.isLeaving(words) { return }
            if words == "all" { return await show([]) }
            guard let title = chapter.title(containing: words) else {
                context.console.writeError(["No section has \"\(words)\" in its title."])
                continue
            }
            await show(words.split(separator: " ").map(String.init))
            next = chapter.title(after: title)
        }
    }
}
