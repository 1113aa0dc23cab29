// CLIENT: testable
import Foundation
import StandInUI

@testable import ProfileCollaborator

// CHECK protocol: Any class or struct that has loadProfile(_:) can conform to ProfileLoading, and no other
// COMPILES: a class on the main actor that has only loadProfile(_:) and keeps the completion doesn't conform
@MainActor final class AnotherLoader: ProfileLoading {
    var waiting: [@MainActor (UserProfile?) -> Void] = []

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        waiting.append(completion)
    }
}

// COMPILES: a struct that has only loadProfile(_:) doesn't conform
@MainActor struct LoaderStruct: ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) { completion(nil) }
}

// REJECTED type_does_not_conform: a class without loadProfile(_:) conforms to ProfileLoading
@MainActor final class IdleLoader: ProfileLoading {}

// CHECK defaults-loader: Tests can create a DefaultsProfileLoader from settings and a way to read files
// COMPILES: tests can't create a DefaultsProfileLoader(defaults:readFile:) and use it as an any ProfileLoading
@MainActor func makesALoader(_ defaults: UserDefaults) {
    let loader: any ProfileLoading = DefaultsProfileLoader(
        defaults: defaults, readFile: { (url: URL) -> Data? in url.isFileURL ? Data() : nil })
    loader.loadProfile { profile in _ = profile?.name }
}

// CHECK omitted-arguments: Callers can omit either argument of DefaultsProfileLoader, or both
// COMPILES: tests can't omit one of the two arguments, or both
@MainActor func leavesOut(_ defaults: UserDefaults) -> [any ProfileLoading] {
    [
        DefaultsProfileLoader(),
        DefaultsProfileLoader(defaults: defaults),
        DefaultsProfileLoader(readFile: { (url: URL) -> Data? in url.isFileURL ? Data() : nil }),
    ]
}

// CHECK screen: Tests can create a screen without arguments
// COMPILES: tests can't create a ProfileViewController()
@MainActor func makesAScreen() {
    let screen: ProfileViewController = ProfileViewController()
    _ = screen.nameLabel.text
}

// CHECK loader: Tests can read and replace the loader of a screen
// COMPILES: tests can't set the loader of a screen to an any ProfileLoading
@MainActor func replacesTheLoader(of screen: ProfileViewController, _ loader: any ProfileLoading) {
    screen.loader = loader
}

// COMPILES: tests can't read loader as an any ProfileLoading
@MainActor func readsTheLoader(_ screen: ProfileViewController) {
    let loader: any ProfileLoading = screen.loader
    _ = loader
}

// CHECK final: The screen is a final class
// COMPILES: tests can't refer to ProfileViewController
@MainActor func namesTheScreen(_ screen: ProfileViewController?) {}

// REJECTED inheritance_from_final_class or superclass_not_open: tests can subclass ProfileViewController
class Subclass: ProfileViewController {}
