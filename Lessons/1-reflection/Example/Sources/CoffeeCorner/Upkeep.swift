/// Tracks what a coffee machine needs, and reports what is missing.
struct Upkeep {
    private(set) var beans = 40
    private(set) var cupsSinceCleaning = 0

    var complaint: String? {
        if beans < 8 { return "no beans" }
        return cupsSinceCleaning == 3 ? "clean me" : nil
    }

    mutating func recordCup() {
        beans -= 8
        cupsSinceCleaning += 1
    }
}

/// The same coffee machine, with its rules moved into a struct.
final class RefittedCoffeeMachine {
    private var upkeep = Upkeep()

    /// Makes a cup of coffee, and returns whether it succeeded.
    func brew() -> Bool {
        if upkeep.complaint != nil { return false }
        upkeep.recordCup()
        return true
    }
}
