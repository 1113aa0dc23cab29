// CLIENT: package
import VaultAccess

// CHECK vault
// COMPILES: this package cannot use the type `Vault`
@MainActor func keepsVault() {
    let vault: Vault? = nil
    _ = vault
}

// REJECTED inheritance_from_final_class or superclass_not_open: this package can subclass `Vault`
class Subclass: Vault {}

// A vault is never a number. With such a snippet, a check isn't attempted if the class itself can't be used, because
// `vault` already says so.

// CHECK init
// COMPILES: this package cannot use `init(name:)`
@MainActor func makesVault() -> Vault {
    Vault(name: "Harbor")
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberOne(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK unlock
// COMPILES: this package cannot use `unlock(with:)`
@MainActor func unlocks(_ vault: Vault) {
    _ = vault.unlock(with: 0)
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberTwo(_ vault: Vault) {
    let _: Swift.Int = vault
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

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberThree(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK change-code
// COMPILES: this package cannot use `changeCode(to:)`
@MainActor func changesCode(_ vault: Vault) {
    vault.changeCode(to: 1)
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberFour(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK repair
// COMPILES: this package cannot use `repair()`
@MainActor func repairs(_ vault: Vault) {
    vault.repair()
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberFive(_ vault: Vault) {
    let _: Swift.Int = vault
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

// REJECTED candidate_inaccessible or could_not_find_value_member "'code'": this package can use `code`
@MainActor func readsCode(_ vault: Vault) {
    _ = vault.code
}
