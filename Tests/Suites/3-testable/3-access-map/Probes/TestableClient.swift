// CLIENT: testable
@testable import VaultAccess

// CHECK vault
// COMPILES: tests cannot use the type `Vault`
@MainActor func keepsVault() {
    let vault: Vault? = nil
    _ = vault
}

// REJECTED inheritance_from_final_class or superclass_not_open: tests can subclass `Vault`
class Subclass: Vault {}

// A vault is never a number. With such a snippet, a check isn't attempted if the class itself can't be used, because
// `vault` already says so.

// CHECK init
// COMPILES: tests cannot use `init(name:)`
@MainActor func makesVault() -> Vault {
    Vault(name: "Harbor")
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberOne(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK unlock
// COMPILES: tests cannot use `unlock(with:)`
@MainActor func unlocks(_ vault: Vault) {
    _ = vault.unlock(with: 0)
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberTwo(_ vault: Vault) {
    let _: Swift.Int = vault
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

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberThree(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK change-code
// COMPILES: tests cannot use `changeCode(to:)`
@MainActor func changesCode(_ vault: Vault) {
    vault.changeCode(to: 1)
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberFour(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK repair
// COMPILES: tests cannot use `repair()`
@MainActor func repairs(_ vault: Vault) {
    vault.repair()
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberFive(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK failed-attempts
// COMPILES: tests cannot read `failedAttempts`
@MainActor func readsFailedAttempts(_ vault: Vault) {
    let count: Swift.Int = vault.failedAttempts
    _ = count
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberSix(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK is-jammed
// COMPILES: tests cannot read `isJammed`
@MainActor func readsIsJammed(_ vault: Vault) {
    let isJammed: Swift.Bool = vault.isJammed
    _ = isJammed
}

// REJECTED cannot_convert_initializer_value: a vault is a number
@MainActor func isNoNumberSeven(_ vault: Vault) {
    let _: Swift.Int = vault
}

// CHECK code
// COMPILES: tests cannot use the type `Vault`
@MainActor func namesVault(_ vault: Vault) {}

// REJECTED candidate_inaccessible "'private' protection level" or candidate_inaccessible "'fileprivate' protection level" or could_not_find_value_member "'code'": tests can use `code`
@MainActor func readsCode(_ vault: Vault) {
    _ = vault.code
}

// CHECK code-kept: The vault still has a property named `code`
// COMPILES: tests cannot use the type `Vault`
@MainActor func namesVaultAgain(_ vault: Vault) {}

// This is never accepted either: it says whether the property exists, no matter who can use it.
// REJECTED candidate_inaccessible or cannot_convert_initializer_value: the vault still has `code`
@MainActor func isCodeOfAnotherType(_ vault: Vault) {
    let _: Swift.Never = vault.code
}
