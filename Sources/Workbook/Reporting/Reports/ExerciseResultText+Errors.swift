import Foundation
import WorkbookModel

extension ExerciseResultText {
    /// The most compiler errors to show: later ones often follow from the first.
    private static let mostErrors = 3

    func addErrors(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        // Without the errors in the learner's files, those in files that use them often disappear.
        let own = verdict.diagnostics.filter { $0.origin == .learner }
        let shown = own.isEmpty ? verdict.diagnostics : own
        if let first = shown.first { addFirst(first, verdict, indent, to: &page) }
        // The same message at another place says nothing new.
        var shownMessages = Set(shown.prefix(1).map(\.message))
        var rest = shown.count - 1
        for diagnostic in shown.dropFirst() where shownMessages.count < Self.mostErrors {
            guard shownMessages.insert(diagnostic.message).inserted else { continue }
            rest -= 1
            page.paragraph("\(Excerpt.middle(diagnostic.words, to: Self.longestMessage))", at: indent)
            if let place = diagnostic.place { addArrow(to: course.shown(place).text, indent, to: &page) }
        }
        if rest > 0 {
            let text =
                "and \(rest) more error\(rest == 1 ? "" : "s"). Fix the first one, because that often fixes others"
            page.paragraph("\(text, .faint)", at: indent)
        }
        if own.isEmpty { addFile(verdict, indent, to: &page) }
    }

    private func addFirst(_ diagnostic: Diagnostic, _ verdict: Verdict, _ indent: Int, to page: inout Layout)
    {
        let words = Excerpt.middle(diagnostic.words, to: Self.longestMessage)
        page.paragraph("\(diagnostic.advice ?? words)", at: indent)
        if let place = diagnostic.place { addPlace(place, verdict.quote, indent, to: &page) }
        if diagnostic.advice != nil {
            page.paragraph("\("The compiler says: ", .faint)\(words)", at: indent)
        }
    }
}

extension Diagnostic {
    /// The compiler's message without the label that some messages end with.
    fileprivate var words: String {
        guard message.hasSuffix("]"), let label = message.range(of: " [#", options: .backwards) else {
            return message
        }
        return String(message[..<label.lowerBound])
    }
}
