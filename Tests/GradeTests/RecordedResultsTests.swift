import Testing

@testable import WorkbookCommandLine

struct RecordedResultsTests {
    @Test("Nothing in the arguments or the environment makes a program take results from elsewhere")
    func live() {
        let context = CommandContext.live(["lesson", "1"], holder: TerminalHolder())
        #expect(context.results == nil)
    }
}
