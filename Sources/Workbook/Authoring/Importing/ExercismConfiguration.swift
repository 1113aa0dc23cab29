/// The keys of a track's `config.json` that an import needs.
///
/// Source: exercism/docs, building/config-json.
struct ExercismConfiguration: Decodable {
    /// An exercise in the list of the track.
    struct Entry: Decodable, Equatable {
        var slug: String
        var name: String
        /// From 1 to 10; concept exercises have none.
        var difficulty: Int?
        /// Such as `beta` or `deprecated`; most exercises have none.
        var status: String?

        /// The difficulty, within the bounds; an exercise without one is easy.
        var level: Int { min(max(difficulty ?? 1, 1), 10) }
    }

    /// The lists of exercises.
    struct Exercises: Decodable {
        var concept: [Entry]?
        var practice: [Entry]?
        /// The keys of what isn't imported, and misspelled ones.
        var otherKeys: [String]

        private struct Key: CodingKey {
            let stringValue: String
            let intValue: Int? = nil

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            concept = try container.decodeIfPresent([Entry].self, forKey: Key(stringValue: "concept"))
            practice = try container.decodeIfPresent([Entry].self, forKey: Key(stringValue: "practice"))
            otherKeys = container.allKeys.map(\.stringValue).filter { !["concept", "practice"].contains($0) }
        }
    }

    var language: String
    var exercises: Exercises
}

/// The keys of an exercise's `.meta/config.json` that an import needs.
///
/// Source: exercism/docs, building/tracks/practice-exercises and concept-exercises.
struct ExercismExerciseConfiguration: Decodable {
    /// The paths of the exercise's files.
    struct Files: Decodable {
        var solution: [String]
        var test: [String]
        var editor: [String]?
        var example: [String]?
        var exemplar: [String]?
    }

    var authors: [String]?
    var files: Files
}
