import Foundation

/// What a verdict was reached from and under which conditions, so that it can be checked later.
package struct Evidence: Sendable, Equatable, Codable {
    /// The digest of the learner's files that were graded, FNV-1a with 128 bits.
    package var attempt: String
    /// The digest of the suite, the given files and the manifest.
    package var suite: String
    /// The Swift version and platform.
    package var toolchain: String
    /// The version of this tool.
    package var tool: String
    /// Whether the code ran in a sandbox.
    package var isSandboxed: Bool
    /// The limits of a build and of a run, in words.
    package var limits: [String]
    /// When the exercise was graded.
    package var gradedAt: Date
    /// How long grading took, in seconds.
    package var seconds: Double
    /// The submission whose identical files were graded, if it was another one.
    package var sameAs: String?
}
