import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookPages
@testable import WorkbookReporting

struct ProgressReportHTMLTests {
    private let page = SampleProgress.report.html(at: SampleProgress.day, timeZone: SampleProgress.zone)

    @Test("The page needs no other files and supports every color scheme and width")
    func alone() {
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
        #expect(page.contains("<meta name=\"viewport\""))
        #expect(page.contains("prefers-color-scheme: dark"))
        for word in ["<script", "http:", "https:", "src=", "href=", "@import", "url("] {
            #expect(!page.contains(word), "\(word)")
        }
    }

    @Test("Every element that is opened is closed, in the right order")
    func balanced() {
        expectEqual(MarkupBalance.unbalanced(page), nil)
        expectEqual(MarkupBalance.unbalanced("<p><b></p></b>"), "</p>")
    }

    @Test("The page shows checks, regressions and figures in words, and hides bugs that weren't tried")
    func contents() {
        for text in [
            "<title>2 of 5 exercises · course</title>", "<h2>Passed before</h2>",
            "1 h 20 min", "12 attempts", "solution seen before passing",
            "A new lamp is off <strong class=\"bad\">passed before</strong>",
            "<span class=\"hidden\">: fails</span>",
            "<span class=\"state faint\">passed before; last: 1 of 2 checks</span>",
        ] {
            #expect(page.replacing("\u{A0}", with: " ").contains(text), "\(text)")
        }
        #expect(!page.contains("stays dark"))
    }

    @Test("A lesson is folded only if the learner hasn't touched it")
    func folded() {
        #expect(!page.contains("card lesson folded"))
        let report = ProgressReport(
            course: SampleProgress.course, progress: SampleProgress.progress, notes: [],
            checks: SampleProgress.checks, isUntouched: { _ in true })
        let page = report.html(at: SampleProgress.day, timeZone: SampleProgress.zone)
        #expect(page.contains("<details class=\"card lesson folded\">\n<summary><h2>2 · Wiring</h2>"))
        #expect(!page.contains("<summary><h2>1 · A lamp</h2>"))
    }

    @Test("The ring shows the share of passed exercises as a percentage, rounded down")
    func percentage() {
        #expect(page.contains(">40%<"))
        #expect(SampleProgress.report(LearnerProgress()).html(at: SampleProgress.day).contains(">0%<"))
        var progress = LearnerProgress()
        for exercise in SampleProgress.course.exercises {
            progress.exercises[exercise.slug] = SampleProgress.entry(.passed, "2 of 2 checks")
        }
        #expect(SampleProgress.report(progress).html(at: SampleProgress.day).contains(">100%<"))
    }

    @Test("Text from files is escaped on a page")
    func escaped() {
        let hostile = "</span><script>alert('1')</script>\u{202E}\u{1B}[31m\" & more"
        let page = SampleProgress.report(SampleProgress.progress, notes: ["<b>", hostile])
            .html(at: SampleProgress.day)
        #expect(!page.contains("<script"))
        #expect(!page.contains("<b>"))
        #expect(!page.unicodeScalars.contains("\u{1B}"))
        #expect(
            page.contains(
                "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;\\u{202E}\\u{1B}[31m&quot; &amp; more"))
        expectEqual(MarkupBalance.unbalanced(page), nil)
    }
}
