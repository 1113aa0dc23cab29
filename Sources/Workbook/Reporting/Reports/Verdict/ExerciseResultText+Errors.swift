import Foundation
import WorkbookModel

extension ExerciseResultText {
    /// The most compiler errors to show: later ones often follow from the first.
    private static let mostErrors = 3

    func errors(_ verdict: Verdict) -> [ResultBlock] {
        // Without the errors in the learner's files, those in files that use them often disappear.
        let own = verdict.diagnostics.filter { $0.origin == .learner }
        let all = own.isEmpty ? verdict.diagnostics : own
        // What the compiler can't infer follows from a name that it can't find.
        let lacksName = all.first?.message.hasPrefix("cannot find") ?? false
        let shown = all.filter { !(lacksName && $0.message.hasPrefix("cannot infer")) }
        var blocks = shown.first.map { self.first($0, verdict) } ?? []
        // The same words at another place say nothing new.
        var shownWords = Set(shown.prefix(1).map { $0.advice ?? $0.words })
        var rest = shown.count - 1
        for diagnostic in shown.dropFirst() where shownWords.count < Self.mostErrors {
            let words = diagnostic.advice ?? diagnostic.words
            guard shownWords.insert(words).inserted else { continue }
            rest -= 1
            blocks.append(.words("\("Also: ", .faint)\(Excerpt.middle(words, to: Self.longestMessage))"))
            if let place = diagnostic.place { blocks.append(block(place, nil, depth: 0)) }
        }
        if rest > 0 {
            let text =
                "and \(rest) more error\(rest == 1 ? "" : "s"). Fix the first one, because that often fixes others"
            blocks.append(.words("\(text, .faint)"))
        }
        return blocks + (own.isEmpty ? file(verdict) : [])
    }

    private func first(_ diagnostic: Diagnostic, _ verdict: Verdict) -> [ResultBlock] {
        let words = Excerpt.middle(diagnostic.words, to: Self.longestMessage)
        var blocks: [ResultBlock] = [.words("\(diagnostic.advice ?? words)")]
        if let place = diagnostic.place { blocks.append(block(place, verdict.quote, depth: 0)) }
        if diagnostic.advice != nil {
            blocks.append(.words("\("The compiler says: ", .faint)\(words)"))
        }
        return blocks
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
