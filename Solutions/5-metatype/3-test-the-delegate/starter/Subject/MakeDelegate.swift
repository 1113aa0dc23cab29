/// Makes a delegate as the app does.
@MainActor
func makeDelegate() -> DocumentBrowserDelegate {
    DocumentBrowserDelegate()
}
