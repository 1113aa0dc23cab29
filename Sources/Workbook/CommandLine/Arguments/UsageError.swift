/// Why a command line cannot be understood.
package enum UsageError: Error, Equatable {
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    case foreignOption(String, command: String)
    case missingValue(Option)
    case needlessValue(Option)
    case repeatedOption(Option)
    case badValue(Option, String)
    case missingCompanion(Option, of: Option)
    case missingOperand(command: String, what: String, example: String)
    case tooManyOperands(command: String, extra: String)
    case severalExercises(command: String, lesson: Int, exercises: [String])
    case badOperand(String, what: String)
    case nobodyToAsk(command: String, instead: String)
    case unknownOperand(command: String, String, known: [String])
}
