import TestSupport
import Testing

@testable import WorkbookPages
@testable import WorkbookReporting

struct PaletteTests {
    @Test("Every text has enough contrast with its background", arguments: [Palette.light, .dark])
    func contrast(palette: Palette) {
        for (name, text, ground) in palette.texts {
            #expect(Palette.Color.contrast(text, ground) >= 4.5, "\(name)")
        }
    }

    @Test("Contrast is computed as in the accessibility guidelines")
    func formula() {
        expectEqual(Palette.Color.contrast(.init(0x000000), .init(0xFFFFFF)), 21)
        // A well-known example that just passes.
        let gray = Palette.Color.contrast(.init(0x767676), .init(0xFFFFFF))
        #expect((4.54...4.55).contains(gray))
        expectEqual(Palette.Color(0x0A1B2C).css, "#0a1b2c")
    }
}
