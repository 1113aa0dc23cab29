import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

final class OpenerSpy: URLOpener {
    enum Event: Equatable { case asked(URL) }
    private(set) var events: [Event] = []
    let answer: (URL) -> Bool
    init(answer: @escaping (URL) -> Bool) { self.answer = answer }
    func open(_ file: URL) -> Bool {
        events.append(.asked(file))
        return answer(file)
    }
}

@MainActor @Suite struct AttachmentOpenerTests {
    let file = URL(fileURLWithPath: "/letters/may.txt")
    let web = URL(string: "https://example.org/may.txt")

    @Test func opensFilesAndAddresses() throws {
        let web = try #require(web)
        let spy = OpenerSpy { _ in true }
        let opener = AttachmentOpener()
        #expect(throws: Never.self) { try opener.openAttachment(file: file, with: spy) }
        #expect(throws: Never.self) { try opener.openAttachment(file: web, with: spy) }
        #expect(spy.events == [.asked(file), .asked(web)])
    }

    @Test func refusesOnceAndForThisFileOnly() throws {
        let spy = OpenerSpy { [file] in $0 != file }
        let opener = AttachmentOpener()
        let error = #expect(throws: AttachmentOpeningError.self) {
            try opener.openAttachment(file: file, with: spy)
        }
        #expect(error == .unableToOpenAttachment)
        #expect(spy.events == [.asked(file)])
        for _ in 1...2 { try opener.openAttachment(file: try #require(web), with: spy) }
        #expect(spy.events.count == 3)
    }
}
