/// Creates a delegate in the same way as the app.
@MainActor
func makeDelegate() -> DocumentBrowserDelegate {
    DocumentBrowserDelegate()
}
