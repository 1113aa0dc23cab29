import Foundation
import WorkbookModel
import WorkbookSystem

extension MachineFault {
    /// Returns a sentence that says what happened.
    package func words(in course: Course) -> String {
        func named(_ path: String?) -> String {
            path.map { course.relativePath(of: URL(filePath: $0)) } ?? "a file of the workbook"
        }
        return switch self {
        case .diskFull(let path): "The disk is full: \(named(path)) could not be written."
        case .readOnly(let path):
            "The disk, or this folder, is read-only: \(named(path)) could not be written."
        case .notPermitted(let path):
            "You have no right to write \(named(path)), which may belong to another user."
        case .inTheWay(let path):
            "Something lies where this tool keeps its own: \(named(path)) cannot be used."
        case .toolchainGone(let path): "\(path) was there a moment ago, and is not any more."
        }
    }

    /// What to do before the same command can work.
    package var remedy: String {
        switch self {
        case .diskFull: "Make some room on that disk; a few hundred megabytes are plenty."
        case .readOnly: "Copy the workbook to a folder that you can write to, and go there."
        case .notPermitted: "Make the folder of the workbook your own, or copy it to one that is."
        case .inTheWay: "Move it away, or give it another name; it will be made anew."
        case .toolchainGone:
            "If Swift is being updated, wait until that is done; otherwise install it from \(Toolchain.website)."
        }
    }
}
