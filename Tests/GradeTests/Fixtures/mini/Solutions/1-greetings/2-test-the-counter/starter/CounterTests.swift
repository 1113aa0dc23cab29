import Testing

@testable import CounterKit

@Suite struct CounterTests {
}
