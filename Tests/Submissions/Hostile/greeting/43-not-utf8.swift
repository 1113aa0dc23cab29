// ROW 43: prints bytes that are no text
// VERDICT: failed
// SAYS: Ada is greeted by her name
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        FileHandle.standardOutput.write(Data([0xFF, 0xFE, 0x00, 0x80]))

        return "Hello"
    }
}
