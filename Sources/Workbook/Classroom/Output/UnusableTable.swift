import Foundation
import WorkbookReporting
import WorkbookSystem

/// Why the file of a roster, or of another table, cannot be read.
package struct UnusableTable: Error, Equatable {
    /// The file.
    package var file: URL
    /// What is wrong with it.
    package var problem: BoundedFile.Problem
}

extension UnusableTable: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let path = setting.path(of: file)
        return switch problem {
        case .unreadable: ErrorMessage("the file \(path, .path) doesn't exist or can't be read.")
        case .notRegular: ErrorMessage("\(path, .path) is not a file.")
        case .tooLarge(let bytes):
            ErrorMessage("\(path, .path) is too large for a table of a class (\(bytes >> 20) MB).")
        }
    }
}
