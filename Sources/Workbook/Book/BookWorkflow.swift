import Foundation
import WorkbookModel
import WorkbookSystem

/// The workflow with which GitHub publishes a book.
package enum BookWorkflow {
    /// Where the file belongs in a repository.
    package static let path = ".github/workflows/book.yml"

    /// A file of this name is there already, and stays as it is.
    package struct Exists: Error, Equatable {
        /// The file.
        package var file: URL

        /// Creates the error for a file.
        package init(file: URL) { self.file = file }
    }

    /// Writes the workflow into a course.
    ///
    /// - Returns: The file.
    /// - Throws: ``Exists``, or the file system's errors.
    package static func write(to course: Course) throws -> URL {
        let file = course.root.appending(path: path)
        if FileKind(of: file) != .nothing { throw Exists(file: file) }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        return file
    }

    /// The text of the workflow.
    static let text = """
        # Publishes the book of this course on GitHub Pages whenever the main branch changes.
        # Once, in the repository's settings under Pages, choose "GitHub Actions" as the source.
        name: Book

        on:
          push:
            branches: [main]
          workflow_dispatch:

        permissions:
          contents: read
          pages: write
          id-token: write

        concurrency:
          group: pages

        jobs:
          publish:
            runs-on: ubuntu-latest
            container: swift:\(Toolchain.oldest)
            environment:
              name: github-pages
              url: ${{ steps.deployment.outputs.page_url }}
            steps:
              - uses: actions/checkout@v4
              - id: pages
                uses: actions/configure-pages@v5
              - run: swift run grade book --output .build/site --base-path "${{ steps.pages.outputs.base_path }}/"
              - uses: actions/upload-pages-artifact@v3
                with:
                  path: .build/site
              - id: deployment
                uses: actions/deploy-pages@v4

        """
}
