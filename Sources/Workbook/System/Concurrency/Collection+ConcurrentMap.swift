extension Collection where Self: Sendable, Element: Sendable {
    /// Returns the results of an operation on each element, running a bounded number at once.
    ///
    /// The operations start in the order of the elements, and the results have the same order.
    ///
    /// - Parameters:
    ///   - limit: How many operations may run at once; at least one may.
    ///   - completed: Called with each element and its result in the order in which the operations end, one
    ///     after the other.
    ///   - operation: What to do with an element.
    /// - Throws: The first error of an operation; the operations that still run are cancelled.
    package func concurrentMap<Value: Sendable>(
        limit: Int, completed: (Element, Value) -> Void = { _, _ in },
        _ operation: @escaping @Sendable (Element) async throws -> Value
    ) async rethrows -> [Value] {
        try await withThrowingTaskGroup(of: (Int, Element, Value).self) { group in
            var rest = enumerated().makeIterator()
            func startNext() {
                guard let (index, element) = rest.next() else { return }
                group.addTask { (index, element, try await operation(element)) }
            }
            for _ in 0..<Swift.max(1, limit) { startNext() }
            var results: [(index: Int, value: Value)] = []
            while let (index, element, value) = try await group.next() {
                completed(element, value)
                results.append((index, value))
                startNext()
            }
            return results.sorted { $0.index < $1.index }.map(\.value)
        }
    }
}
