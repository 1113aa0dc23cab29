import Foundation
import WorkbookModel
import WorkbookPages
import WorkbookReporting

extension SimilarityReport {
    /// Returns a page that lists the pairs of submissions, with a link to the page of each.
    ///
    /// - Parameter names: The name to show for a submission's id.
    package func html(course: Course, names: (String) -> String) -> String {
        let all = Array(zip(ranking, pageNames(names)))
        func row(_ place: Int) -> HTML {
            let (both, page) = all[place]
            let exercises = both.exercises.map(\.exercise.description).joined(separator: ", ")
            return """
                <tr><th scope="row"><a href="\(HTML.address(ofFile: page))">\(names(both.first)) and \(names(both.second))</a></th>\
                <td class="number">\(both.percentage)%</td><td class="number">\(Int(both.evidence.rounded()))</td><td class="where">\(exercises)</td></tr>
                """
        }
        let rows: [HTML] = groups.enumerated().map { place, group in
            let members = group.submissions.map(names).joined(separator: " · ")
            let head: HTML =
                group.pairs.count == 1
                ? ""
                : """
                <tr><th scope="rowgroup" colspan="4">\(Format.count(group.submissions.count, "submission")): \(members)</th></tr>
                """
            return """
                <tbody id="\(Self.anchor(of: place))"\(group.pairs.count == 1 ? "" : " class=\"group\"")>
                \(head)\(group.pairs.map(row))
                </tbody>
                """
        }
        let list: HTML =
            ranking.isEmpty
            ? "<p>No two submissions have enough in common to be listed.</p>"
            : """
            <table class="pairs"><caption class="hidden">Similar submissions</caption>
            <thead><tr><th scope="col">Submissions</th><th scope="col" class="number">In common, at most</th>\
            <th scope="col" class="number">Evidence</th>\
            <th scope="col" class="where">Exercises</th></tr></thead>
            \(rows)
            </table>
            """
        let groups: [HTML] = equal.map { group in
            "<li>\(group.exercise.description): \(group.submissions.map(names).joined(separator: " · "))</li>"
        }
        let same: HTML =
            groups.isEmpty
            ? ""
            : """
            <section class="card note"><h2>Equal files</h2>
            <p>\(Self.equalNote)</p>
            <ul>\(groups)</ul></section>
            """
        let verb = omitted == 1 ? "isn’t" : "aren’t"
        let more: HTML =
            omitted == 0
            ? ""
            : "<p class=\"faint\">\(Format.count(omitted, "more pair")) with less evidence \(verb) listed.</p>"
        let body: HTML = """
            <header>
            <h1>Similar code</h1>
            <p class="faint">\(course.title) · \(Format.count(submissions, "submission"))</p>
            </header>
            <main>
            <section class="card note">\(Self.note)</section>
            \(same)
            <section class="card">\(list)\(more)
            <p class="faint">“In common” is the largest share of the code for an exercise, as on the page of the class. \
            The list is sorted by evidence, which also grows with the length of the code: it is the number of distinctive pieces \
            that both have, over all exercises. A piece that others have too counts for less.</p></section>
            </main>
            """
        return HTMLPage(
            title: HTMLPage.title("Similar code", course.title), body: body, foot: Self.foot,
            style: Self.style
        ).source
    }

    /// Returns the names of the files for the pages of the ranking, in its order; no two are the same on any file system.
    package func pageNames(_ names: (String) -> String) -> [String] {
        var used: Set<String> = []
        return ranking.map { both in
            let base = "\(Self.fileName(names(both.first)))--\(Self.fileName(names(both.second)))"
            var (name, count) = (base, 1)
            while !used.insert(name.lowercased()).inserted {
                count += 1
                name = "\(base)-\(count)"
            }
            return name + ".html"
        }
    }

    /// Returns a name with only letters, digits, dots and hyphens of ASCII.
    private static func fileName(_ name: String) -> String {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_")) }
        let text = words.joined(separator: "-").drop { $0 == "." || $0 == "-" }.prefix(60)
        return text.isEmpty ? "submission" : String(text)
    }

    /// What similar code means, and what it doesn't.
    static let note: HTML = """
        <p><strong>Similar code is a reason to look, not a finding.</strong> It can come from working together where that is \
        allowed, from the same book, website or assistant, or from solving a small task the usual way. These pages can’t \
        say who wrote something first, or whether anyone copied. Look at the code, and talk to the learners, before you \
        conclude anything.</p>
        <p>Names, comments, the layout and the order of declarations make no difference here. Code from the starter or a \
        solution in the course was left out, and so was code that more than a third of those who handed in an exercise \
        have, if they are ten or more. What remains is compared in pieces of \
        \(SimilarityPolicy.standard.winnowing.gramLength) words and symbols.</p>
        """

    /// What equal files mean.
    static let equalNote =
        "These submissions have the same files for an exercise, byte for byte. Files that equal the starter or a solution in the course are left out. Where little has to be written, that can be chance."

    /// The text at the end of each page.
    static let foot = "Written by grade. For instructors only: this page contains learners’ code."

    /// What only these pages need.
    static let style = """
        .note p { max-width: 46rem; } .note { margin-bottom: 1rem; }
        .compared { margin-bottom: 1rem; break-inside: auto; }
        .columns { display: grid; gap: 1rem; margin-top: 0.75rem; } .columns > div { min-width: 0; }
        body:has(.columns) { max-width: 100rem; }
        .source { font-size: 0.8125rem; table-layout: fixed; margin-bottom: 0.75rem; }
        .source caption { color: var(--faint); padding: 0.25rem 0; }
        .source th, .source td { border: 0; padding: 0 0.35rem; text-align: left; vertical-align: top; line-height: 1.45; }
        .source th { text-align: right; color: var(--faint); } .source .numbers { width: 3rem; } .source .matches { width: 2.25rem; }
        .source td:last-child { white-space: normal; }
        .source code { font-family: ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
        .source .same { background: var(--flag-tint); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        .source .match { color: var(--flag); font-weight: 700; text-align: center; }
        .source .gap td { color: var(--faint); text-align: center; padding: 0.25rem; }
        .pairs th, .pairs td { text-align: left; padding: 0.3rem 0.75rem 0.3rem 0; white-space: normal; }
        .pairs .group tr + tr th { padding-left: 1.5rem; font-weight: normal; } .pairs tbody { break-inside: avoid; }
        .pairs .number { text-align: right; } .pairs a { color: inherit; }
        @media (min-width: 60rem) { .columns { grid-template-columns: 1fr 1fr; } }
        @media print { .columns { grid-template-columns: 1fr 1fr; } .source { font-size: 7pt; } .source tr { break-inside: avoid; } }
        """
}
