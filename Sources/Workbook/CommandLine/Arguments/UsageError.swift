/// Why a command line cannot be understood.
package enum UsageError: Error, Equatable {
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?, command: String = "")
    case foreignOption(String, command: String)
    case missingValue(Option)
    case needlessValue(Option)
    case badValue(Option, String)
    case missingCompanion(Option, of: Option, command: String)
    case missingOperand(command: String, what: String, example: String)
    case tooManyOperands(command: String, extra: String)
    case severalExercises(command: String, lesson: Int, exercises: [String])
    case badOperand(String, what: String, command: String)
    case nobodyToAsk(command: String, instead: String)
    case unknownOperand(command: String, String, known: [String])
}
