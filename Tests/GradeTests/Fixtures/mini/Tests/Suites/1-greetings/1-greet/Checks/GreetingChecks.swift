import Testing

@testable import Greeting

@Suite struct GreetingChecks {
    @Test("Ada is greeted by her name")
    func ada() { expect(Greeting().text(for: "Ada"), equals: "Hello, Ada", "the text for Ada") }

    @Test("Bo is greeted by his name")
    func bo() { expect(Greeting().text(for: "Bo"), equals: "Hello, Bo", "the text for Bo") }

    @Test("All known names are greeted")
    func all() {
        for name in knownNames {
            expect(Greeting().text(for: name), equals: "Hello, \(name)", "the text for \(name)")
        }
    }
}
