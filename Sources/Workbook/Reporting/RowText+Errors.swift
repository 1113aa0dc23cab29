import Foundation
import WorkbookModel

extension RowText {
    /// So many of the compiler's errors are told: later ones are often the echo of the first.
    private static let mostErrors = 3

    func addErrors(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        // Once the learner's own errors are gone, those of the files that use it often are, too.
        let own = verdict.diagnostics.filter { $0.origin == .learner }
        let shown = own.isEmpty ? verdict.diagnostics : own
        if let first = shown.first { addFirst(first, verdict, indent, to: &page) }
        // The same words at other places say nothing new.
        var told = Set(shown.prefix(1).map(\.message))
        var rest = shown.count - 1
        for diagnostic in shown.dropFirst() where told.count < Self.mostErrors {
            guard told.insert(diagnostic.message).inserted else { continue }
            rest -= 1
            let place = diagnostic.place.map { [Span($0.text, .path), Span(": ")] } ?? []
            let text = Excerpt.middle(diagnostic.words, to: Self.longestMessage)
            let start = page.margin(for: (diagnostic.place?.text.count ?? 0) + 1, indent: indent)
            page.paragraph([pad(start)] + place + [Span(text)], indent: indent + 2)
        }
        if rest > 0 {
            let text =
                "and \(rest) more error\(rest == 1 ? "" : "s"); mend the first one, and others may go with it"
            page.paragraph([pad(indent), Span(text, .faint)], indent: indent)
        }
        if own.isEmpty { addFile(verdict, indent, to: &page) }
    }

    private func addFirst(_ diagnostic: Diagnostic, _ verdict: Verdict, _ indent: Int, to page: inout Layout)
    {
        let words = Excerpt.middle(diagnostic.words, to: Self.longestMessage)
        page.paragraph([pad(indent), Span(diagnostic.advice ?? words)], indent: indent)
        if let place = diagnostic.place { addPlace(place, verdict.quote, indent, to: &page) }
        if diagnostic.advice != nil {
            page.paragraph([pad(indent), Span("The compiler says: ", .faint), Span(words)], indent: indent)
        }
    }
}

extension Diagnostic {
    /// The compiler's words without the label that it puts behind some of them.
    fileprivate var words: String {
        guard message.hasSuffix("]"), let label = message.range(of: " [#", options: .backwards) else {
            return message
        }
        return String(message[..<label.lowerBound])
    }
}
