import Foundation
import WorkbookModel
import WorkbookSystem

extension Course {
    /// Checks that nothing in a course's folder is a link that leads out, apart from what git and builds keep.
    ///
    /// - Throws: ``MalformedFile`` for the first one.
    static func checkTree(_ root: URL) throws {
        let course = Course(root: root.standardizedFileURL.resolvingSymlinksInPath(), lessons: [])
        let kept = [".build", ".git"].map { course.root.appending(path: $0).path }
        for place in contents(of: course.root, isClosed: { kept.contains($0.path) })
        where FileKind(of: place) == .link && course.leadsOut(place) {
            throw course.link(place)
        }
    }
}
