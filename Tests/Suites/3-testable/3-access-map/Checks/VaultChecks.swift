import Testing

@testable import VaultAccess

/// One call to a vault.
private enum Call: CustomStringConvertible {
    case unlock(Int), changeCode(Int), repair

    var description: String {
        switch self {
        case .unlock(let attempt): "unlock(with: \(attempt))"
        case .changeCode(let code): "changeCode(to: \(code))"
        case .repair: "repair()"
        }
    }

    /// All sequences of one to six calls, shortest first.
    static let sequences: [[Call]] = {
        let calls: [Call] = [.unlock(0), .unlock(71), .changeCode(71), .changeCode(0), .repair]
        var sequences: [[Call]] = [[]]
        var all: [[Call]] = []
        for _ in 1...6 {
            sequences = sequences.flatMap { sequence in calls.map { sequence + [$0] } }
            all += sequences
        }
        return all
    }()
}

/// The observable state of a vault after a call.
private struct Look: ComparableBySuite {
    var opened: Bool?
    var failedAttempts: Int
    var isJammed: Bool

    func isEqual(to other: Look) -> Bool {
        same(opened, other.opened) && same(failedAttempts, other.failedAttempts)
            && same(isJammed, other.isJammed)
    }
}

/// A model of the starter's vault, which predicts the state after each call.
private struct Expectation {
    private var code = 0
    private var failedAttempts = 0

    mutating func perform(_ call: Call) -> Look {
        var opened: Bool?
        switch call {
        case .unlock(let attempt):
            opened = failedAttempts < 3 && same(attempt, code)
            failedAttempts = same(opened, true) ? 0 : failedAttempts + 1
        case .changeCode(let newCode): code = newCode
        case .repair: failedAttempts = 0
        }
        return Look(opened: opened, failedAttempts: failedAttempts, isJammed: failedAttempts >= 3)
    }
}

extension Vault {
    fileprivate func perform(_ call: Call) -> Look {
        var opened: Bool?
        switch call {
        case .unlock(let attempt): opened = unlock(with: attempt)
        case .changeCode(let newCode): changeCode(to: newCode)
        case .repair: repair()
        }
        return Look(opened: opened, failedAttempts: failedAttempts, isJammed: isJammed)
    }
}

/// Writes a name, and returns `true`, because tests can write the property.
private func write(
    _ name: String, to path: ReferenceWritableKeyPath<Vault, String>, in vault: Vault
) -> Bool {
    vault[keyPath: path] = name
    return true
}

/// Writes nothing, and returns `false`, because tests cannot write the property.
///
/// Another check reports that.
private func write(_ name: String, to path: KeyPath<Vault, String>, in vault: Vault) -> Bool { false }

@MainActor @Suite("The vault behaves as before") struct VaultChecks {
    @Test("A vault has the name that it was created with")
    func name() {
        for name in ["Harbor", "harbor gate", "", " station 2 "] {
            expect(Vault(name: name).name, equals: name, "name of a vault created with \"\(name)\"")
        }
    }

    @Test("Writing name changes it")
    func newName() {
        let vault = Vault(name: "Harbor")
        for name in ["Station", "", "Harbor"] {
            guard write(name, to: \.name, in: vault) else { return notJudged() }
            expect(vault.name, equals: name, "name after it was set to \"\(name)\"")
        }
    }

    @Test("The right code opens the lock, and a wrong one doesn't")
    func unlock() {
        let vault = Vault(name: "Harbor")
        expect(vault.unlock(with: 0), equals: true, "result of unlock(with: 0) on a new vault")
        vault.changeCode(to: 71)
        expect(vault.unlock(with: 0), equals: false, "result of unlock(with: 0) after changeCode(to: 71)")
        expect(vault.unlock(with: 71), equals: true, "result of unlock(with: 71) after changeCode(to: 71)")
    }

    @Test("Any number can be the code")
    func anyCode() {
        let codes = [(-71, 71), (5_000_000_071, 705_032_775), (123_456, 3_456), (.max, -1), (.min + 1, 1)]
        for (code, wrong) in codes {
            let vault = Vault(name: "Harbor")
            vault.changeCode(to: code)
            let results = [vault.unlock(with: wrong), vault.unlock(with: code)]
            guard !same(results, [false, true]) else { continue }
            expect(results[0], equals: false, "result of unlock(with: \(wrong)) when the code is \(code)")
            expect(results[1], equals: true, "result of unlock(with: \(code)) when the code is \(code)")
            return
        }
    }

    @Test("failedAttempts counts wrong numbers until the lock opens")
    func failedAttempts() {
        let vault = Vault(name: "Harbor")
        expect(vault.failedAttempts, equals: 0, "failedAttempts of a new vault")
        _ = vault.unlock(with: 5)
        expect(vault.failedAttempts, equals: 1, "failedAttempts after one wrong number")
        _ = vault.unlock(with: 6)
        expect(vault.failedAttempts, equals: 2, "failedAttempts after two wrong numbers")
        _ = vault.unlock(with: 0)
        expect(vault.failedAttempts, equals: 0, "failedAttempts after the right number")
    }

    @Test("Three wrong numbers jam the lock until it is repaired")
    func jam() {
        let vault = Vault(name: "Harbor")
        for wrong in 1...2 { _ = vault.unlock(with: wrong) }
        expect(vault.isJammed, equals: false, "isJammed after two wrong numbers")
        _ = vault.unlock(with: 3)
        expect(vault.isJammed, equals: true, "isJammed after three wrong numbers")
        expect(vault.unlock(with: 0), equals: false, "result of unlock(with: 0) on a jammed vault")
        vault.repair()
        expect(vault.failedAttempts, equals: 0, "failedAttempts after repair()")
        expect(vault.isJammed, equals: false, "isJammed after repair()")
        expect(vault.unlock(with: 0), equals: true, "result of unlock(with: 0) after repair()")
    }

    @Test("After any sequence of calls, the vault's results and properties are right")
    func anyOrder() {
        for calls in Call.sequences {
            let vault = Vault(name: "Harbor")
            var expectation = Expectation()
            for (number, call) in calls.enumerated() {
                let actual = vault.perform(call)
                let expected = expectation.perform(call)
                if same(actual, expected) { continue }
                let done = calls.prefix(number + 1).map(\.description).joined(separator: ", ")
                if let opened = actual.opened, let expectedToOpen = expected.opened {
                    expect(opened, equals: expectedToOpen, "result of the last call in \(done)")
                }
                let attempts = expected.failedAttempts
                expect(actual.failedAttempts, equals: attempts, "failedAttempts after \(done)")
                expect(actual.isJammed, equals: expected.isJammed, "isJammed after \(done)")
                return
            }
        }
    }

    @Test("Vaults don't affect each other")
    func twoVaults() {
        let one = Vault(name: "Harbor")
        let other = Vault(name: "Station")
        let before = other.failedAttempts
        one.changeCode(to: 71)
        for wrong in 1...2 { _ = one.unlock(with: wrong) }
        expect(
            other.failedAttempts, equals: before,
            "failedAttempts of a vault after another one refused two numbers")

        let attempts = one.failedAttempts
        let jammed = Vault(name: "Depot")
        for wrong in 1...3 { _ = jammed.unlock(with: wrong) }
        let later = Vault(name: "Airport")
        expect(
            one.failedAttempts, equals: attempts,
            "failedAttempts of a vault after another one was created and refused three numbers")
        for vault in [other, later] {
            expect(
                vault.unlock(with: 0), equals: true,
                "result of unlock(with: 0) when another vault has the code 71, and a third one is jammed")
        }
        expect(
            one.unlock(with: 71), equals: true, "result of unlock(with: 71) when another vault has the code 0"
        )
        expect(
            [one.name, other.name, later.name], equals: ["Harbor", "Station", "Airport"],
            "names of three vaults")
    }
}
