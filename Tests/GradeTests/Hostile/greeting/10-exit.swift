// ROW 10: takes the place of a function of the system
// VERDICT: flagged
// SAYS: takes the place of one that belongs to somebody else
@_cdecl("getrandom_of_somebody") func replacement() -> Int32 { 0 }

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
