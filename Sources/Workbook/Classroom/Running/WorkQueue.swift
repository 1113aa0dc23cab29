import WorkbookModel

/// The attempts that still have to be graded, and which worker grades which of them.
///
/// A worker stays with one exercise as long as it can, because the next attempt at the same exercise only compiles the
/// learner's files. Once every exercise has a worker, an idle one helps where most is left, with workspaces of its own.
actor WorkQueue {
    /// An attempt, and everyone who handed in exactly these files.
    struct Item: Sendable {
        /// The attempt of the first submission.
        var attempt: Attempt
        /// The submissions, by their ids.
        var submissions: [String]
        var key: JournalEntry.Key
    }

    /// Where a worker is.
    struct Post: Sendable, Hashable {
        fileprivate var index: Int
        /// The set of workspaces that the worker uses.
        fileprivate(set) var lane: Int
    }

    private var queues: [[Item]]
    private var lanes: [Set<Int>]
    private var isStopped = false

    /// Building an exercise for the first time takes about as long as grading this many attempts afterward.
    private static let worthAnotherLane = 6

    /// Creates a queue.
    ///
    /// - Parameter queues: The items of each exercise.
    init(_ queues: [[Item]]) {
        // Items are taken from the end.
        self.queues = queues.map { $0.reversed() }
        lanes = queues.map { _ in [] }
    }

    /// Returns the next item for a worker; `nil` if there is nothing left that it should do.
    func next(at post: Post?) -> (item: Item, post: Post)? {
        if isStopped { return nil }
        if let post {
            if let item = queues[post.index].popLast() { return (item, post) }
            lanes[post.index].remove(post.lane)
        }
        let open = queues.indices.filter { !queues[$0].isEmpty }
        let free = open.filter { lanes[$0].isEmpty }
        let helped = open.filter { queues[$0].count / (lanes[$0].count + 1) >= WorkQueue.worthAnotherLane }
        func most(_ indices: [Int]) -> Int? {
            indices.max { (queues[$0].count, $1) < (queues[$1].count, $0) }
        }
        guard let index = most(free) ?? most(helped), let item = queues[index].popLast() else { return nil }
        let lane = (0...).first { !lanes[index].contains($0) } ?? 0
        lanes[index].insert(lane)
        return (item, Post(index: index, lane: lane))
    }

    /// Keeps all workers from beginning anything else.
    func stop() { isStopped = true }
}
