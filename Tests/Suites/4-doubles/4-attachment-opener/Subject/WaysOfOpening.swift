import Foundation
import StandInUI

/// Correct: answer by answer.
struct Original: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        if !workspace.open(file) { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}

/// Correct: in another style, and the error has another text.
struct GuardStyle: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        guard workspace.open(file) else { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}

/// Faulty: the folder is opened, not the file.
struct AsksForTheFolder: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        try Original().open(file.deletingLastPathComponent(), with: workspace)
    }
}

/// Faulty: throws an error of another kind.
struct WrongError: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        if !workspace.open(file) { throw CocoaError(.fileNoSuchFile) }
    }
}

/// Faulty: everything is opened twice.
struct OpensTwice: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        try Original().open(file, with: workspace)
        try Original().open(file, with: workspace)
    }
}

/// Faulty: throws for a file that opened.
struct Inverted: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        if workspace.open(file) { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}

/// Faulty: asks once more after a refusal.
struct AsksAgain: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        guard !workspace.open(file) else { return }
        try Original().open(file, with: workspace)
    }
}

/// Faulty: files are refused without asking.
struct NeverOpensFiles: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        if file.isFileURL { throw AttachmentOpeningError.unableToOpenAttachment }
        try Original().open(file, with: workspace)
    }
}

/// Faulty: web addresses are refused without asking.
struct NeverOpensWebAddresses: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        if !file.isFileURL { throw AttachmentOpeningError.unableToOpenAttachment }
        try Original().open(file, with: workspace)
    }
}

/// Faulty: a refusal passes for success.
struct SwallowsTheError: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        _ = workspace.open(file)
    }
}

/// Faulty: the first file is opened for ever.
final class RemembersTheFirst: WayOfOpening {
    private var first: URL?

    func open(_ file: URL, with workspace: any URLOpener) throws {
        let remembered = first ?? file
        first = remembered
        try Original().open(remembered, with: workspace)
    }
}

/// Faulty: after a refusal, nothing more is opened.
final class GivesUpAfterARefusal: WayOfOpening {
    private var wasRefused = false

    func open(_ file: URL, with workspace: any URLOpener) throws {
        if wasRefused || !workspace.open(file) {
            wasRefused = true
            throw AttachmentOpeningError.unableToOpenAttachment
        }
    }
}

/// Faulty: what opened once is not asked for again.
final class SkipsWhatItOpened: WayOfOpening {
    private var opened: Set<URL> = []

    func open(_ file: URL, with workspace: any URLOpener) throws {
        guard !opened.contains(file) else { return }
        try Original().open(file, with: workspace)
        opened.insert(file)
    }
}

/// Scrambled: asks for something else, and everybody it knows, and takes every answer for its opposite.
final class Scrambled: WayOfOpening {
    private var workspaces: [any URLOpener] = [Workspace.shared]

    func open(_ file: URL, with workspace: any URLOpener) throws {
        // The root folder exists, so the real workspace opens it.
        let other = URL(fileURLWithPath: "/")
        for earlier in workspaces { _ = earlier.open(other) }
        workspaces.append(workspace)
        let answers = [other, other, other].map { workspace.open($0) }
        if answers.contains(true) { throw CocoaError(.fileNoSuchFile) }
    }
}
