import Foundation
import StandInUI

/// Correct: throws if the answer is false.
struct Original: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        if !workspace.open(file) { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}

/// Correct: uses a different style, and the error has a different description.
struct GuardStyle: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        guard workspace.open(file) else { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}

/// Faulty: opens the folder instead of the file.
struct AsksForTheFolder: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        try Original().open(file.deletingLastPathComponent(), with: workspace)
    }
}

/// Faulty: opens a file with the same name in a different folder.
struct AsksForTheNamesake: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        var namesake = file
        let name = file.lastPathComponent
        if !name.isEmpty, name != "/" {
            namesake = file.deletingLastPathComponent().appendingPathComponent("copies")
                .appendingPathComponent(name)
        }
        try Original().open(namesake, with: workspace)
    }
}

/// Faulty: throws an error of a different type.
struct WrongError: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        if !workspace.open(file) { throw CocoaError(.fileNoSuchFile) }
    }
}

/// Faulty: opens everything twice.
struct OpensTwice: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        try Original().open(file, with: workspace)
        try Original().open(file, with: workspace)
    }
}

/// Faulty: throws if the file was opened.
struct Inverted: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        if workspace.open(file) { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}

/// Faulty: asks again if the answer is false.
struct AsksAgain: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        guard !workspace.open(file) else { return }
        try Original().open(file, with: workspace)
    }
}

/// Faulty: refuses files without asking.
struct NeverOpensFiles: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        if file.isFileURL { throw AttachmentOpeningError.unableToOpenAttachment }
        try Original().open(file, with: workspace)
    }
}

/// Faulty: refuses web addresses without asking.
struct NeverOpensWebAddresses: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        if !file.isFileURL { throw AttachmentOpeningError.unableToOpenAttachment }
        try Original().open(file, with: workspace)
    }
}

/// Faulty: doesn't throw if the answer is false.
struct SwallowsTheError: WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws {
        _ = workspace.open(file)
    }
}

/// Faulty: always opens the first file again.
final class RemembersTheFirst: WayOfOpening {
    private var first: URL?

    func open(_ file: URL, with workspace: any URLOpener) throws {
        let remembered = first ?? file
        first = remembered
        try Original().open(remembered, with: workspace)
    }
}

/// Faulty: opens nothing more once the answer was false.
final class GivesUpAfterARefusal: WayOfOpening {
    private var wasRefused = false

    func open(_ file: URL, with workspace: any URLOpener) throws {
        if wasRefused || !workspace.open(file) {
            wasRefused = true
            throw AttachmentOpeningError.unableToOpenAttachment
        }
    }
}

/// Faulty: doesn't open the same file a second time.
final class SkipsWhatItOpened: WayOfOpening {
    private var opened: Set<URL> = []

    func open(_ file: URL, with workspace: any URLOpener) throws {
        guard !opened.contains(file) else { return }
        try Original().open(file, with: workspace)
        opened.insert(file)
    }
}

/// Scrambled: opens the wrong file, asks every workspace that it knows, and treats each answer as its opposite.
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
