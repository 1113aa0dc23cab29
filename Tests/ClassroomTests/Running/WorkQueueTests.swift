import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

struct WorkQueueTests {
    /// Returns a queue with a number of items for each exercise of a sample course.
    private func queue(_ counts: [Int]) -> WorkQueue {
        let exercises = SampleProgress.course.exercises
        return WorkQueue(
            counts.enumerated().map { index, count in
                (0..<count).map { number in
                    WorkQueue.Item(
                        attempt: Attempt(exercises[index]), submissions: ["\(index).\(number)"],
                        key: .init(exercise: exercises[index].slug, attempt: "\(number)", conditions: ""))
                }
            })
    }

    @Test("A worker takes the exercise with the most attempts and grades them in order of submission")
    func one() async {
        let queue = queue([1, 3])
        var names: [String] = []
        var post: WorkQueue.Post?
        while let next = await queue.next(at: post) {
            names += next.item.submissions
            post = next.post
        }
        expectEqual(names, ["1.0", "1.1", "1.2", "0.0"])
    }

    @Test("Two workers take different exercises in the same lane")
    func two() async throws {
        let queue = queue([2, 3])
        let first = try #require(await queue.next(at: nil))
        let second = try #require(await queue.next(at: nil))
        #expect(first.item.submissions == ["1.0"] && second.item.submissions == ["0.0"])
        #expect(first.post.lane == 0 && second.post.lane == 0)
    }

    @Test("An idle worker helps with an exercise, in its own lane, only if enough attempts are left")
    func help() async throws {
        let long = queue([14])
        let first = try #require(await long.next(at: nil))
        let second = try #require(await long.next(at: nil))
        #expect(first.post.lane == 0 && second.post.lane == 1)
        let short = queue([4])
        #expect(await short.next(at: nil) != nil)
        #expect(await short.next(at: nil) == nil)
    }

    @Test("A stopped queue returns no items")
    func stopped() async {
        let queue = queue([3])
        await queue.stop()
        #expect(await queue.next(at: nil) == nil)
    }
}
