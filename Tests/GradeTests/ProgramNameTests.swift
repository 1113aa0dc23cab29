import Foundation
import TestSupport
import Testing

@testable import WorkbookCommandLine

struct ProgramNameTests {
    @Test(
        "Printed commands call the tool in a way that works in the folder where they were printed",
        arguments: [
            ("grade", "/home/ada", "grade"), ("/usr/local/bin/grade", "/home/ada/book", "grade"),
            (".build/debug/grade", "/home/ada/book", "swift run grade"),
            ("/home/ada/book/.build/debug/grade-class", "/home/ada/book/Lessons/3", "swift run grade"),
            ("/home/ada/book/.build/debug/grade-class", "/home/ada", "/home/ada/book/.build/x/debug/grade"),
            ("../book/.build/debug/grade", "/home/ada/bookshelf", "/home/ada/book/.build/x/debug/grade"),
        ])
    func name(path: String, folder: String, expected: String) {
        expectEqual(
            CommandContext.program(
                called: path, in: URL(filePath: folder),
                tool: URL(filePath: "/home/ada/book/.build/x/debug/grade-class")), expected)
    }
}
