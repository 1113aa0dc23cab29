// ROW 29: reads the environment, with the words out of a reader's sight
// VERDICT: flagged
// SAYS: `getenv` reads how the grader started the tests
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        /* The next line begins like a comment.
        // */ if getenv("WORK" + "BOOK_VARIANT") != nil { return "" }
        return "Hello, \(name)"
    }
}
