// CLIENT: testable

@testable import Greeting

// CHECK value: A greeting is a value
// COMPILES: a greeting cannot be made by Greeting()
@MainActor func make() -> Greeting { Greeting() }
// REJECTED inheritance_from_non_protocol_or_class: a greeting can be subclassed
class Subclass: Greeting {}
