// ROW 11: ends the process before the first check
// VERDICT: stopped
// SAYS: your code ended the whole process here
import Foundation

@_used @_section(".init_array") let early: @convention(c) () -> Void = { exit(0) }

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
