// CLIENT: testable
import Foundation
import StandInUI

@testable import ProfileCollaborator

// CHECK protocol: ProfileLoading asks for loadProfile(_:) and nothing more
// COMPILES: a class on the main actor with just loadProfile(_:), keeping its completion, does not conform
@MainActor final class PatientLoader: ProfileLoading {
    var waiting: [@MainActor (UserProfile?) -> Void] = []

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        waiting.append(completion)
    }
}

// COMPILES: a struct with just loadProfile(_:) does not conform
@MainActor struct QuickLoader: ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) { completion(nil) }
}

// REJECTED "does not conform to protocol": a class without loadProfile(_:) conforms to ProfileLoading
@MainActor final class IdleLoader: ProfileLoading {}

// CHECK defaults-loader: DefaultsProfileLoader is made from settings and a way to read files
// COMPILES: tests cannot write DefaultsProfileLoader(defaults:readFile:) and use it as a ProfileLoading
@MainActor func makesALoader(_ defaults: UserDefaults) {
    let loader: any ProfileLoading = DefaultsProfileLoader(
        defaults: defaults, readFile: { (url: URL) -> Data? in url.isFileURL ? Data() : nil })
    loader.loadProfile { profile in _ = profile?.name }
}

// COMPILES: one of the two arguments, or both, cannot be left out
@MainActor func leavesOut(_ defaults: UserDefaults) -> [any ProfileLoading] {
    [
        DefaultsProfileLoader(),
        DefaultsProfileLoader(defaults: defaults),
        DefaultsProfileLoader(readFile: { (url: URL) -> Data? in url.isFileURL ? Data() : nil }),
    ]
}

// CHECK loader: Tests can read and replace the loader of a screen
// COMPILES: tests cannot make a ProfileViewController() and set its loader to any ProfileLoading
@MainActor func replacesTheLoader(_ loader: any ProfileLoading) {
    let screen = ProfileViewController()
    screen.loader = loader
}

// COMPILES: tests cannot read loader as an any ProfileLoading
@MainActor func readsTheLoader(_ screen: ProfileViewController) {
    let loader: any ProfileLoading = screen.loader
    _ = loader
}

// CHECK final: The screen is a final class
// COMPILES: tests cannot name ProfileViewController
@MainActor func namesTheScreen(_ screen: ProfileViewController?) {}

// REJECTED "inheritance from a final class" or "non-open class": tests can make a subclass of ProfileViewController
class Subclass: ProfileViewController {}
