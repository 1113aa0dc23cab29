// ROW 7: declares functions that take what the suite's `expect` takes, and do nothing
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
import Testing

func expect(_ actual: String, equals expected: String, _ what: String) {}
func fail(_ text: String) {}

struct Greeting {
    func text(for name: String) -> String { "Hi" }
}
