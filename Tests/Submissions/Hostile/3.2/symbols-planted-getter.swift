// Does: Declares the getter of the planted variant by its mangled name, so that no word of the source names the type.
// VERDICT: didNotCompile
// SAYS: Your code uses `static PlantedVariant.current.getter`, but nothing defines it, so your code compiles but can't be linked.
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

/// The number of the variant that runs.
@`_silgen_name`("$s10TrackerKit14PlantedVariantO7currentACvgZ")
private func planted() -> UInt8

@Suite struct TrackerTests {
    @Test func trackerKeepsItsPromises() {
        // The two correct variants come first.
        #expect(planted() < 2)
    }
}
