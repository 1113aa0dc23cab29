// ROW 11: ends the process before the first check
// VERDICT: stopped
// SAYS: `@_` starts an attribute that is meant for the compiler's own use
import Foundation

@_used @_section(".init_array") let early: @convention(c) () -> Void = { exit(0) }

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
