// CLIENT: package
import VaultAccess

// CHECK init
// COMPILES: this package cannot use `init(name:)`
@MainActor func makesVault() {
    _ = Vault(name: "Harbor")
}

// CHECK unlock
// COMPILES: this package cannot use `unlock(with:)`
@MainActor func unlocks(_ vault: Vault) {
    _ = vault.unlock(with: 0)
}

// CHECK name
// COMPILES: this package cannot read `name`
@MainActor func readsName(_ vault: Vault) {
    let name: Swift.String = vault.name
    _ = name
}

// COMPILES: this package cannot change `name`
@MainActor func changesName(_ vault: Vault) {
    vault.name = "Station"
}

// CHECK change-code
// COMPILES: this package cannot use `changeCode(to:)`
@MainActor func changesCode(_ vault: Vault) {
    vault.changeCode(to: 1)
}

// CHECK repair
// COMPILES: this package cannot use `repair()`
@MainActor func repairs(_ vault: Vault) {
    vault.repair()
}

// CHECK failed-attempts
// REJECTED candidate_inaccessible: this package can read `failedAttempts`
@MainActor func readsFailedAttempts(_ vault: Vault) {
    let count: Swift.Int = vault.failedAttempts
    _ = count
}

// CHECK is-jammed
// REJECTED candidate_inaccessible: this package can read `isJammed`
@MainActor func readsIsJammed(_ vault: Vault) {
    let isJammed: Swift.Bool = vault.isJammed
    _ = isJammed
}

// CHECK code
// COMPILES: this package cannot use the type `Vault`
@MainActor func namesVault(_ vault: Vault) {}

// REJECTED candidate_inaccessible: this package can use `code`
@MainActor func readsCode(_ vault: Vault) {
    _ = vault.code
}

// CHECK vault
// REJECTED inheritance_from_final_class or superclass_not_open: this package can subclass `Vault`
class Subclass: Vault {}
