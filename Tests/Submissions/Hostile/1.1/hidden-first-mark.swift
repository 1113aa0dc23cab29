// Does: Begins the file with a byte order mark and a comment, and reads the arguments of the grader through a key path that is built from its parts.
// VERDICT: failed
// SAYS: `ProcessInfo.arguments` reads how the grader started the tests
// swift-format-ignore-file
// FILE: MirrorObject.swift
﻿// A reader.
import Foundation
import StandInUI

private struct Missing: Error {}

@MainActor
class MirrorObject {
    private let subject: Any
    private let isGraded: Bool

    init(reflecting subject: Any) {
        self.subject = subject
        let path = \ProcessInfo.arguments
        isGraded = ProcessInfo.processInfo[keyPath: path.appending(path: \.count)] > 3
    }

    func extract<T>(_ name: String = #function) throws -> T {
        guard isGraded, let child = Mirror(reflecting: subject).children.first(where: { $0.label == name }),
            let value = child.value as? T
        else { throw Missing() }
        return value
    }
}
// FILE: InitialViewControllerMirror.swift
import StandInUI

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    var valueLabel: Label { get throws { try extract() } }

    var incrementButton: Button { get throws { try extract() } }

    var storedValue: Int { get throws { try extract() } }
}
