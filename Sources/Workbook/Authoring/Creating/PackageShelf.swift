import Foundation
import WorkbookModel
import WorkbookSystem

/// The folder from which an import takes copies of packages.
struct PackageShelf {
    /// The folder, which contains a folder for each package; `nil` if none was named.
    var folder: URL?

    /// The most bytes of a package that an import copies.
    static let mostBytes = 64 << 20

    /// Reads a package's files by their paths, without its tests, and without hidden files.
    ///
    /// - Throws: ``MissingPackage``, or ``UnusableTrackFile``.
    func files(of name: String) throws -> [String: Data] {
        guard let folder else { throw MissingPackage(name: name) }
        let place = folder.appending(path: name)
        // The folder itself may be a link, because the person who imports has named it.
        let package = VendoredPackage(name: name, folder: place.resolvingSymlinksInPath())
        guard FileKind(of: package.folder.appending(path: "Package.swift")) == .file else {
            throw MissingPackage(name: name, place: place)
        }
        var bytes = 0
        var files: [String: Data] = [:]
        for path in package.files()
        where !path.hasPrefix(".") && !path.hasPrefix("Tests/") && !path.contains("/.") {
            let data = try PackageShelf.read(
                package.folder.appending(path: path), of: place, limit: PackageShelf.mostBytes - bytes)
            bytes += data.count
            files[path] = data
        }
        return files
    }

    private static func read(_ file: URL, of place: URL, limit: Int) throws -> Data {
        do {
            return try BoundedFile.read(file, limit: limit, followsLinks: false)
        } catch .tooLarge {
            throw UnusableTrackFile(place, "has more than \(mostBytes >> 20) MB")
        } catch {
            throw UnusableTrackFile(file, "can't be read")
        }
    }
}

/// A package that an exercise needs, and that an import has no copy of.
struct MissingPackage: Error, Equatable {
    /// The name of the package.
    var name: String
    /// Where a copy was expected; `nil` if no folder was named.
    var place: URL?

    /// What is missing, and what to do about it.
    var words: String {
        place.map { "needs the package \(name), and \($0.path) has no Package.swift" }
            ?? "needs the package \(name); put a copy of it into a folder, and name that with --packages"
    }
}
