// ROW 10: takes the place of a function of the system
// VERDICT: flagged
// SAYS: the symbol `getrandom_of_somebody` replaces a symbol that belongs to other code
@_cdecl("getrandom_of_somebody") func replacement() -> Int32 { 0 }

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
