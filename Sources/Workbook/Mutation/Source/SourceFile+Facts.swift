import WorkbookSystem

// What the search for bugs asks about a file before it is changed.

extension SourceFile {
    /// The lines.
    package var lines: [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The number of bodies that can be changed.
    package var bodyCount: Int { bodies.count }

    /// Returns the number of the body that an offset is in; `nil` if it isn't in a body that can be changed.
    package func body(at offset: Int) -> Int? { bodies.firstIndex { $0.range.contains(offset) } }

    /// Returns the line and the column of an offset in bytes, both from 1; `nil` if the file is shorter.
    package func place(of offset: Int) -> SourcePosition? {
        offset < bytes.count ? position(of: offset) : nil
    }

    /// Returns how many lines a body has.
    package func lineCount(ofBody index: Int) -> Int {
        line(of: bodies[index].range.upperBound) - line(of: bodies[index].range.lowerBound) + 1
    }

    /// Returns where a body begins, and what distinguishes it from other functions of its name: the types of its parameters.
    package func heading(ofBody index: Int) -> (name: String, full: String, line: Int) {
        let body = bodies[index]
        let labels = body.labels.dropFirst().split(separator: ":")
        let types = zip(labels, body.parameters).map { "\($0): \($1.type)" }.joined(separator: ", ")
        let full = "\(body.name)(\(types))\(body.resultType.map { " -> \($0)" } ?? "")"
        return (body.signature, body.labels.isEmpty ? body.name : full, line(of: body.range.lowerBound))
    }

    /// Whether a body waits for something.
    package func waits(inBody index: Int) -> Bool {
        tokens.contains { $0.text == "await" && bodies[index].range.contains($0.range.lowerBound) }
    }

    /// Whether it imports a library for tests.
    package var isForTests: Bool {
        tokens.indices.dropLast().contains {
            tokens[$0].text == "import" && ["XCTest", "Testing"].contains(tokens[$0 + 1].text)
        }
    }

    /// Whether everything in the file depends on a condition of the compiler, so that the syntax tree shows nothing.
    package var isConditional: Bool {
        bodies.isEmpty && tokens.contains { $0.text == "#if" }
    }

    /// The number of lines that depend on a condition of the compiler, so that the syntax tree doesn't show them.
    package var conditionalLineCount: Int {
        var (count, depth, start) = (0, 0, 0)
        for token in tokens {
            if token.text == "#if" {
                if depth == 0 { start = line(of: token.range.lowerBound) }
                depth += 1
            } else if token.text == "#endif" {
                depth -= 1
                if depth == 0 { count += line(of: token.range.lowerBound) - start - 1 }
            }
        }
        return count
    }
}
