import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

struct MachineFaultTests {
    private let course = Course.sample([.sample()])

    @Test("File system errors become faults that a person can fix")
    func errors() {
        func posix(_ code: Int32) -> NSError {
            NSError(
                domain: NSPOSIXErrorDomain, code: Int(code),
                userInfo: [NSFilePathErrorKey: "/course/.workbook"])
        }
        expectEqual(MachineFault(posix(ENOSPC)), .diskFull("/course/.workbook"))
        expectEqual(MachineFault(posix(EROFS)), .readOnly("/course/.workbook"))
        expectEqual(MachineFault(posix(EACCES)), .notPermitted("/course/.workbook"))
        #expect(MachineFault(posix(EISDIR)) == nil)
        expectEqual(MachineFault(CocoaError(.fileWriteOutOfSpace)), .diskFull(nil))
        expectEqual(MachineFault(CocoaError(.fileWriteVolumeReadOnly)), .readOnly(nil))
        expectEqual(MachineFault(CocoaError(.fileWriteNoPermission)), .notPermitted(nil))
        let copying = NSError(
            domain: NSPOSIXErrorDomain, code: Int(ENOSPC),
            userInfo: [NSFilePathErrorKey: "/course/page", "NSDestinationFilePath": "/full/page"])
        expectEqual(MachineFault(copying), .diskFull("/full/page"))
        #expect(MachineFault(GraderProblem("it broke", details: "")) == nil)
    }

    @Test(
        "A full disk is recognized in the toolchain's own messages",
        arguments: [
            "<unknown>:0: error: unable to open output file '/c/a b.pcm': 'No space left on device'",
            "<unknown>:0: note: IO failure on output stream '/c/a b.pcm': No space left on device",
            "error: error: accessing build database \"/c/a b.pcm\": database or disk is full",
        ])
    func diskFull(line: String) {
        expectEqual(MachineFault(inOutput: "warning: something\n\(line)\n"), .diskFull("/c/a b.pcm"))
    }

    @Test("Text about a full disk in a source file isn't taken for a fault")
    func spokenOf() {
        let output = """
            /c/Lamp.swift:3:1: error: No space left on device
            #error("No space left on device")
            print("error: disk is full")
            """
        #expect(MachineFault(inOutput: output) == nil)
    }
}
