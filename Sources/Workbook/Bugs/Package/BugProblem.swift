import Foundation

/// Why a package's tests can't be judged.
package enum BugProblem: Error, Equatable {
    /// This folder doesn't exist.
    case noFolder(URL)
    /// There is no `Package.swift` in this folder, nor above it.
    case noPackage(URL)
    /// The package's manifest can't be read; these are the compiler's words.
    case badManifest(URL, String)
    /// The package doesn't build; these are the first errors.
    case doesNotBuild(URL, [String])
    /// SwiftPM could not download what the package depends on.
    case needsNetwork(URL, String)
    /// The package builds, but not with changes in it.
    case cannotChange(URL, [String])
    /// There is nothing to change: why each target or file was skipped.
    case nothingToChange(URL, [String])
    /// The package has no tests.
    case noTests(URL)
    /// No test passes each time; these fail.
    case testsFail(URL, [String])
    /// The tests crash, or don't end, without any change.
    case testsCrash(URL, String)
    /// Git can't say which lines have changed since this reference.
    case badReference(String, String)
}
