import Foundation
import WorkbookModel
import WorkbookSystem

/// The modules in a course's `Sources` that its exercises list under "support".
struct SupportModules {
    private let course: Course
    /// Their folders, each once.
    let folders: [URL]

    /// Collects the modules of exercises; one that isn't there has a finding of its own.
    init(of exercises: [Exercise], in course: Course) {
        self.course = course
        folders = Set(exercises.flatMap(\.firstPart.support)).sorted().map(course.folder(ofModule:)).filter {
            FileKind(of: $0) == .folder
        }
    }

    /// Returns the findings about their files.
    func findings() -> [Finding] {
        let files = folders.flatMap { folder in FileTree(folder).files().map { folder.appending(path: $0) } }
        let mistakes = EncodingMistakes(course: course).all(in: files)
        return mistakes.map { course.isImported ? .remark(nil, "course", $0) : .breach(nil, "course", $0) }
            + OpenPlaces(inSupport: files, of: course).findings() + taken
    }

    /// The remarks on folders in `Sources` that no exercise uses, if these are all exercises; where the tool itself is, they are its own.
    var unused: [Finding] {
        let sources = course.root.appending(path: "Sources")
        if FileKind(of: sources.appending(path: "grade")) == .folder { return [] }
        let used = Set(folders.map(\.lastPathComponent))
        let names = Set(
            FileTree(sources).files().map { $0.split(separator: "/").map(String.init) }.filter {
                $0.count > 1
            }.map { $0[0] })
        return names.subtracting(used).sorted().map {
            .remark(
                nil, "course",
                "no exercise has \"\($0)\" under \"support\", so nothing builds Sources/\($0), and a handout contains it all the same"
            )
        }
    }

    /// The findings about folders that this tool has as well; where the tool itself is, they are its own.
    private var taken: [Finding] {
        let tool = course.root.appending(path: "Sources/grade")
        if FileKind(of: tool) == .folder { return [] }
        return folders.map(\.lastPathComponent).filter { KnownNames.folders.contains($0.lowercased()) }.map {
            .breach(
                nil, "course",
                "Sources/\($0) has the name of a folder of this tool, and a handout can contain only one of them. Choose another name"
            )
        }
    }
}
