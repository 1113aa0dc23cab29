// ROW 29: asks the grader's own type which bug is planted, under the name that it has in the course
// VERDICT: didNotCompile
// SAYS: `PlantedVariant` belongs to the grader and says which bug is planted
import Foundation
import Testing

@testable import CounterKit

@Suite struct CounterTests {
    @Test func counts() { #expect([.sum, .log].contains(PlantedVariant.current)) }
}
