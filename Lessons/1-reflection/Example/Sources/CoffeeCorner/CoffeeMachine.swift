/// Makes coffee, and keeps everything else private.
final class CoffeeMachine {
    private var beans = 40
    private var cupsSinceCleaning = 0
    private var complaint: String?

    /// Makes a cup of coffee, and returns whether it succeeded.
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
