import Foundation

/// Makes names that strangers chose safe to show and to store.
package enum HarmlessText {
    /// Whether a character could control a terminal, break a line or change the order of letters.
    package static func isRisky(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// Returns a text for one line: normalized (NFC), without risky characters, and not too long.
    package static func line(_ text: String, limit: Int = 160) -> String {
        let bounded = text.precomposedStringWithCanonicalMapping.unicodeScalars.prefix(limit * 4)
        let clean = String(String.UnicodeScalarView(bounded.map { isRisky($0) ? "\u{FFFD}" : $0 }))
        return clean.count > limit ? clean.prefix(limit - 1) + "…" : clean
    }

    /// Returns a name for files and folders on every file system: letters, digits, blanks and a few signs.
    ///
    /// Nothing in it means anything to a shell, to a URL or to Swift's package manager.
    package static func fileName(_ text: String) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: " -_.,+@"))
        var name = ""
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
            let addition = allowed.contains(scalar) ? String(scalar) : "_"
            guard name.utf8.count + addition.utf8.count <= 160 else { break }
            name += addition
        }
        // A name that starts with a hyphen looks like an option, and one that starts with a period is hidden.
        name = name.trimmingCharacters(in: CharacterSet(charactersIn: " ."))
        if name.hasPrefix("-") { name = "_" + name.dropFirst() }
        return name.isEmpty ? "submission" : name
    }

    /// Returns what two names have in common that a file system might not tell apart.
    package static func key(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.folding(options: .caseInsensitive, locale: nil)
            .precomposedStringWithCanonicalMapping
    }
}
