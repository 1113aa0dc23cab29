import Foundation

/// Made-up names for learners, such as "amber heron 42", that stay the same as long as the class's secret does.
///
/// They replace names, ids and the names of files. What learners wrote into their files stays as it is, and can still say
/// who they are.
package struct Pseudonyms: Sendable, Equatable {
    /// The random number that the names are made from.
    ///
    /// Anyone who has it and a list of the class can find out who is who.
    package struct Secret: Sendable, Equatable {
        fileprivate let words: (UInt64, UInt64)

        /// Creates a random secret.
        package init(using generator: inout some RandomNumberGenerator) {
            words = (.random(in: 0 ... .max, using: &generator), .random(in: 0 ... .max, using: &generator))
        }

        /// Creates a secret from the text of a file; `nil` if it isn't one.
        package init?(_ text: String) {
            let digits = text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard digits.utf8.count == 32, digits.allSatisfy({ "0123456789abcdef".contains($0) }),
                let first = UInt64(digits.prefix(16), radix: 16),
                let second = UInt64(digits.suffix(16), radix: 16)
            else { return nil }
            words = (first, second)
        }

        /// The secret as the text of a file.
        package var text: String {
            [words.0, words.1].map { word in
                let digits = String(word, radix: 16)
                return String(repeating: "0", count: 16 - digits.count) + digits
            }.joined() + "\n"
        }

        package static func == (first: Secret, second: Secret) -> Bool { first.words == second.words }
    }

    /// The made-up name of each row of a gradebook, by its key.
    private var names: [String: String] = [:]
    /// The made-up name of each submission, by its id.
    private var submissions: [String: String] = [:]
    /// What must not be shown, the longest texts first, with the name to show instead.
    private var replacements: [(text: String, name: String)] = []

    /// Makes names for everyone in a gradebook.
    package init(for gradebook: Gradebook, secret: Secret) {
        var taken: Set<String> = []
        // The order decides who gets a name that two would get.
        for row in gradebook.rows.sorted(by: { $0.key < $1.key }) {
            var attempt = 0
            var name = Self.name(of: row.key, attempt, secret)
            while !taken.insert(name).inserted {
                attempt += 1
                name = Self.name(of: row.key, attempt, secret)
            }
            names[row.key] = name
            // A group's submission has the name of its first learner.
            for (number, id) in row.submissions.enumerated() where submissions[id] == nil {
                submissions[id] = number == 0 ? name : "\(name) (\(number + 1))"
            }
            let learner = row.learner
            let texts =
                [row.key, learner.name, learner.email, learner.login, learner.sisID] + row.submissions
            replacements += texts.filter { $0.count > 2 }.map { ($0, name) }
        }
        replacements.sort { ($1.text.count, $0.text, $0.name) < ($0.text.count, $1.text, $1.name) }
    }

    package static func == (first: Pseudonyms, second: Pseudonyms) -> Bool {
        first.names == second.names && first.submissions == second.submissions
    }

    /// Returns the name of a row of the gradebook.
    package func name(ofRow key: String) -> String { names[key] ?? "somebody" }

    /// Returns the name of the learner of a submission; of a group's submission, that of its first learner.
    package func name(ofSubmission id: String) -> String { submissions[id] ?? "somebody" }

    /// Returns a text in which names, ids and names of files are replaced where they stand as whole words.
    func redacted(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        var isWordStart = true
        while let character = rest.first {
            let found = isWordStart ? replacements.first { Self.starts(rest, with: $0.text) } : nil
            result += found?.name ?? String(character)
            rest = rest.dropFirst(found?.text.count ?? 1)
            isWordStart = found != nil || !Self.isInWord(character)
        }
        return result
    }

    private static func starts(_ text: Substring, with word: String) -> Bool {
        text.hasPrefix(word) && text.dropFirst(word.count).first.map(isInWord) != true
    }

    private static func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private static func name(of key: String, _ attempt: Int, _ secret: Secret) -> String {
        let hash = SipHash.hash(Array(key.utf8) + [UInt8(truncatingIfNeeded: attempt)], key: secret.words)
        let color = colors[Int(hash % UInt64(colors.count))]
        let bird = birds[Int(hash >> 16 % UInt64(birds.count))]
        return "\(color) \(bird) \(10 + hash >> 40 % 90)"
    }

    private static let colors = [
        "amber", "azure", "beige", "blue", "bronze", "cobalt", "copper", "coral", "cream", "cyan", "ebony",
        "emerald",
        "golden", "green", "indigo", "ivory", "jade", "lilac", "lime", "magenta", "mint", "ochre", "olive",
        "orange",
        "pearl", "purple", "ruby", "scarlet", "silver", "teal", "turquoise", "violet",
    ]

    private static let birds = [
        "avocet", "bittern", "bunting", "crane", "curlew", "dipper", "dove", "dunlin", "eider", "falcon",
        "finch",
        "gannet", "grebe", "gull", "harrier", "hawk", "heron", "hoopoe", "ibis", "jay", "kestrel",
        "kingfisher",
        "kite", "lapwing", "lark", "linnet", "martin", "merlin", "osprey", "ouzel", "owl", "petrel", "pipit",
        "plover", "puffin", "quail", "raven", "redstart", "robin", "sandpiper", "skylark", "snipe", "sparrow",
        "starling", "stilt", "stork", "swallow", "swan", "swift", "tern", "thrush", "wagtail", "warbler",
        "wren",
    ]
}
