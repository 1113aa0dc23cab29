/// Creates view controllers by name.
///
/// Replaces `UIStoryboard`, with closures instead of a file.
@MainActor
public struct Storyboard {
    private let makers: [String: @MainActor () -> ViewController]

    /// Creates a storyboard from closures by name.
    public init(_ makers: [String: @MainActor () -> ViewController]) { self.makers = makers }

    /// Creates a view controller; `nil` for a name that isn't in the storyboard, where UIKit raises an exception.
    public func instantiateViewController(withIdentifier identifier: String) -> ViewController? {
        makers[identifier]?()
    }
}
