// Exercise 1.1: Write the reader
//
// `InitialViewController` keeps its label, its button, and its count private, and you can't change its file.
// In this file and in `InitialViewControllerMirror.swift`, write a reader that accesses them from outside:
//
// 1. `extract(_:)` returns the current value of the reflected object's stored property with the given name.
//    It works for any object, not only for this screen.
// 2. If no argument is passed, `extract()` uses the name of the property that calls it.
// 3. If the object has no property with exactly that name, `extract(_:)` throws. It also throws if the value
//    is neither a `T` nor an Optional that holds a `T`. You may throw any error. In this exercise, `T` is
//    never an Optional type; exercise 1.2 covers that case.
// 4. `InitialViewControllerMirror` reads `valueLabel`, `incrementButton`, and `storedValue` of the screen
//    that it was created with. It returns the same label and button objects that are in the screen's view,
//    and the current count. Before the view is loaded, there is no label and no button, so reading either of
//    them throws. The count can be read at any time.
//
// Keep these names: `MirrorObject` with `init(reflecting:)` and `extract(_:)`, and
// `InitialViewControllerMirror` with `init(reflecting:)` and its three properties. It must stay possible to
// subclass `MirrorObject`. The parameter of `extract(_:)` can be a `String` or a `StaticString`.

/// An error for code that you haven't written yet; delete it when you no longer need it.
struct NotWrittenYet: Error {}

/// Reads an object's stored properties by name, regardless of their access level.
///
/// For each class that you want to read, write a subclass with one property for each name.
@MainActor
class MirrorObject {
    init(reflecting subject: Any) {
    }

    func extract<T>(_ name: String = #function) throws -> T {
        throw NotWrittenYet()
    }
}
