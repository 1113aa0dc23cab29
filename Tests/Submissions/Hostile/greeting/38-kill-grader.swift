// ROW 38: ends the process that started it
// VERDICT: failed
// SAYS: got
// ISOLATED
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        kill(getppid(), SIGKILL)
        kill(-1, SIGKILL)

        return "Hello"
    }
}
