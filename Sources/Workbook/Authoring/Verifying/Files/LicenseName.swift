/// Finds misspelled identifiers in the license of a course.
enum LicenseName {
    /// The identifiers of the SPDX list that courses use most.
    private static let common = [
        "MIT", "ISC", "Unlicense", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "CC-BY-4.0",
        "CC-BY-SA-4.0", "CC-BY-NC-4.0", "CC-BY-ND-4.0", "CC-BY-NC-SA-4.0", "CC-BY-NC-ND-4.0",
        "GPL-3.0-only", "GPL-3.0-or-later", "LGPL-3.0-only", "LGPL-3.0-or-later", "AGPL-3.0-only",
        "AGPL-3.0-or-later",
    ]

    /// Returns the identifier of the list from which a license differs in one letter; `nil` if it is none or may be another one.
    static func meant(by license: String) -> (found: String, meant: String)? {
        for word in license.split(whereSeparator: { " ()".contains($0) }).map(String.init)
        where !common.contains(word) {
            // Versions differ in digits, and are licenses of their own.
            let near = common.first {
                $0.filter(\.isNumber) == word.filter(\.isNumber) && isOneEdit(from: word, to: $0)
            }
            if let near { return (word, near) }
        }
        return nil
    }

    /// Whether one letter was added, left out or replaced, or two were swapped.
    private static func isOneEdit(from first: String, to second: String) -> Bool {
        let (a, b) = (Array(first), Array(second))
        let start = zip(a, b).prefix { $0 == $1 }.count
        let (restA, restB) = (a[start...], b[start...])
        return restA.dropFirst() == restB || restA == restB.dropFirst()
            || restA.dropFirst() == restB.dropFirst()
            || restA.count > 1 && restA.dropFirst(2) == restB.dropFirst(2)
                && restA.prefix(2).reversed() == Array(restB.prefix(2))
    }
}
