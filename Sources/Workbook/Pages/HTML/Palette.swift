import Foundation
import WorkbookReporting

/// The colors of a page, in one of the two schemes that a browser can ask for.
///
/// They are values instead of a style sheet, so that a test can compute the contrast of every text.
struct Palette: Sendable, Equatable {
    /// A color such as `#1d2129`.
    struct Color: Sendable, Equatable {
        var red: Int
        var green: Int
        var blue: Int

        /// Creates a color from a number such as `0x1d2129`.
        init(_ value: Int) {
            (red, green, blue) = (value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
        }

        /// The color as style sheets write it.
        var css: String {
            "#"
                + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }

        /// The relative luminance, as the accessibility guidelines (WCAG 2) define it.
        private var luminance: Double {
            func linear(_ part: Int) -> Double {
                let value = Double(part) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }

        /// Returns the contrast of two colors, from 1 to 21; text needs 4.5.
        static func contrast(_ first: Color, _ second: Color) -> Double {
            let (dark, light) = (
                min(first.luminance, second.luminance), max(first.luminance, second.luminance)
            )
            return (light + 0.05) / (dark + 0.05)
        }
    }

    /// The background of the page.
    var page: Color
    /// The background of a group.
    var card: Color
    /// Lines around groups.
    var line: Color
    /// Text.
    var text: Color
    /// Less important text.
    var faint: Color
    /// What passed, and its background.
    var good: Color
    var goodTint: Color
    /// What did not pass, and its background.
    var bad: Color
    var badTint: Color
    /// What a person should look at, and its background.
    var flag: Color
    var flagTint: Color

    /// Dark on light.
    static let light = Palette(
        page: Color(0xF6F5F1), card: Color(0xFFFFFF), line: Color(0xDEDBD3), text: Color(0x1D2129),
        faint: Color(0x5A606B), good: Color(0x17693A), goodTint: Color(0xDDF1E3), bad: Color(0xA8261B),
        badTint: Color(0xFBE5E1), flag: Color(0x7A4E00), flagTint: Color(0xFBEFD2))

    /// Light on dark.
    static let dark = Palette(
        page: Color(0x14161B), card: Color(0x1D2027), line: Color(0x363B46), text: Color(0xE9EAED),
        faint: Color(0xA6ADB9), good: Color(0x74D69A), goodTint: Color(0x17382A), bad: Color(0xFF9C90),
        badTint: Color(0x45221F), flag: Color(0xF2C35B), flagTint: Color(0x3E3115))

    /// Every pair of a text color and its background.
    var texts: [(name: String, text: Color, ground: Color)] {
        [
            ("text on page", text, page), ("text on card", text, card), ("faint on page", faint, page),
            ("faint on card", faint, card), ("good on page", good, page), ("good on card", good, card),
            ("good on tint", good, goodTint), ("bad on page", bad, page), ("bad on card", bad, card),
            ("bad on tint", bad, badTint), ("flag on card", flag, card), ("flag on tint", flag, flagTint),
        ]
    }

    /// The colors as declarations of a style sheet.
    var css: String {
        [
            ("page", page), ("card", card), ("line", line), ("text", text), ("faint", faint), ("good", good),
            ("good-tint", goodTint), ("bad", bad), ("bad-tint", badTint), ("flag", flag),
            ("flag-tint", flagTint),
        ].map { "--\($0.0): \($0.1.css);" }.joined(separator: " ")
    }
}
