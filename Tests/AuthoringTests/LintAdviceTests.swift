import TestSupport
import Testing

@testable import WorkbookAuthoring

struct LintAdviceTests {
    @Test("The formatter is offered only for what it corrects; for other rules, the file that turns them off")
    func advice() {
        let stubborn = "A.swift:3:5: error: [UseSynthesizedInitializer] remove this explicit initializer"
        let layout = "A.swift:9:1: error: [Indentation] indent by 4 spaces"
        let off =
            "`swift format -i` can't correct UseSynthesizedInitializer. Change the code, or turn the rule off in .swift-format: "
            + #""rules": { "UseSynthesizedInitializer": false }"#
        let format =
            "`swift format -i --recursive Solutions` corrects the layout; .swift-format has the length of a line"
        expectEqual(LintAdvice(about: [stubborn], in: "Solutions", rules: ".swift-format").sentences, [off])
        expectEqual(LintAdvice(about: [layout], in: "Solutions", rules: ".swift-format").sentences, [format])
        expectEqual(
            LintAdvice(about: [layout, stubborn], in: "Solutions", rules: ".swift-format").sentences,
            [format, off])
        // The formatter can't correct what it can't read.
        expectEqual(
            LintAdvice(about: ["A.swift:1:1: error: what"], in: "Solutions", rules: ".swift-format")
                .sentences, [])
    }
}
