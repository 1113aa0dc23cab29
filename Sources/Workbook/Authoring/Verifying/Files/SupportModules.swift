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
