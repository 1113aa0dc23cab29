// CLIENT: testable
@testable import VaultAccess

// CHECK init
// COMPILES: tests cannot use `init(name:)`
@MainActor func makesVault() {
    _ = Vault(name: "Harbor")
}

// CHECK unlock
// COMPILES: tests cannot use `unlock(with:)`
@MainActor func unlocks(_ vault: Vault) {
    _ = vault.unlock(with: 0)
}

// CHECK name
// COMPILES: tests cannot read `name`
@MainActor func readsName(_ vault: Vault) {
    let name: Swift.String = vault.name
    _ = name
}

// COMPILES: tests cannot change `name`
@MainActor func changesName(_ vault: Vault) {
    vault.name = "Station"
}

// CHECK change-code
// COMPILES: tests cannot use `changeCode(to:)`
@MainActor func changesCode(_ vault: Vault) {
    vault.changeCode(to: 1)
}

// CHECK repair
// COMPILES: tests cannot use `repair()`
@MainActor func repairs(_ vault: Vault) {
    vault.repair()
}

// CHECK failed-attempts
// COMPILES: tests cannot read `failedAttempts`
@MainActor func readsFailedAttempts(_ vault: Vault) {
    let count: Swift.Int = vault.failedAttempts
    _ = count
}

// CHECK is-jammed
// COMPILES: tests cannot read `isJammed`
@MainActor func readsIsJammed(_ vault: Vault) {
    let isJammed: Swift.Bool = vault.isJammed
    _ = isJammed
}

// CHECK code
// COMPILES: tests cannot use the type `Vault`
@MainActor func namesVault(_ vault: Vault) {}

// REJECTED candidate_inaccessible "'private' protection level" or candidate_inaccessible "'fileprivate' protection level": tests can use `code`
@MainActor func readsCode(_ vault: Vault) {
    _ = vault.code
}

// CHECK vault
// REJECTED inheritance_from_final_class or superclass_not_open: tests can subclass `Vault`
class Subclass: Vault {}
