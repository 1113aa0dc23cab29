/// What counts as similar, and how much of it is reported.
///
/// The numbers were chosen with 567 solutions of 122 exercises by 15 people, and with this course's own solutions;
/// `Tests/Classroom/similarity.sh` measures the latter.
package struct SimilarityPolicy: Sendable, Equatable {
    /// How fingerprints are chosen.
    ///
    /// With 8 or 12 tokens instead of 10, about as many copies were found; with 16, fewer.
    var winnowing = Winnowing(gramLength: 10, windowLength: 4)
    /// The size of a class from which code that many submissions have in common is set aside.
    var smallestClass = 10
    /// The share of a class above which code that so many submissions have proves nothing; equal files count once.
    var commonShare = 1.0 / 3
    /// How much of its distinctive code a submission must share, if the other one has more of it.
    var leastShare = 0.5
    /// The least evidence in an exercise: three fingerprints that nobody else has, or more that others have too.
    var leastInExercise = 3.0
    /// The least evidence in all exercises for two submissions to be reported.
    var leastInAll = 8.0
    /// The most pairs of an exercise, and the most pairs of submissions, that are reported.
    var mostPairs = 300

    /// The policy for courses such as this one.
    package static let standard = SimilarityPolicy()
}
