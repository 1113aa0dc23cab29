/// The source code that mutants of a schema share.
enum MutantRuntime {
    /// The name of its file.
    static let fileName = "MutantRuntime.swift"

    /// Returns the source.
    ///
    /// - Parameters:
    ///   - variable: The environment variable that holds the number of the mutant to run; without one, the original runs.
    ///   - properties: How many properties are wrapped.
    ///   - storage: The property and the behavior of each mutant that changes one, by its number.
    static func text(
        variable: String, properties: Int, storage: [Int: (property: Int, behavior: StorageBehavior)]
    ) -> String {
        let cases = storage.sorted { $0.key < $1.key }.map { number, mutant in
            "        case \(number): property == \(mutant.property) ? \"\(mutant.behavior.rawValue)\" : \"\""
        }
        let table = (cases + ["        default: \"\""]).joined(separator: "\n")
        let wrappers = (0..<properties).map { wrapper($0) }.joined(separator: "\n")
        return """
            import Foundation

            enum __Mutant {
                static let active = Int(ProcessInfo.processInfo.environment["\(variable)"] ?? "") ?? 0
                nonisolated(unsafe) static var memory: [AnyHashable: Any] = [:]
                static func behavior(of property: Int) -> String {
                    switch active {
            \(table)
                    }
                }
            }

            \(functions)
            \(storageType)
            \(wrappers)

            """
    }

    private static func wrapper(_ index: Int) -> String {
        """
        @propertyWrapper struct __Stored\(index)<T> {
            private var storage: __Storage<T>
            init(wrappedValue: T) { storage = __Storage(wrappedValue, \(index)) }
            var wrappedValue: T { get { storage.value } set { storage.value = newValue } }
        }
        """
    }

    private static let functions = """
        var __mutantTrue: Bool { true }
        func __mutantRemembered<T>(_ make: () throws -> T) rethrows -> T {
            if let old = __Mutant.memory[0] as? T { return old }
            let new = try make()
            __Mutant.memory[0] = new
            return new
        }
        struct __MutantNote {
            // A later object may have the address of one that is gone.
            weak var object: AnyObject?
            var value: Any
        }
        func __mutantRemembered<T>(_ object: AnyObject, _ make: () throws -> T) rethrows -> T {
            let id = ObjectIdentifier(object)
            if let note = __Mutant.memory[id] as? __MutantNote, note.object != nil, let old = note.value as? T { return old }
            let new = try make()
            __Mutant.memory[id] = __MutantNote(object: object, value: new)
            return new
        }
        @discardableResult func __mutantTwice<T>(_ make: () throws -> T) rethrows -> T {
            _ = try make()
            return try make()
        }
        func __mutantOrElse<T>(_ value: T?, _ other: @autoclosure () throws -> T?) rethrows -> T? { try value ?? other() }
        // What returns nothing can find nothing, so such mutants do not compile.
        @available(*, unavailable) func __mutantOrElse(_ value: Void, _ other: @autoclosure () throws -> Void) rethrows {}
        func __mutantOrElse(_ value: Int, _ other: @autoclosure () throws -> Int) rethrows -> Int { value == 0 ? try other() : value }
        func __mutantOrElse(_ value: Bool, _ other: @autoclosure () throws -> Bool) rethrows -> Bool { try value || other() }
        func __mutantOrElse(_ value: String, _ other: @autoclosure () throws -> String) rethrows -> String { value.isEmpty ? try other() : value }
        func __mutantOrElse<T>(_ value: [T], _ other: @autoclosure () throws -> [T]) rethrows -> [T] { value.isEmpty ? try other() : value }
        infix operator =~= : ComparisonPrecedence
        infix operator =~~= : ComparisonPrecedence
        func =~= (left: String?, right: String?) -> Bool {
            if let left, let right { left.hasSuffix(right) || right.hasSuffix(left) } else { left == right }
        }
        func =~~= (left: String?, right: String?) -> Bool { left?.lowercased() == right?.lowercased() }
        extension Array {
            mutating func mutantPrepend(_ element: Element) { insert(element, at: 0) }
            @discardableResult mutating func mutantSwapRemove(at index: Int) -> Element {
                swapAt(index, count - 1)
                return removeLast()
            }
            mutating func mutantRemoveFirst() { if !isEmpty { removeFirst() } }
            mutating func mutantRemoveLast() { if !isEmpty { removeLast() } }
            mutating func mutantRemoveFirst(where test: (Element) throws -> Bool) rethrows {
                if let index = try firstIndex(where: test) { remove(at: index) }
            }
            mutating func mutantRemoveLast(where test: (Element) throws -> Bool) rethrows {
                if let index = try lastIndex(where: test) { remove(at: index) }
            }
        }
        """

    private static let storageType = """
        protocol __List { func __keeping(_ behavior: String) -> Self }
        extension Array: __List {
            func __keeping(_ behavior: String) -> [Element] {
                switch behavior {
                case "lastOne": Array(suffix(1))
                case "lastTwo": Array(suffix(2))
                case "lastThree": Array(suffix(3))
                case "firstOne": Array(prefix(1))
                case "firstTwo": Array(prefix(2))
                case "firstThree": Array(prefix(3))
                case "newestFirst": Array(suffix(1)) + Array(dropLast())
                default: self
                }
            }
        }
        protocol __OptionalValue { var __isNil: Bool { get } }
        extension Optional: __OptionalValue { var __isNil: Bool { self == nil } }
        struct __Storage<T> {
            private var own: T
            private var depth = 0
            private var isSet = false
            private let property: Int
            private let behavior: String
            init(_ value: T, _ property: Int) {
                own = value
                self.property = property
                behavior = __Mutant.behavior(of: property)
                if behavior == "shared", __Mutant.memory[property] == nil { __Mutant.memory[property] = value }
            }
            var value: T {
                get { behavior == "shared" ? __Mutant.memory[property] as? T ?? own : own }
                set {
                    switch behavior {
                    case "shared": __Mutant.memory[property] = newValue
                    case "firstOnly": if !isSet { own = newValue }
                    case "maximum": if let old = own as? Int, let new = newValue as? Int, new < old { break } else { own = newValue }
                    case "notNegative": if let new = newValue as? Int, new < 0 { own = 0 as? T ?? own } else { own = newValue }
                    case "atMostThree": if let new = newValue as? Int, new > 3 { own = 3 as? T ?? own } else { own = newValue }
                    case "staysTrue": if own as? Bool != true { own = newValue }
                    case "counted":
                        depth = max(0, depth + ((newValue as? Bool) == true ? 1 : -1))
                        own = (depth > 0) as? T ?? own
                    case "ignoresEmpty": if (newValue as? String) != "" { own = newValue }
                    case "ignoresNil": if (newValue as? any __OptionalValue)?.__isNil != true { own = newValue }
                    default: own = (newValue as? any __List)?.__keeping(behavior) as? T ?? newValue
                    }
                    isSet = true
                }
            }
        }
        """
}
