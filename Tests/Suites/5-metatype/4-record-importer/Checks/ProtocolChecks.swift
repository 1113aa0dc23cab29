import Testing

@testable import RecordImporting

/// Returns the number of requirements that a protocol declares, including those with a default implementation.
///
/// Compile-time checks can't notice a requirement with a default, because types conform without implementing it.
/// The metadata of the protocol, whose layout belongs to Swift's ABI, lists every requirement.
///
/// - Parameter existential: The type `any P` of a protocol `P`.
private func numberOfRequirements(of existential: Any.Type) -> Int? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let kindOfExistentials = 0x303
    guard same(metadata.load(as: Int.self), kindOfExistentials),
        same(Int(metadata.load(fromByteOffset: 12, as: UInt32.self)), 1)
    else { return nil }
    let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    let signatureCount = Int(descriptor.load(fromByteOffset: 12, as: UInt32.self))
    let entryCount = Int(descriptor.load(fromByteOffset: 16, as: UInt32.self))
    let entries = descriptor + 24 + 12 * signatureCount
    return (0..<entryCount).filter { index in
        switch entries.load(fromByteOffset: 8 * index, as: UInt32.self) & 15 {
        case 1, 2, 3, 7: true  // a method, an initializer, a getter, an associated type
        default: false  // an inherited protocol, or a second entry of a property or an associated type
        }
    }.count
}

@Suite("Records need only an initializer") struct ProtocolChecks {
    @Test("ImportedRecord has only one requirement")
    func onlyRequirement() {
        guard let count = numberOfRequirements(of: (any ImportedRecord).self), count > 1 else { return }
        expect(count, equals: 1, "number of requirements in ImportedRecord")
    }
}
