import Foundation

/// Why results can't be sealed, or their seal can't be trusted.
package enum SealProblem: Error, Equatable {
    /// The file with the key of a seal does not exist, or can't be read.
    case noKey(URL)
    /// The file has too short a key for a seal.
    case weakKey(URL)
    /// The results have no seal.
    case unsealed(URL)
    /// The seal was made with another key, or for other results.
    case brokenSeal(URL, hasResults: Bool = true)
    /// A command that seals the results was interrupted.
    case interrupted(URL)
    /// The results have a seal, and no key was named to seal it again after the change that was asked for.
    case needsKey(URL)
}
