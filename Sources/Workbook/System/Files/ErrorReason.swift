import Foundation

/// The reason for an error that has no message of its own, as text.
package enum ErrorReason {
    /// Returns the system's words for an error of the system, and otherwise everything that is known about the error.
    ///
    /// Foundation describes an error of Swift code only as "The operation could not be completed" with a number.
    package static func text(_ error: any Error) -> String {
        let isFromSystem = error is CocoaError || error is POSIXError || type(of: error) is NSError.Type
        if isFromSystem || error is any LocalizedError { return (error as NSError).localizedDescription }
        return "unexpected error: \(String(reflecting: error))"
    }
}
