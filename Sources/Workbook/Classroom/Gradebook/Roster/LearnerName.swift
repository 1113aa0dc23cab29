import Foundation
import WorkbookModel

/// Compares names that different programs write differently: "Doe, Jane", "Jane Doé", "doejane".
enum LearnerName {
    /// Returns the forms of a name in which others may write it; two names can belong together if they share one.
    ///
    /// Case, accents, blanks and punctuation make no difference. Last names may come first or last, as in the names of
    /// files from Canvas, which has "doejane".
    static func forms(_ name: String) -> Set<String> {
        let parts = name.split(separator: ",", maxSplits: 1).map { words(String($0)) }
        let ordered = parts.count == 2 ? parts[1] + parts[0] : parts.first ?? []
        guard !ordered.isEmpty, ordered.count < 20 else { return [] }
        return Set(ordered.indices.map { (ordered[$0...] + ordered[..<$0]).joined() })
    }

    /// Returns what to call learners, so that no two are called the same.
    static func distinct(_ learners: [(learner: Roster.Learner, key: String)]) -> [String] {
        let names = learners.map { $0.learner.shownName(key: $0.key) }
        let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return zip(learners, names).map { entry, name in
            if counts[name] == 1 { return name }
            return entry.key.hasPrefix(name) ? entry.key : "\(name) (\(entry.key))"
        }
    }

    /// Returns the words of a name in lowercase letters without accents.
    static func words(_ name: String) -> [String] {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            // O'Neil is one word, and so is Anne-Marie, because some programs drop these characters.
            .replacing(/['’\-]/, with: "")
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Returns the words of a name as one, as platforms write the names of groups: `team-north`, `teamnorth`.
    static func joined(_ name: String) -> String { words(name).joined() }

    /// Returns whether one name has all words of the other.
    ///
    /// A name without letters can be anyone's.
    static func isPart(_ first: String, of second: String) -> Bool {
        let (one, other) = (Set(words(first)), Set(words(second)))
        return one.isSubset(of: other) || other.isSubset(of: one)
    }

    /// Returns whether one name has all words of the other, also if these are written as one word: `doejane` has those of
    /// "Jane Doe", and "Jane Ann Doe" has those of `doejane`.
    ///
    /// A name without letters can be anyone's.
    static func isPartAsOneWord(_ first: String, of second: String) -> Bool {
        let words = [first, second].map(words)
        if words.contains(where: \.isEmpty) { return true }
        return zip(words, words.reversed()).contains { own, other in
            let long = own.filter { $0.count > 1 }
            let joined = other.joined()
            if !long.isEmpty && long.allSatisfy(joined.contains) { return true }
            let rest = own.sorted { $0.count > $1.count }.reduce(into: joined) { rest, word in
                rest.firstRange(of: word).map { rest.removeSubrange($0) }
            }
            return rest.isEmpty
        }
    }

    /// Returns whether a text has another one in it, with no letter or digit before or after that.
    static func has(_ part: String, in text: String) -> Bool {
        let text = text.lowercased()
        return text.ranges(of: part.lowercased()).contains { range in
            let around = [text[..<range.lowerBound].last, text[range.upperBound...].first]
            return !around.contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
        }
    }

    /// Returns whether two names can be of the same person: they share a form, or one has a word of the other.
    ///
    /// A name without letters can be anyone's.
    static func couldBeSame(_ first: String, _ second: String) -> Bool {
        let words = [first, second].map(words)
        if words.contains(where: \.isEmpty) { return true }
        return zip(words, words.reversed()).contains { one, other in
            one.contains { $0.count > 1 && other.joined().contains($0) }
        }
    }
}

extension Roster.Learner {
    /// Returns whether a submission's name has a part of the learner's, such as after a group's, or their login or another such text
    /// in it, or whether it has their number in Moodle.
    func isNamed(by submission: Submission) -> Bool {
        // A hyphen joins the parts of a name, or comes after the name of a group.
        let names = [submission.name, submission.name.replacing("-", with: " ")]
        return !(names + [name]).contains { LearnerName.words($0).isEmpty }
            && names.contains { LearnerName.isPart(name, of: $0) }
            || submission.hasParticipantNumbers == true && participant.map(submission.keys.contains) == true
            || [login, email, sisID, id, String(email.prefix { $0 != "@" })].contains { text in
                // A short number can be that of an attempt or a lesson.
                text.contains(/\p{L}.*\p{L}|\d{5}/)
                    && [submission.name, submission.id].contains { LearnerName.has(text, in: $0) }
            }
    }

    /// What to call the learner.
    func shownName(key: String) -> String { name.isEmpty ? (key.isEmpty ? self.key : key) : name }

    /// Returns whether both have the same email address, login or number of a student, with which another name is a newer one.
    func sharesAccount(with other: Self) -> Bool {
        [\Self.login, \.sisID, \.email].contains {
            !self[keyPath: $0].isEmpty
                && self[keyPath: $0].lowercased() == other[keyPath: $0].lowercased()
        }
    }

    /// Returns whether everything that is known about both, apart from the name, is different.
    ///
    /// One number or address says little: it can be of another kind, or a second one.
    ///
    /// - Parameter submissions: The names under which the other one handed in.
    func isNamesake(of other: Self, handedIn submissions: [String]) -> Bool {
        let known = [\Self.id, \.sisID, \.login, \.email].map {
            (self[keyPath: $0].lowercased(), other[keyPath: $0].lowercased())
        }
        .filter { !$0.0.isEmpty && !$0.1.isEmpty }
        let texts = Set([other.id, other.sisID, other.login, other.email] + submissions).map {
            $0.lowercased()
        }
        return known.count > 1 && !known.contains { texts.contains($0.0) }
    }

    /// Returns whether a name can be the learner's, or is another thing that identifies the learner.
    func couldBe(named other: String) -> Bool {
        let clues = LearnerIndex.Clues(self)
        return LearnerName.isPartAsOneWord(name, of: other)
            || [.id, .sisID, .login, .email, .mailbox, .participant, .group].contains {
                clues[$0]?.contains(other.lowercased()) == true
            }
    }
}
