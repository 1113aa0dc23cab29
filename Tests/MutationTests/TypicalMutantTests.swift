import Foundation
import TestSupport
import Testing

@testable import WorkbookMutation
@testable import WorkbookSystem

/// The mutants that the tests of any code should notice.
@Suite(.temporaryFolder) struct TypicalMutantTests {
    private func consequences(_ text: String) async throws -> [String] {
        Mutator.typicalMutants(of: try await Compiler().source(text)).map(\.consequence)
    }

    @Test("A change is described by the code around it, before and after, and conditions are negated once")
    func comparison() async throws {
        let found = try await consequences(
            """
            struct Gate {
                func isFull(_ list: [Int]) -> Bool { list.count >= limit && !isOpen }
                func add(_ item: Int) {
                    if list.count < 3, isOpen { list.append(item) }
                }
            }
            """)
        expectEqual(
            found,
            [
                "`list.count >= limit` becomes `list.count > limit`",
                "`list.count >= limit` becomes `list.count < limit`",
                "`list.count >= limit && !isOpen` becomes `list.count >= limit || !isOpen`",
                "`!isOpen` becomes `isOpen`",
                "`list.count >= limit && !isOpen` becomes `!(list.count >= limit && !isOpen)`",
                "`list.count < 3` becomes `list.count <= 3`",
                "`list.append(item)` is removed",
                "`list.count < 3` becomes `!(list.count < 3)`", "`list.count < 3` is always true",
                "`isOpen` becomes `!(isOpen)`", "`isOpen` is always true",
            ])
    }

    @Test(
        "What can't compile is left out: other initializers, static members as values, names that are taken, cases without code"
    )
    func compiling() async throws {
        let text = """
            struct Reader {
                init(size: Int = standard, name: String = "") throws {
                    try self.init(size)
                    note(name)
                }
                func show(_ kind: Kind, text: String = "") {
                    let text = text.isEmpty ? first : second
                    switch kind {
                    case .cr: emit(1)
                    case .ln:
                        emit(text)
                        emit(2)
                    }
                }
                private let kind: Kind
            }
            extension Reader: Sequence {}
            """
        let mutants = Mutator.typicalMutants(of: try await Compiler().source(text))
        let found = mutants.map(\.consequence)
        for words in ["self.init", "`standard`", "for `text`"] {
            #expect(!found.contains { $0.contains(words) }, Comment(rawValue: words))
        }
        #expect(found.contains { $0.hasSuffix("uses `\"\"` for `name`") })
        for (words, replacement) in [("`emit(1)` is removed", "break"), ("`emit(text)` is removed", "")] {
            let mutant = mutants.first { $0.consequence == words }
            expectEqual(mutant?.edits.map(\.replacement), [replacement])
        }
        let source = try await Compiler().source(text)
        expectEqual(source.properties.map(\.type), ["Kind"])
    }

    @Test(
        "What types would reject is left out: other arities, missing values and results, names of the package's own"
    )
    func rejected() async throws {
        let text = """
            struct Point {
                var x, y: Double
                let name: String?
                var note: String?
                var last: Bool
                init(_ x: Double, last: Bool) {
                    self.x = x
                    name = ""
                    note = ""
                    self.last = last
                    note.count = 3
                    _ = start()
                    (x, y) = origin
                }
                func mark(_ other: Line) { other.first = true }
                init(copying other: Point) {
                    self.init(other.x)
                    size = other.size
                }
                static func * (a: Point, b: Double) -> Point {
                    if b == 1 { return Point(a.x * b) }
                    return b * a
                }
                func scaled(_ factor: Int, by extension: String = "x") -> Int {
                    use("\\(`extension`) ")
                    return factor * 2
                }
                func kind(_ a: Bool, _ b: Bool, _ c: Character) -> Int {
                    switch (a, b) {
                    case (true, _) where c.isGood == true: return first
                    case (false, _): fallthrough
                    default: break
                    }
                    switch c {
                    case "x":
                        last()
                        fallthrough
                    default: log()
                    }
                    switch (a, b, c) {
                    case (true, _, "\u{7F}"): return 4
                    case (false, _, _):
                        note()
                        fallthrough
                    case (_, _, _): return 5
                    }
                }
                func spin() -> [String] {
                    while true { if isDone { return names.map { " at \\($0)" } } }
                }
                func pairs() -> [String] { names.map { "\\($0)" + empty($0, "a") } }
                func stop() -> Never { leave(); exit(2) }
                func lines() { all: while hasMore { next() } }
                func part() -> Int {
                    let min = list.first
                    return min + text.prefix(upTo: end).count + text.prefix(4).count + start(.first, max(1, 2))
                }
            }
            """
        let mutants = Mutator.typicalMutants(of: try await Compiler().source(text))
        let found = mutants.map(\.consequence)
        for words in [
            "`self.x = x` is removed", "`(x, y) = origin` is removed", "`name = \"\"` is removed",
            "`b * a` becomes", "`exit(2)` is removed", "`: while", "return 4` becomes `case (false",
            "`case (false, _, _)", "`true` becomes",
        ] {
            #expect(!found.contains { $0.hasPrefix(words) || $0.contains(words) }, "\(words): \(found)")
        }
        for words in [
            "`note = \"\"` is removed", "`note.count = 3` is removed", "`_ = start()` is removed",
            "`leave()` is removed", "`hasMore` becomes `!(hasMore)`",
            "`size = other.size` is removed",
            "`factor * 2` becomes `factor / 2`", "`a.x * b` becomes `a.x / b`",
            "uses `\"x\"` for `extension`",
            "`case (true, _) where", "c.isGood == false", "`other.first` becomes `other.last`",
            "\"#\"", "`note()` is removed", "`text.prefix` becomes `text.suffix`",
            "`prefix(4)` becomes `prefix(5)`", "min(1, 2)",
            "`list.first` becomes `list.last`",
        ] {
            #expect(found.contains { $0.contains(words) }, "\(words): \(found)")
        }
        expectEqual(
            mutants.filter { $0.operation == "name" }.map(\.consequence),
            [
                "`other.first` becomes `other.last`", "`list.first` becomes `list.last`",
                "`text.prefix` becomes `text.suffix`", "`max(1, 2)` becomes `min(1, 2)`",
            ])
        let emptied = mutants.filter { $0.operation == "literal" && $0.edits[0].replacement == "\"\"" }
        expectEqual(
            emptied.map(\.consequence),
            [
                #"`use("\(`extension`) ")` becomes `use("")`"#,
                #"`"\($0)" + empty($0, "a")` becomes `"" + empty($0, "a")`"#,
            ])
        // Only the last `switch` has to return a value.
        expectEqual(found.count { $0 == "`fallthrough` is removed" }, 2)
        let ignored = try #require(mutants.first { $0.operation == "ignore-parameter" })
        expectEqual(ignored.edits.map(\.replacement), ["\nlet `extension`: String = \"x\"\n"])
    }

    @Test("What hardly any test could notice is left out, and what is like it isn't")
    func equivalence() async throws {
        let found = try await consequences(
            """
            final class Store {
                init(_ list: [Int]) {
                    parent = nil
                    items = list
                }
                func text() -> String {
                    var text = ""
                    text += first
                    text += second
                    var all = ""
                    for item in items { all += item }
                    names.reserve(minimumCapacity: 4)
                    save(text.data(using: .utf8, allowLossyConversion: true))
                    names.shorten(to: 5)
                    buffer.deallocate()
                    parser_free(parser)
                    set_freely(parser)
                    lock()
                    blocks()
                    if level > 6 { print(level) }
                    guard level > 7 else { fatalError("no") }
                    if level > 8 { note(level) }
                    cachedText = text
                    _ = title
                    return names.sorted { $0.count < $1.count }.filter { $0.count < limit }
                }
                func encode(to encoder: any Encoder) throws {
                    try box.encode("tabs")
                    try box.encode(items)
                }
                func reset() { parent = nil; leave() }
                func trimmed(_ text: String) -> String {
                    guard !text.isEmpty else { return text }
                    if name.isEmpty { return name }
                    if other.isEmpty { return title }
                    guard !body.isEmpty else { return second }
                    if foot.isEmpty { leave() } else { return foot }
                    return text
                }
                func read(
                    from start: Int = 0
                ) -> Int { start }
            }
            """)
        for words in [
            "`parent = nil` is removed", "`text += first` becomes `text = first`",
            "`buffer.deallocate()` is removed", "`parser_free(parser)` is removed", "`lock()` is removed",
            "`level > 6` becomes `level >= 6`", "`level > 7` becomes `level >= 7`",
            "`cachedText = text` is removed", "`_ = title` is removed",
            "`$0.count < $1.count` becomes `$0.count <= $1.count`",
        ] {
            // The only removed `parent = nil` is that of `reset()`.
            #expect(
                found.count { $0 == words } == (words.hasPrefix("`parent") ? 1 : 0), Comment(rawValue: words))
        }
        // Of the two that return `text`, the first one returns it where it's empty.
        expectEqual(found.count { $0 == "`text` becomes `\"\"`" }, 1)
        #expect(!found.contains("`name` becomes `\"\"`"))
        for words in ["minimumCapacity: 5", "allowLossyConversion: false", "error of `box.encode(\"tabs\")`"]
        {
            #expect(!found.contains { $0.contains(words) }, Comment(rawValue: words))
        }
        for words in [
            "`text += second` becomes `text = second`", "`all += item` becomes `all = item`",
            "`set_freely(parser)` is removed", "`blocks()` is removed", "`title` becomes `\"\"`",
            "`second` becomes `\"\"`", "`foot` becomes `\"\"`",
            "`level > 8` becomes `level >= 8`", "`$0.count < limit` becomes `$0.count <= limit`",
        ] {
            #expect(found.contains(words), Comment(rawValue: words))
        }
        for words in ["to: 6", "error of `box.encode(items)`"] {
            #expect(found.contains { $0.contains(words) }, Comment(rawValue: words))
        }
    }

    @Test(
        "What comes to the same is left out: the only element, the sign of zero, and one change twice"
    )
    func same() async throws {
        let found = try await consequences(
            """
            final class Link {
                func only() -> Int? {
                    if list.count == 1, let a = list.first { return a }
                    guard items.list.count == 1, items.list.min() == 2 || items.list.max() == 3 else { return nil }
                    if list.count == 1 || list.last == 1 { other(list.first) }
                    return items.list.last ?? rest.first
                }
                func sign(_ n: Int) -> Int {
                    let sign: FloatingPointSign = n >= 0 ? .plus : .minus
                    let size = n < 0 ? -n : n
                    return n > 0 ? start : end
                }
                func make<T: Node>(_ type: T.Type = T.self) -> T { type.init() }
                func view(_ type: View.Type, _ kind: Kind = Kind.plain) -> View { type.init(kind) }
                func signed(_ n: Int) -> Int {
                    if isLess { () }
                    total = n * sign + sign * size
                    note(n * (isLess ? -1 : 1), n * (isMore ? 1 : -1))
                    return n * (isLess ? -1 : 2)
                }
                func open() {
                    task = Task.detached { [weak self] in await self?.connect() }
                    task = Task { [weak self] in await wait(); self?.close() }
                    queue.async { [weak self] in self?.close() }
                }
                func unread(encoding: Int = 1, size: Int = 2, name: String = "a", other: Int = 3) {
                    read(data, encoding: .utf8)
                    note("\\(name)", size + 0, other + 1, rest - 0)
                    if Bool.random() { stop() }
                    if Bool.random() == isOdd { halt() }
                }
                func copy() -> Int {
                    memcpy(&value, bytes.at(start + 7), 8)
                    note(memcpy(&value, bytes, size), 9)
                    if list.isFree { return 11 } else if MemoryLayout<Int>.size == 4 { return 12 } else { stop(13) }
                    return 14
                }
                func mark() {
                    if isOpen && text.hasPrefix("a") { count += 1 }
                    if names.insert(name).inserted { added += 1 }
                    if isShut { leave() } else { stay() }
                    if isLate { return }
                    if isBad { first(); second() }
                }
            }
            """)
        for words in [
            "`list.first` becomes `list.last`", "`items.list.min() == 2` becomes `items.list.max()",
            "`n >= 0` becomes `n > 0`", "`n < 0` becomes `n <= 0`",
            "`if isOpen && text.hasPrefix(\"a\") { count += 1 }` is removed", "`Link.make(_:)` uses",
            "`Link.view(_:_:)` uses `T.self` in place",
            "`n * (isLess ? -1 : 1)` becomes", "`()` is removed",
            "`n * sign + sign * size` becomes `n / sign", "`n * (isMore ? 1 : -1)` becomes",
            "`Link.unread(encoding:size:name:other:)` uses `1`", "`size + 0` becomes `size - 0",
            "`rest - 0` becomes `rest + 0",
            "`Bool.random()` becomes",
            "`8` becomes", "`MemoryLayout<Int>.size == 4` becomes", "`12` becomes", "`return 12` becomes",
        ] {
            // The one that is left is in the block.
            #expect(
                found.count { $0.hasPrefix(words) } == (words.contains("list.first") ? 1 : 0),
                "\(words): \(found)")
        }
        expectEqual(found.count { $0 == "a closure keeps `self` alive" }, 2)
        for words in [
            "`list.last == 1` becomes `list.first == 1`", "?? rest.last`",
            "`Link.view(_:_:)` uses `Kind.plain` for `kind`",
            "`n * sign + sign * size` becomes `n * sign + sign / size`",
            "`n * (isLess ? -1 : 2)` becomes `n / (isLess ? -1 : 2)`",
            "uses `2` for `size`", "uses `\"a\"` for `name`", "`Bool.random() == isOdd` becomes",
            "`other + 1`",
            ", size), 9)` becomes", "`start + 7` becomes `start + 8`", "`11` becomes", "`return 14` becomes",
            "`n > 0` becomes `n >= 0`", "`n >= 0` becomes `n < 0`", "`count += 1` is removed",
            "`if names.insert(name).inserted { added += 1 }` is removed", "`added += 1` is removed",
            "`if isShut { leave() } else { stay() }` is removed", "`if isLate { return }` is removed",
            "`if isBad { first(); second() }` is removed",
        ] {
            #expect(found.contains { $0.contains(words) }, "\(words): \(found)")
        }
    }

    @Test(
        "What something else may decide as well is a detail: leaving early, and a value for what is missing")
    func details() async throws {
        let mutants = Mutator.typicalMutants(
            of: try await Compiler().source(
                """
                struct Line {
                    func read(_ text: String) -> Bool {
                        if text.isEmpty { return false }
                        if text.count > 9 { throw TooLong() }
                        if text.count > 8 { log(); return false }
                        if text.count == 1 {
                            // Fast path: one letter
                            digits.append(text)
                            log()
                        }
                        return text.first?.isDigit ?? true
                    }
                    func count(_ text: String) -> Int {
                        guard let regex = try? Regex(text) else { return size }
                        guard let first = regex.first else { return other }
                        return first.count
                    }
                    func encode(to encoder: any Encoder) throws {
                        try container.encode(size, forKey: .size)
                        try encoder.encode(size)
                    }
                    func common(_ one: String, _ other: String, at end: Int, to start: Int) {
                        share(one, other)
                        move(from: start, to: end)
                    }
                    func grow(_ size: Int, keepCapacity: Bool = false) {
                        let capacity = size * 2
                        let other = size * 3
                        let length = size * 4
                        list.reserveCapacity(length)
                        list.removeAll(keepingCapacity: keepCapacity)
                    }
                    static func close(_ reader: Reader) throws -> Line {
                        try reader.read(">")
                        try reader.read("!")
                        return parse(reader, debug: false)
                    }
                    public static func open(_ reader: Reader) throws -> Line {
                        try reader.read("<")
                        return parse(reader)
                    }
                }
                """))
        expectEqual(
            mutants.filter(\.isDetail).map(\.consequence),
            [
                "`.isDigit ?? true` becomes `.isDigit ?? false`",
                "`if text.isEmpty { return false }` is removed",
                "`if text.count == 1 { // Fast path: one letter digits.append(text) log…` is removed",
                "`size` becomes `0`",
                "`Line.encode(to:)` swallows the error of `container.encode(size, forKey: .size)`",
                "`share(one, other)` becomes `share(other, one)`",
                "`size * 2` becomes `size / 2`", "`size * 2` becomes `size * 3`",
                "`size * 4` becomes `size / 4`", "`size * 4` becomes `size * 5`",
                "`Line.grow(_:keepCapacity:)` uses `false` for `keepCapacity`",
                "`return parse(reader, debug: false)` becomes `return parse(reader, debug: true)`",
                #"`Line.close(_:)` swallows the error of `reader.read(">")`"#,
            ])
        #expect(mutants.contains { $0.consequence == "`size * 3` becomes `size * 4`" })
        #expect(
            mutants.contains {
                $0.consequence == "`move(from: start, to: end)` becomes `move(from: end, to: start)`"
            })
        #expect(mutants.contains { $0.consequence == "`if text.count > 9 { throw TooLong() }` is removed" })
    }

    @Test("The value of a block in an expression isn't removed, and neither is the expression")
    func values() async throws {
        let found = try await consequences(
            """
            struct Gate {
                func side(_ side: Side) -> Data {
                    return switch side {
                    case .left:
                        switch order { case .up: up(); case .down: down() }
                    case .right: right()
                    }
                }
                func number() -> Double? {
                    if let data { data.read() } else { other() }
                }
                func local() -> Int {
                    func inner() -> Int { if a { one() } else { two() } }
                    func void() { if a { ten() } else { eleven() } }
                    return list.reduce { a in a.map { if b { one() } else { two() } } }
                }
                func open() {
                    let a = if isOpen { one() } else { two() }
                    if isShut { three() } else { four(); five() }
                    switch side { case .left: six(); case .right: list.forEach { seven($0); eight($0) } }
                    for item in list { nine(item) }
                }
            }
            """)
        let removed = found.filter { $0.hasSuffix(" is removed") && !$0.contains(" { ") }
        expectEqual(
            removed.compactMap { $0.split(separator: "(").first },
            ["`ten", "`eleven", "`three", "`four", "`five", "`six", "`seven", "`eight", "`nine"])
    }

    @Test("A condition that is one negation or one equality is negated once")
    func negatedOnce() async throws {
        let found = try await consequences(
            """
            struct Gate {
                func open(_ list: [Int], _ code: Int) -> Bool {
                    if !list.isEmpty { log() }
                    guard code == a else { return false }
                    if !list.isFull && code == b { log() }
                    return code == c
                }
                func has(_ list: [Int]) -> Bool {
                    if !list.contains(where: { $0 == d }) { log() }
                    return list.contains { $0 == e }
                }
            }
            """)
        expectEqual(
            found.filter { !$0.contains("always") && ($0.contains("`!") || $0.contains("==")) },
            [
                "`!list.isEmpty` becomes `list.isEmpty`",
                "`guard code == a else { return false }` becomes `guard code == a else { return true }`",
                "`!list.isFull` becomes `list.isFull`",
                "`!list.isFull && code == b` becomes `!list.isFull || code == b`",
                "`code == b` becomes `code != b`", "`code == c` becomes `code != c`",
                "`code == a` becomes `!(code == a)`",
                "`!list.isFull && code == b` becomes `!(!list.isFull && code == b)`",
                "`!list.contains(where: { $0 == d })` becomes `list.contains(where: { $0 == d })`",
                "`$0 == d` becomes `$0 != d`", "`$0 == e` becomes `$0 != e`",
                "`if !list.contains(where: { $0 == d }) { log() }` is removed",
                "`list.contains { $0 == e }` becomes `!(list.contains { $0 == e })`",
            ])
    }

    @Test("A limit becomes the other one, and a product a quotient, only if there surely is one")
    func surely() async throws {
        let found = try await consequences(
            """
            struct Ranges {
                func end(_ range: NSRange) -> Bool { range.max < limit }
                func most() -> Bool { Int.max < limit && list.max() == 3 }
                func times<T>(_ a: T, _ b: T) -> T where T: SignedNumeric { a * b }
                func twice(_ a: Double, _ b: Double) -> Double { a * b }
            }
            """)
        expectEqual(
            found.filter { $0.contains("min") || $0.contains(" / ") },
            [
                "`Int.max < limit` becomes `Int.min < limit`", "`list.max() == 3` becomes `list.min() == 3`",
                "`a * b` becomes `a / b`",
            ])
    }

    @Test("In a long line, an argument is shown with its label, and arguments that are swapped alone")
    func longLines() async throws {
        let found = try await consequences(
            """
            struct Page {
                func read(_ first: Int, last: Int) {
                    parser.readEverything(until: state.endDelimiter, throwOnOverflow: true, skipToEnd: true)
                    parser.readEverything(state.endDelimiterOfTheWholeText, true, false, state.startDelimiter)
                    start(pathname: working.isEmpty ? slash : working, first: first, last: last, hash: hash)
                }
            }
            """)
        for words in [
            "`throwOnOverflow: true` becomes `throwOnOverflow: false`", "`true, false` becomes `true, true`",
            "`true, false` becomes `false, false`",
            "`first: first, last: last` becomes `first: last, last: first`",
        ] {
            #expect(found.contains(words), "\(words): \(found)")
        }
    }

    @Test("A parameter that is ignored is shown where it is declared")
    func parameterLine() async throws {
        let text = """
            func read(
                from start: Int = 0
            ) -> Int {
                start
            }

            func finish(_: Bool) -> Int { 1 }
            """
        let mutants = Mutator.typicalMutants(of: try await Compiler().source(text))
        expectEqual(mutants.filter { $0.operation == "ignore-parameter" }.map(\.line), [2])
    }

    @Test(
        "Two arguments of one type are swapped, callbacks run twice, and weak references keep their objects alive"
    )
    func calls() async throws {
        let found = try await consequences(
            """
            final class Loader {
                weak var delegate: (any LoaderDelegate)?
                var limit = 3
                init(delegate: (any LoaderDelegate)?) { self.delegate = delegate }
                func load(_ first: Int, last: Int, name: String, done: (Int) -> Void) {
                    done(read(first, to: last, name))
                    log(name)
                }
                func resize(_ width: Double, _ height: Double) { layout(max(width, height), height, name: width) }
                func pair(_ width: Double, _ height: Double) { add(zip(width, height)); swapAt(width, height) }
            }
            """)
        for words in [
            "`read(first, to: last, name)` becomes `read(last, to: first, name)`",
            "`done(read(first, to: last, name))` runs twice", "`delegate` keeps its object alive",
            "`layout(max(width, height), height, name: width)` becomes `layout(max(width, height), width, name: height)`",
        ] {
            #expect(found.contains(words), "\(found)")
        }
        let none = ["log(name)` runs twice", "becomes `max(", "zip(height", "swapAt(height"]
        for words in none { #expect(!found.contains { $0.contains(words) }, "\(found)") }
    }

    @Test(
        "Code whose changes tell nothing stays: messages, other platforms, hashes, and hints to the compiler")
    func incidental() async throws {
        let found = try await consequences(
            """
            struct Gate: Hashable {
                func hash(into hasher: inout Hasher) { hasher.combine(1) }
                func check() throws {
                    precondition(list.count < 3, "full")
                    defer { _assertInvariant(2) }
                    print("checked", 1)
                    state.lock()
                    list.reserveCapacity(10)
                    #if os(Windows)
                    list.count += 1
                    #endif
                    if #available(macOS 26, *) { close() }
                    throw GateError("closed")
                }
            }
            """)
        expectEqual(
            found,
            [
                "`close()` is removed", "`Gate.check()` does nothing",
                #"`Gate.check()` returns in place of `throw GateError("closed")`"#,
            ])
    }

    @Test("What probably doesn't compile without knowing types is left out")
    func uncompiled() async throws {
        let found = try await consequences(
            """
            struct Text {
                let size: Int
                init(_ size: Int) { self.size = size }
                func join(_ a: String, _ b: String) -> String { a + b + "c" }
                func sum(_ a: [Int]) -> Int { a.count + 1 }
                mutating func grow() {
                    text += other
                    size += 1
                    self = Text(3)
                }
                func map() -> [Int] { list.map { $0.0 } }
                func kind(_ c: Character) -> Kind { switch c { case "a": .one; default: .two } }
                func part(_ end: Int) -> Substring { text[0..<end] }
                func later(_ a: Bool) {
                    let name: String
                    if a { name = one } else { name = two }
                }
                func loop() { for i in 0..<3 { use(i) } }
                func each() -> [Int] { list.filter { item in return item.isGood } }
            }
            """)
        expectEqual(
            found,
            [
                #"`a + b + "c"` becomes `""`"#, ##"`a + b + "c"` becomes `a + b + "#"`"##,
                "`a.count + 1` becomes `a.count - 1`", "`a.count + 1` becomes `a.count + 0`",
                "`a.count + 1` becomes `0`",
                "`text += other` becomes `text = other`", "`size += 1` becomes `size -= 1`",
                "`size += 1` becomes `size += 0`", "`self = Text(3)` becomes `self = Text(4)`",
                "`text += other` is removed", "`size += 1` is removed", "`Text.grow()` does nothing",
                "`list.map { $0.0 }` becomes `[]`",
                ##"`switch c { case "a": .one; default: .two }` becomes `switch c { case "#": .one; default: .two }`"##,
                "`0..<end` becomes `1..<end`", "`Text.later(_:)` does nothing", "`a` becomes `!(a)`",
                "`a` is always true",
                "`0..<3` becomes `1..<3`", "`0..<3` becomes `0..<4`",
                "`for i in 0..<3 { use(i) }` is removed",
                "`use(i)` is removed",
                "`list.filter { item in return item.isGood }` becomes `[]`",
            ])
    }

    @Test("A mutant notes that its statement runs, unless that would change what an expression is worth")
    func changedStatement() async throws {
        let source = try await Compiler().source(
            """
            func f(_ list: [Int]) -> Int {
                if list.count > 1 {
                    one()
                } else if list.count > 2 {
                    two(); more()
                }
                outer: for _ in list { loop() }
                let a = list.map { value($0) } + list.map { item in
                    first(); return item
                }
                let b = if a { second() } else { third() }
                switch b {
                case 1: fourth(); fifth()
                default: break
                }
                return if b { sixth() } else { seventh() }
            }
            func g() -> Int { if b { eighth() } else { 9 } }
            """)
        let text = String(decoding: source.bytes, as: UTF8.self)
        func start(of word: String, in body: Int = 0) throws -> String {
            let place = try #require(text.range(of: word)).lowerBound.utf16Offset(in: text)
            let start = try #require(source.bodies[body].statementStart(around: place))
            return String(text.dropFirst(start).prefix(9))
        }
        for (word, expected) in [
            ("1 {", "if list.c"), ("one", "one()\n   "), ("> 2", "if list.c"), ("two", "two(); mo"),
            ("more", "more()\n  "), ("loop", "loop() }\n"), ("value", "let a = l"), ("first", "first(); "),
            ("second", "let b = i"), ("1:", "switch b "), ("fourth", "fourth();"), ("fifth", "fifth()\n "),
            ("sixth", "return if"),
        ] {
            expectEqual(try start(of: word), expected)
        }
        expectEqual(try start(of: "eighth", in: 1), "if b { ei")
        let mutants = Mutator.typicalMutants(of: source)
        let schema = MutantSchema(
            of: [source],
            mutants: Dictionary(uniqueKeysWithValues: mutants.enumerated().map { ($0 + 1, $1) }),
            variable: "BUG", reach: ReachNotes(variable: "NOTES", firstBodies: ["Code.swift": 0], count: 9))
        let written = String(decoding: try #require(schema.files["Code.swift"]), as: UTF8.self)
        #expect(written.contains("__Mutant.ran(); return if !(b) { eighth() } else { 9 }"))
        let runtime = String(decoding: try #require(schema.files["MutantRuntime.swift"]), as: UTF8.self)
        #expect(runtime.contains("ftruncate(file, 10)") && runtime.contains("toByteOffset: 9,"))
    }

    @Test(
        "With notes about reach, the original comes first, nothing is inlined, and the runtime has only the C library"
    )
    func schema() async throws {
        let source = try await Compiler().source(
            "public struct S {\n    @inlinable public func f() -> Int { 1 }\n    func g() -> Bool { a == b }\n    @inlinable internal var description: String { \"a\" }\n}"
        )
        let mutants = Mutator.typicalMutants(of: source)
        let schema = MutantSchema(
            of: [source],
            mutants: Dictionary(uniqueKeysWithValues: mutants.enumerated().map { ($0 + 1, $1) }),
            variable: "BUG", reach: ReachNotes(variable: "NOTES", firstBodies: ["Code.swift": 7], count: 9))
        let text = String(decoding: try #require(schema.files["Code.swift"]), as: UTF8.self)
        #expect(!text.contains("@inlinable"))
        // Without an attribute, this would not be public enough for the protocol.
        #expect(text.contains("    @usableFromInline internal var description: String {"))
        #expect(text.contains("switch __Mutant.chosen(8, "))
        let original = try #require(text.range(of: "case 0:\n_ = ()\n return a == b"))
        let first = try #require(text.range(of: "case 3:"))
        #expect(original.lowerBound < first.lowerBound)
        let runtime = String(decoding: try #require(schema.files["MutantRuntime.swift"]), as: UTF8.self)
        #expect(runtime.contains("getenv(\"BUG\")") && runtime.contains("getenv(\"NOTES\")"))
        #expect(!runtime.contains("Foundation"))
        let line = text[..<first.lowerBound].count { $0 == "\n" } + 1
        expectEqual(schema.mutants(atLine: line, of: "Code.swift"), [3])
        #expect(schema.allMutants(aroundLine: line, of: "Code.swift").contains(4))
    }

    @Test("An operator with spaces on both sides is infix")
    func infix() {
        let tokens = Lexer.tokens(of: Array("a < b; Array<Int>(); x ? y : z; (a) -> b".utf8))
        expectEqual(tokens.filter(\.isInfix).map(\.text), ["<", "?"])
    }
}
