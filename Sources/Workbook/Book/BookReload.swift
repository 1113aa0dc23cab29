import Foundation

/// Lets open pages of a served book show new progress: a script that each page loads, and a file that it compares.
enum BookReload {
    /// The script, next to DocC's own.
    static let script = "js/book.js"
    /// The file whose content changes with the pages.
    static let mark = "data/book.json"

    /// Adds the script to a site that is served at the top of its host.
    ///
    /// - Throws: The file system's errors.
    static func addScript(to site: URL) throws {
        try write(text, to: site.appending(path: script))
    }

    /// Tells open pages that the site has changed.
    ///
    /// This comes last, so that a page that reloads finds a complete site.
    ///
    /// - Throws: The file system's errors.
    static func announce(in site: URL) throws {
        try write("\"\(UUID().uuidString)\"\n", to: site.appending(path: mark))
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    /// The script.
    ///
    /// DocC draws a page after it has loaded, so the reader's place is restored as soon as the page is long enough.
    private static let text = """
        (() => {
          const key = "book-place";
          const tabLists = () => [...document.querySelectorAll(".tabnav-items")];
          const buttons = (list) => [...list.querySelectorAll(".tabnav-link")];

          function reload() {
            // Open hints and answers stay open.
            const tabs = tabLists().map((list) => buttons(list).findIndex((button) => button.matches(".active")));
            sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, y: scrollY, tabs }));
            location.reload();
          }

          function restore() {
            const place = JSON.parse(sessionStorage.getItem(key));
            sessionStorage.removeItem(key);
            if (place?.path !== location.pathname) return;
            const end = Date.now() + 5000;
            const timer = setInterval(() => {
              const lists = tabLists();
              const isDrawn = lists.length >= place.tabs.length && document.body.scrollHeight >= place.y + innerHeight;
              if (!isDrawn && Date.now() < end) return;
              clearInterval(timer);
              place.tabs.forEach((tab, index) => { if (tab > 0) buttons(lists[index] ?? document.createElement("p"))[tab]?.click(); });
              setTimeout(() => scrollTo(0, place.y), 50);
            }, 50);
          }

          let known = null;
          async function look() {
            try {
              const answer = await fetch("/\(mark)", { cache: "no-store" });
              const mark = answer.ok ? await answer.text() : null;
              if (known && mark && mark !== known) return reload();
              known = mark ?? known;
            } catch {
              // The book is closed, and may be opened again.
            }
            setTimeout(look, 1500);
          }
          restore();
          look();
        })();

        """
}
