import Foundation
import WorkbookFormats
import WorkbookSystem

extension OwnedFileMatcher {
    /// Where a file is among several folders and archives.
    struct Place: Hashable {
        /// The index of the folder or archive that it is in.
        var item: Int
        /// Its index there.
        var file: Int
    }

    /// A file that was matched with none that is asked for, and that the course didn't put where it is.
    struct Leftover {
        var place: Place
        var path: [String]
        /// The words of its name: `copy`, `of`, `vault` and `swift` for `Copy of Vault.swift`.
        var words: Set<String>
        /// Its name, without differences that some systems ignore.
        var name: String
    }

    /// Returns what is neither the learner's version of a file that is asked for nor the course's.
    ///
    /// - Parameter items: For each folder or archive, its files' paths.
    func leftovers(in items: [[[String]]], besides matches: [Match]) -> [Leftover] {
        var used: Set<Place> = []
        for candidate in matches.flatMap(\.candidates) {
            used.insert(Place(item: candidate.item, file: candidate.file))
        }
        var files: [Leftover] = []
        for (item, paths) in items.enumerated() {
            for (file, path) in paths.enumerated() {
                let place = Place(item: item, file: file)
                guard !used.contains(place), let name = path.last, !isOfCourse(path) else { continue }
                let looks = HarmlessText.key(LookalikeLetters.looks(name))
                let words = looks.split { !$0.isLetter && !$0.isNumber }.map(String.init)
                files.append(Leftover(place: place, path: path, words: Set(words), name: looks))
            }
        }
        return files
    }

    /// Returns the files that are asked for and are missing or the unchanged starter.
    func missing(besides changed: Set<String>) -> [Owned] { owned.filter { !changed.contains($0.path) } }

    /// Returns what may be the learner's version of a missing or unchanged file, under another name or in another
    /// place, by the path of the missing file; what is close has to declare the same type.
    func renamed(among leftovers: [Leftover], _ missing: [Owned])
        -> [(path: String, sure: [Place], close: [Place])]
    {
        let names = Set(missing.map { HarmlessText.key(Self.lastName($0.path)) })
        return missing.compactMap { owned in
            let sure = leftovers.filter { mayBe($0, owned, missing: names) }.map(\.place)
            let close = leftovers.filter {
                likeness(of: $0, to: owned) == .close && !isOfOther($0, than: owned)
                    && !sure.contains($0.place)
            }.map(\.place)
            return sure.isEmpty && close.isEmpty ? nil : (owned.path, sure, close)
        }
    }

    /// Returns the files with names similar to that of a file that was found, such as `Vault copy.swift` or `Vault.swift.bak`;
    /// first those whose names are enough, then those that have to declare the same type.
    func namesakes(of path: String, among leftovers: [Leftover]) -> (sure: [Place], close: [Place]) {
        guard let file = owned.first(where: { $0.path == path }) else { return ([], []) }
        let name = HarmlessText.key(Self.lastName(path))
        // One with the very same name would have been a candidate if it were the learner's, unless several exercises have that.
        let others = leftovers.filter { other in
            !isOfOther(other, than: file)
                && (other.name != name || !file.isUnique && !isForeign(other.path.dropLast(), to: file))
        }
        let sure = others.filter { other in
            other.name == name || other.words.isSuperset(of: ["swift", Self.stem(name)])
                || likeness(of: other, to: file) == .version
        }.map(\.place)
        let close = others.filter { likeness(of: $0, to: file) == .close }.map(\.place)
        return (sure, close.filter { !sure.contains($0) })
    }

    /// Returns whether a file declares a type that is called like a file that is asked for.
    static func declaresType(of path: String, _ content: Data) -> Bool {
        let type = stem(lastName(path))
        return String(decoding: content, as: UTF8.self)
            .matches(of: /\b(?:class|struct|enum|actor|protocol)\s+(\w+)/)
            .contains { HarmlessText.key(String($0.output.1)) == type }
    }

    /// Returns how similar the name of a file is; `nil` if it isn't, or if the course has a file of this name.
    private func likeness(of file: Leftover, to owned: Owned) -> SimilarName? {
        let stem = Self.stem(Self.lastName(owned.path))
        if courseNames.contains(file.name) { return nil }
        let isVersion =
            file.name.split(separator: ".").last.map { SimilarName.isVersionEnding(String($0)) } ?? false
        guard isVersion || file.words.contains("swift") else { return nil }
        let name = Self.stem(file.name)
        return name == stem && isVersion ? .version : SimilarName(name, to: stem)
    }

    private func mayBe(_ file: Leftover, _ owned: Owned, missing names: Set<String>) -> Bool {
        // What has exactly the name of a missing file is no other one.
        if names.contains(file.name), HarmlessText.key(Self.lastName(owned.path)) != file.name {
            return false
        }
        if isOfOther(file, than: owned) { return false }
        return file.words.contains(Self.stem(Self.lastName(owned.path)))
            || file.words.contains("swift") && owned.hasFolder(in: file.path)
            || likeness(of: file, to: owned) == .version
    }

    /// Whether a file lies where another exercise has such a file itself, for which it was meant.
    private func isOfOther(_ file: Leftover, than owned: Owned) -> Bool {
        let stem = Self.stem(Self.lastName(owned.path))
        return file.path.dropLast().contains { folder in
            isOther(folder, than: owned) && stems[Self.slug(folder)]?.contains(stem) == true
        }
    }

    /// Returns the Swift files for which no exercise asks, and of which a learner may believe that they count.
    func unasked(among leftovers: [Leftover]) -> [Place] {
        let asked = Set(owned.flatMap(\.folderNames))
        return leftovers.filter { file in
            guard file.name.hasSuffix(".swift"), file.name != "package.swift" else { return false }
            let folders = file.path.dropLast().map(Self.slug)
            if folders.contains(where: exerciseNames.contains) {
                return folders.contains(where: asked.contains)
            }
            // A copy of a whole course has this tool's sources, possibly those of another version.
            return !folders.dropLast().contains { ["sources", "tests"].contains($0) }
        }.map(\.place)
    }

    /// Whether an exercise asks for a file of this name.
    func asks(forName name: String) -> Bool { owned.contains { Self.lastName($0.path) == name } }

    /// Whether the course has this file in this place, or has a folder of solutions or checks there.
    func isOfCourse(_ path: [String]) -> Bool {
        let folders = path.dropLast().map(Self.slug)
        if let start = folders.firstIndex(where: { ["solutions", "suites"].contains($0) }),
            folders[start...].contains(where: exerciseNames.contains)
        {
            return true
        }
        return isInExercise(path)
            || path.indices.dropLast().contains { start in
                FileKind(of: root.appending(path: path[start...].joined(separator: "/"))) == .file
            }
    }

    /// Whether a path is that of a learner's or a given file of an exercise, whether or not it is asked for.
    func isInExercise(_ path: [String]) -> Bool {
        path.indices.dropLast().contains { start in
            coursePaths.contains([Self.slug(path[start])] + path[(start + 1)...])
        }
    }

    /// Returns the name of a file up to its first period: `vault` for `Vault.swift`.
    static func stem(_ name: String) -> String {
        HarmlessText.key(String(name.split(separator: ".").first ?? ""))
    }
}
