// CLIENT: public
import VaultAccess

// CHECK vault: `Vault` is still a public final class
// COMPILES: another package cannot use the type `Vault`
@MainActor func keepsVault() {
    let vault: Vault? = nil
    _ = vault
}

// REJECTED inheritance_from_final_class or superclass_not_open: another package can subclass `Vault`
class Subclass: Vault {}

// A vault is never a number. With such a snippet, a check isn't attempted if the class itself can't be used, because
// `vault` already says so.

// CHECK init: `init(name:)`: everyone can use it
// COMPILES: another package cannot use `init(name:)`
@MainActor func makesVault() -> Vault {
    Vault(name: "Harbor")
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberOne(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK unlock: `unlock(with:)`: everyone can use it
// COMPILES: another package cannot use `unlock(with:)`
@MainActor func unlocks(_ vault: Vault) {
    _ = vault.unlock(with: 0)
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberTwo(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK name: `name`: everyone can read it, but only this package can change it
// COMPILES: another package cannot read `name`
@MainActor func readsName(_ vault: Vault) {
    let name: Swift.String = vault.name
    _ = name
}

// REJECTED assignment_lhs_is_immutable_property: another package can change `name`
@MainActor func changesName(_ vault: Vault) {
    vault.name = "Station"
}

// CHECK change-code: `changeCode(to:)`: only this package can use it
// REJECTED candidate_inaccessible: another package can use `changeCode(to:)`
@MainActor func changesCode(_ vault: Vault) {
    vault.changeCode(to: 1)
}

// CHECK repair: `repair()`: only this package can use it
// REJECTED candidate_inaccessible: another package can use `repair()`
@MainActor func repairs(_ vault: Vault) {
    vault.repair()
}

// CHECK failed-attempts: `failedAttempts`: only its module and its tests can read it
// REJECTED candidate_inaccessible: another package can read `failedAttempts`
@MainActor func readsFailedAttempts(_ vault: Vault) {
    let count: Swift.Int = vault.failedAttempts
    _ = count
}

// CHECK is-jammed: `isJammed`: only its module and its tests can read it
// REJECTED candidate_inaccessible: another package can read `isJammed`
@MainActor func readsIsJammed(_ vault: Vault) {
    let isJammed: Swift.Bool = vault.isJammed
    _ = isJammed
}

// CHECK code: `code`: only the vault itself can use it
// COMPILES: another package cannot use the type `Vault`
@MainActor func namesVault(_ vault: Vault) {}

// REJECTED candidate_inaccessible or could_not_find_value_member "'code'": another package can use `code`
@MainActor func readsCode(_ vault: Vault) {
    _ = vault.code
}
