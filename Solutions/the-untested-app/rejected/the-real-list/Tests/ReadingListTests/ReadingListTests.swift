import Testing

@testable import ReadingList

@MainActor @Suite struct ReadingListTests {
    @Test func showsTheList() {
        #expect(ReadingListApp.run([]) == 0)
    }

    @Test func showsTheHelp() {
        #expect(ReadingListApp.run(["help"]) == 0)
    }
}
