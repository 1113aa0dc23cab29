import WorkbookModel
import WorkbookPages
import WorkbookReporting

// What a person should look at: each fact once, under the submission that it is about.

extension ClassPage {
    /// What a person should know about a submission.
    struct Note: Equatable {
        /// The submission.
        var submission: ClassSubmission
        /// The exercises without a grade, because a file that may be the answer can't be graded.
        var ungraded: [String]
        /// What is known, a sentence each.
        var sentences: [String]

        /// The exercises without a grade, in a few words; `nil` if there are none.
        var lead: String? {
            if ungraded.isEmpty { return nil }
            return submission.result.submission.isUsable
                ? "no grade for \(Format.list(ungraded)):" : "nothing could be graded:"
        }
    }

    /// The notes on submissions, in the order of their learners' names.
    var notes: [Note] {
        let order = learners.flatMap(\.row.submissions)
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        return list.submissions.compactMap(note).sorted {
            (places[$0.submission.id] ?? 0, $0.submission.id) < (
                places[$1.submission.id] ?? 0, $1.submission.id
            )
        }
    }

    private func note(on submission: ClassSubmission) -> Note? {
        let lost = submission.open.filter { $0.state == .unusable }
        let ungraded = lost.map(\.exercise.id.description)
        // If nothing can be graded, that explains the rest.
        let problems = submission.problems.filter { $0.isFatal || submission.result.submission.isUsable }
        let warnings = remarks?.warnings.filter {
            $0.isAboutSubmission && $0.submissions.first == submission.id
        }
        let sentences =
            Self.sentences(warnings ?? [], after: submission.learners.map(\.name))
            + problems.map { problem in
                lost.contains { $0.status == .unusable(problem) } ? problem.factWithoutGrade : problem.fact
            }
        return sentences.isEmpty
            ? nil : Note(submission: submission, ungraded: ungraded, sentences: sentences)
    }

    /// Returns warnings as sentences; what is true of all members of a group is said once.
    private static func sentences(_ warnings: [GradebookWarning], after names: [String]) -> [String] {
        let outdated = warnings.compactMap { warning in
            if case .handedInAgain(_, let exercises, _) = warning { exercises } else { nil }
        }
        return warnings.reduce(into: []) { sentences, warning in
            var subject = names
            if case .handedInAgain(let learner, let exercises, _) = warning, names.contains(learner),
                outdated.count(where: { $0 == exercises }) == names.count
            {
                subject = [learner]
            }
            let words = warning.words(after: subject)
            if !sentences.contains(words) { sentences.append(words) }
        }
    }

    /// What concerns the whole class, a sentence each, with everybody's name.
    var classNotes: [String] {
        (remarks?.warnings ?? []).filter { !$0.isAboutSubmission }.map(\.allWords)
            + (remarks?.outdatedReports ?? [])
    }

    /// The section with all notes; `nil` if there are none.
    ///
    /// Nothing is folded, because the terminal promises that it is here.
    var noteSection: HTML? {
        let notes = notes
        let advice = GradebookWarning.advice(on: remarks?.warnings ?? [])
        let (lost, others) = (notes.filter { !$0.ungraded.isEmpty }, notes.filter(\.ungraded.isEmpty))
        let lists =
            [
                lost.isEmpty
                    ? nil
                    : part(
                        "Not graded", lost.map(item),
                        "Here, a file that can't be graded may be the answer. Ask for it again, or decide on the points in the policy. The learner's feedback says what to do."
                    ),
                others.isEmpty
                    ? nil
                    : part(
                        "Other notes", others.map(item), advice.isEmpty ? nil : advice.joined(separator: " ")),
                classNotes.isEmpty ? nil : part("The whole class", classNotes.map { "<li>\($0)</li>" }),
                remarks?.skipped.isEmpty == false
                    ? part("Skipped", (remarks?.skipped ?? []).map { "<li>\($0)</li>" }) : nil,
            ].compactMap(\.self)
            // Their titles have a count, which is another one.
            + (remarks?.filled ?? []).map { list in
                part(list.title, list.all.map { "<li>\($0)</li>" }, isCounted: false)
            }
        return lists.isEmpty ? nil : "\(lists)"
    }

    private func part(
        _ title: String, _ items: [HTML], _ meaning: String? = nil, isCounted: Bool = true
    ) -> HTML {
        let meaning: HTML = meaning.map { "<p class=\"faint\">\($0)</p>" } ?? ""
        let list: HTML = items.isEmpty ? "" : "<ul class=\"lines\">\(items)</ul>"
        return "<h3>\(title)\(isCounted ? " (\(items.count))" : "")</h3>\n\(meaning)\(list)\n"
    }

    private func item(_ note: Note) -> HTML {
        let lead: HTML = note.lead.map { "<strong>\($0)</strong> " } ?? ""
        // Several names, or the number of a submission.
        let isLong =
            note.submission.learners.count > 1
            || note.submission.learners.contains { $0.submissions.count > 1 }
        let colon = note.lead == nil && isLong ? ":" : ""
        return """
            <li id="\(anchor(of: note.submission.id))">\(names(note.submission))\(colon) \(lead)\
            <span class="faint">\(note.sentences.joined(separator: " "))</span></li>

            """
    }

    /// Returns the anchor of the note on a submission, whose id may have characters that no anchor can have.
    func anchor(of submission: String) -> String {
        "note-\((learners.flatMap(\.row.submissions).firstIndex(of: submission) ?? 0) + 1)"
    }
}

extension GradebookWarning {
    /// Whether it is about one learner's submissions, and not about many or a setting.
    fileprivate var isAboutSubmission: Bool {
        if case .otherTimeZone = self { false } else { !submissions.isEmpty }
    }
}
