import Foundation
import WorkbookSystem

/// A `variants.json`: the correct subjects that a learner's tests must accept, and those with one planted
/// bug.
package struct Variants: Sendable, Equatable, Decodable {
    /// One implementation of the subject.
    package struct Variant: Sendable, Hashable, Decodable {
        /// The id in kebab case, which selects the variant at run time.
        package var id: String
        /// The behavior that distinguishes it, such as "two trackers share one flag".
        package var name: String
        /// How often the tests run with it in one process; once if it is `nil`.
        package var repeats: Int?
        /// How many processes run the tests side by side with it; none if it is `nil`.
        ///
        /// One correct variant may have it. Then every test must also pass next to the others, in any order.
        package var parallel: Int?
    }

    /// The version of the format that this tool reads.
    static let format = 1
    /// The format of the file.
    static let fileFormat = JSONFormat(
        version: format,
        .object(["format", "scrambled", "alone"], ["correct": variants, "bugs": variants]))
    private static let variants = JSONFormat.Keys.list(.object(["id", "name", "repeats", "parallel"]))

    /// The version of the file's format.
    package var format: Int
    /// The correct variants.
    package var correct: [Variant]
    /// The variants with one fault each.
    package var bugs: [Variant]
    /// The id of a variant whose observable behavior is wrong in every respect.
    package var scrambled: String
    /// Whether each test must also pass when it runs alone.
    package var alone: Bool?

    /// The correct variant with which every test must pass next to the others, if the exercise asks for it.
    package var together: Variant? { correct.first { $0.parallel != nil } }

    /// The ids of all variants.
    package var ids: [String] { correct.map(\.id) + bugs.map(\.id) + [scrambled] }

    /// Reads the file of the exercise that a part belongs to.
    ///
    /// - Throws: ``MalformedFile``.
    package static func load(for part: ExercisePart) throws -> Variants {
        let file = part.folders.variants
        let variants = try JSONFile.decode(Variants.self, at: file, as: fileFormat)
        func fail(_ key: String, _ expected: String, _ found: String) throws {
            throw MalformedFile(file: file, keyPath: key, expected: expected, found: found)
        }
        if variants.correct.count < 2 {
            try fail("correct", "at least two", "a list of \(variants.correct.count)")
        }
        if variants.bugs.isEmpty { try fail("bugs", "at least one", "an empty list") }
        let places =
            variants.correct.indices.map { "correct[\($0)]." } + variants.bugs.indices.map { "bugs[\($0)]." }
        for (place, variant) in zip(places, variants.correct + variants.bugs) {
            for (key, count) in [("repeats", variant.repeats), ("parallel", variant.parallel)] {
                guard let count, !(1...1000).contains(count) else { continue }
                try fail(place + key, "1 to 1000", "\(count)")
            }
        }
        let parallel = zip(places, variants.correct + variants.bugs).filter { $1.parallel != nil }
        if let more = parallel.first(where: { $0.0.hasPrefix("bugs") }) ?? parallel.dropFirst().first {
            try fail("\(more.0)parallel", "this key at one correct variant only", "it at \"\(more.1.id)\"")
        }
        let keys = places.map { $0 + "id" } + ["scrambled"]
        for (key, id) in zip(keys, variants.ids)
        where id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) == nil {
            try fail(key, "lowercase words joined by hyphens", "\"\(id)\"")
        }
        for (index, id) in variants.ids.enumerated() where variants.ids[..<index].contains(id) {
            try fail(keys[index], "an id that no other variant has", "\"\(id)\"")
        }
        return variants
    }
}
