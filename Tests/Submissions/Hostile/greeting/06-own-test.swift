// ROW 6: brings a passing test of its own
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
import Testing

struct Greeting {
    func text(for name: String) -> String { "Hello" }
}

@Suite struct GreetingChecks {
    @Test("Ada is greeted by her name") func ada() {}
    @Test("Bo is greeted by his name") func bo() {}
    @Test("All known names are greeted") func all() {}
}
