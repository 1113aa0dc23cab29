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

    @Test("A report shows versions, findings and what to do, and abbreviates the home folder")
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

    @Test("Screen readers get words instead of symbols")
    func words() {
        expectEqual(
            report.text(width: 100).flatMap { $0.compactMap(\.spoken) },
            ["fine: ", "missing: ", "What to do: ", "missing"])
    }

    @Test("The last line sums up what doesn't work")
    func broken() {
        let broken = DoctorReport(diagnoses: [Diagnosis("Swift", .broken, "x")], facts: [], home: nil)
        #expect(broken.isBroken)
        #expect(
            broken.text(width: 100).plain.hasSuffix(
                " Grading doesn't work here yet. See the lines marked ✘.\n"))
        #expect(!report.isBroken)
    }
}
