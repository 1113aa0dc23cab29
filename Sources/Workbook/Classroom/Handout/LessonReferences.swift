import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// What the texts of a course say about its other lessons, for a handout without some of them.
///
/// Authors write references so that they can be left out: in parentheses, as in "(lesson 2)" or "(see lessons 5 to 7)", or in a
/// section whose heading names the lesson, such as "The next lesson". What can't be left out is found, and reported.
package struct LessonReferences {
    /// A reference to a lesson that is left out, in a text that learners get.
    package struct Place: Sendable, Equatable {
        /// The path of the file in the course.
        package var path: String
        /// The number of the line.
        package var line: Int
        /// The words, such as "lesson 4".
        package var words: String
    }

    /// A reference in a text.
    private struct Reference {
        var range: Range<String.Index>
        var lessons: [Int]
    }

    private let course: Course
    private let kept: Set<Int>

    /// Prepares to read the texts of a handout.
    init(of course: Course, kept lessons: [Lesson]) {
        self.course = course
        kept = Set(lessons.map(\.number))
    }

    // MARK: - Leaving references out

    /// Returns a chapter without the sections, links and parentheses that only lead to lessons that are left out.
    func chapter(_ text: String, of lesson: Lesson) -> String {
        var lines: [Substring] = []
        var isCode = false
        // The level of the heading whose section is left out.
        var level: Int?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { isCode.toggle() }
            let depth = isCode ? 0 : line.prefix { $0 == "#" }.count
            if 1...(level ?? 6) ~= depth {
                level = depth > 1 && leadsNowhere(String(line), lesson) ? depth : nil
            }
            if level == nil { lines.append(line) }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let linked = (lines.joined(separator: "\n") + "\n").replacing(/\[([^\]]*)\]\(([^()\s]+)\)/) { link in
            isLeftOut(String(link.2), from: lesson) ? String(link.1) : String(link.0)
        }
        return self.text(linked, of: lesson)
    }

    /// Returns a text without the parentheses that only lead to lessons that are left out.
    func text(_ text: String, of lesson: Lesson?) -> String {
        text.replacing(/\s*\(([^()]*)\)/) { match in
            let words = String(match.0)
            let references = references(in: words, of: lesson)
            if references.allSatisfy({ kept.isSuperset(of: $0.lessons) }) { return words }
            if references.allSatisfy({ kept.isDisjoint(with: $0.lessons) }) { return "" }
            return references.reversed().reduce(into: words) { words, reference in
                let rest = reference.lessons.filter(kept.contains)
                guard rest.count < reference.lessons.count, !rest.isEmpty else { return }
                let noun = rest.count == 1 ? "lesson" : "lessons"
                words.replaceSubrange(reference.range, with: "\(noun) \(Format.list(rest.map(String.init)))")
            }
        }
    }

    /// Returns JSON in which each text is without such parentheses.
    func json(_ json: String, of lesson: Lesson?) -> String {
        json.replacing(/"(?:[^"\\]|\\.)*"/) { text(String($0.0), of: lesson) }
    }

    /// Returns the description of the course without the choices of techniques that are left out.
    func manifest(_ manifest: CourseManifest) throws -> Data {
        var manifest = manifest
        manifest.closing?.choices?.removeAll { leadsNowhere($0.use, nil) }
        return Data(json(String(decoding: try JSONFile.encode(manifest), as: UTF8.self), of: nil).utf8)
    }

    // MARK: - Finding references

    /// Returns the references to lessons that are left out.
    func places(in text: String, of lesson: Lesson?, at path: String) -> [Place] {
        references(in: text, of: lesson).filter { !kept.isSuperset(of: $0.lessons) }.map { reference in
            let words = text[reference.range].split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return Place(
                path: path, line: text[..<reference.range.lowerBound].count { $0.isNewline } + 1, words: words
            )
        }
    }

    /// Returns whether a text names lessons, and all of them are left out.
    private func leadsNowhere(_ text: String, _ lesson: Lesson?) -> Bool {
        let references = references(in: text, of: lesson)
        return !references.isEmpty && references.allSatisfy { kept.isDisjoint(with: $0.lessons) }
    }

    private func isLeftOut(_ target: String, from lesson: Lesson) -> Bool {
        guard !target.contains("://") else { return false }
        let path = lesson.folder.appending(path: target).standardizedFileURL.path + "/"
        return course.lessons.contains { !kept.contains($0.number) && path.hasPrefix($0.folder.path + "/") }
    }

    /// Returns what a text says about lessons of the course, in order.
    private func references(in text: String, of lesson: Lesson?) -> [Reference] {
        let numbered = text.matches(
            of:
                /\b(?:[Ll]esson|[Cc]hapter|[Ee]xercise)s?[\s\/]+(\d+(?:\.\d+)?(?:(?:,|,?\s+(?:and|or|to)|–)\s*\d+(?:\.\d+)?\b)*)/
        ).map { Reference(range: $0.range, lessons: numbers(in: $0.1)) }
        let beside = text.matches(of: /\b(?:([Nn]ext)|[Pp]revious)\s+(?:lesson|chapter)\b/).map { match in
            Reference(range: match.range, lessons: neighbor(of: lesson, isNext: match.1 != nil))
        }
        return (numbered + beside).filter { !$0.lessons.isEmpty }.sorted {
            $0.range.lowerBound < $1.range.lowerBound
        }
    }

    /// Returns the lessons of the course in a list such as "2", "2 and 4.1" or "5 to 7".
    private func numbers(in list: Substring) -> [Int] {
        var numbers: [Int] = []
        var isRange = false
        for word in list.matches(of: /(\d+)(?:\.\d+)?|to|–/) {
            guard let digits = word.1 else {
                isRange = true
                continue
            }
            let number = Int(digits) ?? 0
            let first = isRange ? min(numbers.last ?? number, number) + 1 : number
            // A damaged text could name a range of any length.
            numbers += course.lessons.map(\.number).filter { min(first, number)...number ~= $0 }
            isRange = false
        }
        return numbers
    }

    private func neighbor(of lesson: Lesson?, isNext: Bool) -> [Int] {
        guard let index = course.lessons.firstIndex(where: { $0.number == lesson?.number }) else { return [] }
        let neighbor = isNext ? index + 1 : index - 1
        return course.lessons.indices.contains(neighbor) ? [course.lessons[neighbor].number] : []
    }
}
