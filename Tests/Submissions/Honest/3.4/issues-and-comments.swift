// Does: Declares internal types named Issue, Comment and Tag, as a bug tracker would.
// swift-format-ignore-file
// FILE: Tracker.swift
/// A label of an issue.
enum Tag: String, CaseIterable { case crash, wish, question }

/// What somebody wrote about an issue.
struct Comment: Equatable { let author: String, text: String }

/// A problem that somebody reported.
struct Issue: Identifiable {
    let id: Int
    var tags: Set<Tag> = []
    var comments: [Comment] = []
}

/// Something that happened to an issue.
struct Event {
    let name: String
    var tag: Tag? { Tag(rawValue: name) }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []
    private var issues: [Issue] = []

    func record(_ name: String) {
        let event = Event(name: name)
        if let tag = event.tag { issues.append(Issue(id: issues.count, tags: [tag])) }
        events.append(event)
    }
}
