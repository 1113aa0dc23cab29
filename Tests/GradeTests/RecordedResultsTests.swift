import Testing

@testable import WorkbookCommandLine

struct RecordedResultsTests {
    @Test("No argument or environment variable makes the program use recorded results")
    func live() {
        let context = CommandContext.live(["lesson", "1"], holder: TerminalHolder())
        #expect(context.results == nil)
    }
}
