extension Character {
    /// The number of columns that the character takes on a terminal: none, one or two.
    ///
    /// Chinese, Japanese and Korean letters and most emoji take two. A few characters that join several letters, as in
    /// Devanagari, take more.
    package var columns: Int {
        if isASCII { return 1 }
        let scalars = unicodeScalars
        // Families, flags and skin tones are several scalars that terminals show as one picture.
        if let first = scalars.first?.properties,
            first.isEmojiPresentation || first.isEmoji && scalars.contains("\u{FE0F}")
        {
            return 2
        }
        return scalars.reduce(0) { $0 + $1.columns }
    }
}

extension StringProtocol {
    /// The number of columns that the text takes on a terminal.
    package var columns: Int {
        if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
        return reduce(0) { $0 + $1.columns }
    }

    /// Returns the longest beginning of the text that takes no more than a number of columns.
    package func prefix(columns: Int) -> SubSequence {
        var free = columns
        return prefix { character in
            free -= character.columns
            return free >= 0
        }
    }

    /// Returns the text, or its beginning with an ellipsis if it takes more than a number of columns.
    package func shortened(to columns: Int) -> String {
        self.columns <= columns ? String(self) : prefix(columns: Swift.max(0, columns - 1)) + "…"
    }
}

extension Unicode.Scalar {
    /// The scalars, other than emoji, that take two columns: those that Unicode's EastAsianWidth.txt lists as W or F.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]

    fileprivate var columns: Int {
        switch value {
        // The vowels and final consonants of a Korean syllable are drawn below its first consonant.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        // Terminals show a soft hyphen.
        case 0xAD: return 1
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return Unicode.Scalar.wide.contains { $0.contains(value) } ? 2 : 1
        }
    }
}
