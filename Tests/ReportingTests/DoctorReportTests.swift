import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookReporting

struct DoctorReportTests {
    private let report = DoctorReport(
        diagnoses: [
            Diagnosis("Swift", .fine, "Swift 6.3 is at /home/ada/swift."),
            Diagnosis("isolation", .missing, "Isolation is missing.", advice: "Look into /home/ada."),
        ], facts: [.init("grade", "grade 1"), .init("system", "Linux in /home/ada")], home: "/home/ada")

    @Test("A report tells versions first, then each finding with what to do, and nothing of the home folder")
    func text() {
        expectEqual(
            report.text(width: 100).plain,
            """
            grade 1 · Linux in ~

             ✔ Swift 6.3 is at ~/swift.
             – Isolation is missing.
               → Look into ~.

             You can grade your own work here. The lines marked – show what doesn't work.

            """)
    }

    @Test("For a screen reader states are words")
    func words() {
        #expect(
            report.text(width: 100, words: true).plain.contains(
                "missing: Isolation is missing.\nWhat to do: Look into ~."))
    }

    @Test("What is broken is said in the end")
    func broken() {
        let broken = DoctorReport(diagnoses: [Diagnosis("Swift", .broken, "x")], facts: [], home: nil)
        #expect(broken.isBroken)
        #expect(
            broken.text(width: 100).plain.hasSuffix(
                " Grading doesn't work here yet. See the lines marked ✘.\n"))
        #expect(!report.isBroken)
    }
}
