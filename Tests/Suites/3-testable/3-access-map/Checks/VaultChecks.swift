import Testing

@testable import VaultAccess

@MainActor @Suite("The vault works as before") struct VaultChecks {
    @Test("A vault carries the name that it was given")
    func name() {
        expect(Vault(name: "Harbour").name, equals: "Harbour", "name of a vault made with \"Harbour\"")
    }

    @Test("The right code opens the lock, another one does not")
    func unlock() {
        let vault = Vault(name: "Harbour")
        expect(vault.unlock(with: 0), equals: true, "unlock(with: 0) of a new vault")
        vault.changeCode(to: 71)
        expect(vault.unlock(with: 0), equals: false, "unlock(with: 0) after changeCode(to: 71)")
        expect(vault.unlock(with: 71), equals: true, "unlock(with: 71) after changeCode(to: 71)")
    }

    @Test("failedAttempts counts wrong numbers until the lock opens")
    func failedAttempts() {
        let vault = Vault(name: "Harbour")
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
        let vault = Vault(name: "Harbour")
        for wrong in 1...2 { _ = vault.unlock(with: wrong) }
        expect(vault.isJammed, equals: false, "isJammed after two wrong numbers")
        _ = vault.unlock(with: 3)
        expect(vault.isJammed, equals: true, "isJammed after three wrong numbers")
        expect(vault.unlock(with: 0), equals: false, "unlock(with: 0) of a jammed vault")
        vault.repair()
        expect(vault.isJammed, equals: false, "isJammed after repair()")
        expect(vault.unlock(with: 0), equals: true, "unlock(with: 0) after repair()")
    }
}
