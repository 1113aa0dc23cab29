import Foundation
import WorkbookModel
import WorkbookSystem

extension MachineFault {
    /// Returns a sentence that says what happened.
    package func words(in course: Course) -> String {
        func named(_ path: String?) -> String {
            path.map { course.shownPath(of: URL(filePath: $0)) } ?? "a file of the workbook"
        }
        return switch self {
        case .diskFull(let path): "The disk is full: \(named(path)) could not be written."
        case .readOnly(let path):
            "The disk, or this folder, is read-only: \(named(path)) could not be written."
        case .notPermitted(let path):
            "You don't have permission to write \(named(path)). Possibly it belongs to another user."
        case .inTheWay(let path):
            "This tool needs \(named(path)), but something else is in its place."
        case .toolchainGone(let path): "\(path) existed a moment ago, but it no longer does."
        }
    }

    /// What to do before the same command can work.
    package var remedy: String {
        switch self {
        case .diskFull: "Free up some space on that disk. A few hundred megabytes are enough."
        case .readOnly: "Copy the workbook to a folder that you can write to, and work there."
        case .notPermitted:
            "Change the owner of the workbook's folder, or copy the workbook to a folder of your own."
        case .inTheWay: "Move or rename it. This tool will create its own again."
        case .toolchainGone:
            "If Swift is being updated, wait until that is done. Otherwise, install it from \(Toolchain.website)."
        }
    }
}
