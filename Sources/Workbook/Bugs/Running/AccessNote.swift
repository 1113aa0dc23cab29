import Foundation

/// Something outside of the process that tests used, as ``ClockShim`` has noted it.
package struct AccessNote: Sendable, Hashable {
    /// What was used; the values are what the shim writes.
    package enum Kind: Character, Sendable {
        /// A file in the folder that is watched.
        case watched = "O"
        /// Another file, to write it.
        case written = "W"
        /// The network.
        case network = "N"
    }

    /// What was used.
    package var kind: Kind
    /// A path, or the name of another machine; empty if the machine has only an address.
    package var name: String

    /// Describes an access.
    package init(kind: Kind, name: String) { (self.kind, self.name) = (kind, name) }

    /// Reads all notes; returns an empty array if there is no file.
    static func all(in file: URL) -> [AccessNote] {
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            line.first.flatMap(Kind.init).map { AccessNote(kind: $0, name: String(line.dropFirst(2))) }
        }
    }
}
