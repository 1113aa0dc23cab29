/// What a coffee machine needs, and what it says when it does not get it.
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

/// The coffee machine again, with its rules in a value.
final class RefittedCoffeeMachine {
    private var upkeep = Upkeep()

    /// Makes a cup, and tells whether one came.
    func brew() -> Bool {
        if upkeep.complaint != nil { return false }
        upkeep.recordCup()
        return true
    }
}
