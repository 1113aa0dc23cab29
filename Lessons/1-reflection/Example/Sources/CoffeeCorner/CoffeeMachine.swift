/// Makes coffee, and keeps everything else to itself.
final class CoffeeMachine {
    private var beans = 40
    private var cupsSinceCleaning = 0
    private var complaint: String?

    /// Makes a cup, and tells whether one came.
    func brew() -> Bool {
        if beans < 8 {
            complaint = "no beans"
        } else if cupsSinceCleaning == 3 {
            complaint = "clean me"
        } else {
            beans -= 8
            cupsSinceCleaning += 1
            return true
        }
        return false
    }
}
