/// Makes view controllers by name; stands for `UIStoryboard`, with closures in the place of a file.
@MainActor
public struct Storyboard {
    private let makers: [String: @MainActor () -> ViewController]

    /// Creates a storyboard from closures by name.
    public init(_ makers: [String: @MainActor () -> ViewController]) { self.makers = makers }

    /// Makes a new controller; `nil` for a name that the storyboard does not have, where UIKit raises an exception.
    public func instantiateViewController(withIdentifier identifier: String) -> ViewController? {
        makers[identifier]?()
    }
}
