import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

struct MachineFaultWordsTests {
    private let course = Course.sample([])

    @Test("A machine fault shows the file's path in the course and says what to do")
    func words() {
        let file = course.root.path + "/.build/x.o"
        expectEqual(
            MachineFault.diskFull(file).words(in: course),
            "The disk is full: .build/x.o could not be written.")
        expectEqual(
            MachineFault.readOnly(nil).words(in: course),
            "The disk, or this folder, is read-only: a file of the workbook could not be written.")
        expectEqual(
            MachineFault.diskFull(nil).remedy,
            "Free up some space on that disk. A few hundred megabytes are enough.")
    }
}
