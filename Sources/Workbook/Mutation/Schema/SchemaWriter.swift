import WorkbookSystem

/// Writes the text of one file of a schema.
struct SchemaWriter {
    private let source: SourceFile
    private let mutants: [Int: Mutant]
    private let firstBody: Int?
    private let bytes: [UInt8]
    /// The text so far.
    private(set) var text = ""
    /// Which mutants are in which lines of the text.
    private(set) var places: [(lines: ClosedRange<Int>, numbers: [Int])] = []
    /// Which mutants may be the cause of an error that is in no mutant's own lines.
    private(set) var suspects: [(lines: ClosedRange<Int>, numbers: [Int])] = []
    /// Which mutants are in the body between these lines.
    private(set) var bodies: [(lines: ClosedRange<Int>, numbers: [Int])] = []
    /// The numbers of the wrappers by the properties' indices.
    private(set) var wrapped: [Int: Int] = [:]
    private var line = 1
    private var position = 0

    /// Prepares the text of a file with some mutants of it.
    ///
    /// - Parameters:
    ///   - firstProperty: The number of the first wrapper in this file.
    ///   - firstBody: The number of the first body, if the program notes which bodies run.
    init(_ source: SourceFile, _ mutants: [Int: Mutant], firstProperty: Int, firstBody: Int? = nil) {
        self.source = source
        self.firstBody = firstBody
        bytes = firstBody == nil ? source.bytes : source.bytesWithoutInlining
        self.mutants = mutants
        let indices = Set(
            mutants.values.compactMap { if case .storage(let index, _) = $0.scope { index } else { nil } })
        for (offset, index) in indices.sorted().enumerated() { wrapped[index] = firstProperty + offset }
    }

    /// Writes everything.
    mutating func write() {
        let bodies = Dictionary(grouping: mutants.keys.sorted()) { number -> Int? in
            if case .body(let index) = mutants[number]?.scope { index } else { nil }
        }
        let bodyPlaces = bodies.compactMap { index, numbers in
            index.map { (source.bodies[$0].range.lowerBound, $0, numbers) }
        }
        let all: [(offset: Int, write: (inout SchemaWriter) -> Void)] =
            bodyPlaces.map { offset, index, numbers in (offset, { $0.write(body: index, numbers) }) }
            + wrapped.map { property, wrapper in
                (source.properties[property].start, { $0.write(property: property, wrapper) })
            }
        for place in all.sorted(by: { $0.offset < $1.offset }) {
            copy(to: place.offset)
            place.write(&self)
        }
        copy(to: source.bytes.count)
    }

    private mutating func append(_ more: String) {
        text += more
        line += more.utf8.count { $0 == UInt8(ascii: "\n") }
    }

    private mutating func copy(to offset: Int) {
        guard offset > position else { return }
        let code = String(decoding: bytes[position..<offset], as: UTF8.self)
        append(firstBody == nil ? code : SourceFile.usable(code))
        position = offset
    }

    private mutating func write(body index: Int, _ numbers: [Int]) {
        let body = source.bodies[index]
        let start = line
        // A debug build compares one case after the other, so the original comes first where speed matters.
        if let firstBody {
            let limits = "\(numbers.first ?? 0), \(numbers.last ?? 0)"
            append("{\nswitch __Mutant.chosen(\(firstBody + index), \(limits)) {\n")
            append("case 0:\n" + copy(of: body, with: []) + "\n")
        } else {
            append("{\nswitch __Mutant.active {\n")
        }
        for number in numbers {
            guard let mutant = mutants[number] else { continue }
            let first = line
            append("case \(number):\n" + copy(of: body, with: mutant.edits, notes: firstBody != nil) + "\n")
            places.append((first...line - 1, [number]))
        }
        // `chosen` returns 0 or one of these numbers, so the trap in the written code only satisfies the compiler.
        let rest = firstBody == nil ? copy(of: body, with: []) : "fatalError(\"no such mutant\")"
        append("default:\n" + rest + "\n}\n}")
        position = body.range.upperBound
        // The compiler reports what an initializer misses at the end of all its copies.
        let drops = numbers.filter { mutants[$0]?.operation == "drop-statement" }
        suspects.append((start...line, drops.isEmpty ? numbers : drops))
        bodies.append((start...line, numbers))
    }

    /// Returns the code of a body, without its braces, with edits.
    ///
    /// - Parameter notes: Whether it notes that the changed statement runs.
    private func copy(of body: CodeBody, with edits: [Edit], notes: Bool = false) -> String {
        let inside = body.range.lowerBound + 1..<body.range.upperBound - 1
        let implied = body.impliedResult.map {
            Edit(range: $0.lowerBound..<$0.lowerBound, replacement: "return ")
        }
        let place =
            edits.first.flatMap { body.statementStart(around: $0.range.lowerBound) } ?? inside.lowerBound
        let note = notes ? [Edit(range: place..<place, replacement: "__Mutant.ran(); ")] : []
        // What is inserted at one place comes before what is inserted there earlier.
        let all =
            edits.filter { !$0.range.isEmpty } + [implied].compactMap { $0 } + edits.filter(\.range.isEmpty)
            + note
        let code = Edit.apply(all, to: source.bytes[inside], from: inside.lowerBound)
        // A case must not be empty.
        return "_ = ()\n" + String(decoding: code, as: UTF8.self)
    }

    private mutating func write(property index: Int, _ wrapper: Int) {
        let property = source.properties[index]
        let first = line
        append("@__Stored\(wrapper) ")
        copy(to: property.keyword.range.lowerBound)
        append("var")
        position = property.keyword.range.upperBound
        let numbers = mutants.filter { if case .storage(index, _) = $0.value.scope { true } else { false } }
            .keys
        places.append((first...line, numbers.sorted()))
    }
}
