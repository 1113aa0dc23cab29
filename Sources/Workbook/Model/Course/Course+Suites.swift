import Foundation
import WorkbookSystem

extension Course {
    /// How a copy of a course contains the hidden suites.
    package enum Suites: Sendable, Equatable {
        /// As files.
        case files
        /// Packed into one file, as in a copy that was handed out.
        case sealed(SealedSuites)
        /// Packed into a file that is damaged, or was removed.
        case damaged(MalformedFile)
        /// Not at all: only the instructor can grade this copy.
        case leftOut

        /// Finds out how the course in a folder contains its suites.
        ///
        /// - Parameter path: Where the suites are in the course.
        init(of root: URL, in path: String) {
            do throws(MalformedFile) {
                let other: Self = FileKind(of: root.appending(path: path)) == .nothing ? .leftOut : .files
                self = try SealedSuites(of: root, in: path).map(Self.sealed) ?? other
            } catch {
                self = .damaged(error)
            }
        }

        /// Returns the folder of the suites for a course in a folder, where they are at a path.
        func folder(in root: URL, _ path: String) -> URL {
            if case .sealed(let sealed) = self { sealed.folder } else { root.appending(path: path) }
        }
    }

    /// What all suites share.
    package var sharedSuite: URL { suites.folder(in: root, folders.suites).appending(path: "Shared") }

    /// Unpacks the hidden suites if they are sealed.
    ///
    /// - Throws: ``SuitesLeftOut``, ``MalformedFile``, or the file system's errors.
    package func openSuites() throws {
        switch suites {
        case .files: break
        case .sealed(let sealed): try sealed.open()
        case .damaged(let file): throw file
        case .leftOut: throw SuitesLeftOut()
        }
    }
}

/// An error: this copy of the course has no hidden suites, so it can't grade.
package struct SuitesLeftOut: Error, Equatable {
    /// Creates the error.
    package init() {}
}
