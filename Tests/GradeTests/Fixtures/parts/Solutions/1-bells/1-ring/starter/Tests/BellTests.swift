import Testing

@testable import Bell

@Suite struct BellTests {
}
