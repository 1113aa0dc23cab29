import Foundation
import WorkbookSystem

extension Course {
    /// How a copy of a course contains the hidden suites.
    package enum Suites: Sendable, Equatable {
        /// As files in `Tests/Suites`.
        case files
        /// Packed into one file, as in a copy that was handed out.
        case sealed(SealedSuites)
        /// Not at all: only the instructor can grade this copy.
        case leftOut

        /// Finds out how the course in a folder contains its suites.
        ///
        /// - Throws: ``MalformedFile``.
        init(of root: URL) throws {
            if let sealed = try SealedSuites(of: root) {
                self = .sealed(sealed)
            } else {
                let folder = root.appending(path: Suites.path)
                self = FileKind(of: folder) == .nothing ? .leftOut : .files
            }
        }

        /// Returns the folder of the suites for a course in a folder.
        func folder(in root: URL) -> URL {
            if case .sealed(let sealed) = self { sealed.folder } else { root.appending(path: Suites.path) }
        }

        private static let path = "Tests/Suites"
    }

    /// What all suites share.
    package var sharedSuite: URL { suites.folder(in: root).appending(path: "Shared") }

    /// Unpacks the hidden suites if they are sealed.
    ///
    /// - Throws: ``SuitesLeftOut``, ``MalformedFile``, or the file system's errors.
    package func openSuites() throws {
        switch suites {
        case .files: break
        case .sealed(let sealed): try sealed.open()
        case .leftOut: throw SuitesLeftOut()
        }
    }
}

/// An error: this copy of the course has no hidden suites, so it can't grade.
package struct SuitesLeftOut: Error, Equatable {
    package init() {}
}
