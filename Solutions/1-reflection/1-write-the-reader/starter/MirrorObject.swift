// Exercise 1.1: Write the reader
//
// `InitialViewController` keeps its label, its button and its count private, and it will stay as it is: the
// file is given. Write the reader that looks in from outside, here and in
// `InitialViewControllerMirror.swift`. When you are done:
//
// 1. `extract(_:)` returns what the reflected object keeps in the stored property of that name, at the
//    moment of the call. It works for any object, not only for this screen.
// 2. Without an argument, the name is that of the property from which `extract()` is called.
// 3. When there is no property of exactly that name, `extract(_:)` throws. It also throws when the value is
//    neither a `T` nor an Optional that holds a `T`. Any error will do today. Nobody asks for an Optional
//    here, so `T` is never one; exercise 1.2 is about that.
// 4. `InitialViewControllerMirror` reads `valueLabel`, `incrementButton` and `storedValue` of the screen
//    that it was made with: the very label and button that lie in the screen's view, and the count as it is
//    now. Before the view is loaded there is no label and no button, so reading these two throws. The count
//    can always be read.
//
// These names stay: `MirrorObject` with `init(reflecting:)` and `extract(_:)`,
// `InitialViewControllerMirror` with `init(reflecting:)` and its three properties. `MirrorObject` can be
// subclassed, and `extract(_:)` takes its name as a `String` or a `StaticString`.

/// Stands in the place of what you have not written yet; it may go.
struct NotWrittenYet: Error {}

/// Reads the stored properties of an object by name, whatever their access level.
///
/// Make a subclass for the class that you want to read, with one property for each name.
@MainActor
class MirrorObject {
    init(reflecting subject: Any) {
    }

    func extract<T>(_ name: String = #function) throws -> T {
        throw NotWrittenYet()
    }
}
