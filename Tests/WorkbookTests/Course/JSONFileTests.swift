import Foundation
import Testing

@testable import Workbook

@Suite(.temporaryFolder) struct JSONFileTests {
    let folder = TemporaryFolder.current

    @Test("A file that is not there is told as such")
    func missing() {
        let file = folder("none.json")
        #expect(throws: MalformedFile(file: file, keyPath: "", expected: "a readable file", found: "none")) {
            try JSONFile.decode([String].self, at: file)
        }
    }

    @Test("Files are written sorted, indented, without escaped slashes and with a closing line end")
    func encode() throws {
        let text = String(decoding: try JSONFile.encode(["b": "x/y", "a": "ä"]), as: UTF8.self)
        #expect(
            text == """
                {
                  "a" : "ä",
                  "b" : "x/y"
                }

                """)
    }
}
