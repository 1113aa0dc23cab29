// ROW 10: takes the place of a function of the test library
// VERDICT: flagged
// SAYS: the symbol `$swt_somebody_elses_function` replaces a symbol that belongs to other code
@_silgen_name("swt_somebody_elses_function") func replacement() {}

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
