/// Exports as the learning management systems write them, with invented people.
enum SampleExports {
    /// A Canvas gradebook with a hidden assignment, excused and unassigned students, and a test student.
    static let canvas = #"""
        Student,ID,SIS User ID,SIS Login ID,Section,Notes,Quiz 1 (700),Workbook (701),"Essay, part 2 (702)",\#
        Assignments Current Score,Current Score,Final Score\#r
        ,,,,,,,Manual Posting,,,,\#r
        \#u{20}   Points Possible,,,,,,10,3,20,(read only),(read only),(read only)\#r
        "Doe, Jane",101,S101,jdoe,Sec 1,"likes ""quotes""",9,,18,90,90,80\#r
        "García, José",102,S102,jgarcia,Sec 1 and Sec 2,,8,2.00,,80,80,70\#r
        "Poe, Ada",103,,apoe,Sec 1,,,EX,12,,,\#r
        "Roe, Max",104,S104,mroe,Sec 2,,,N/A,,,,\#r
        "Student, Test",199,,b2c5f0,Sec 1,,,,,,,\#r

        """#

    /// A grading worksheet from Moodle.
    static let moodle = """
        Identifier,"Full name","Email address",Status,Grade,"Maximum grade","Grade can be changed",\
        "Last modified (submission)","Last modified (grade)","Feedback comments"
        "Participant 5001","Jane Doe",jane@x.edu,"Submitted for grading - ",,3.00,Yes,\
        "Tuesday, 1 December 2026, 11:58 PM",-,"two
        lines"
        "Participant 5002","José García",jose@x.edu,"Submitted for grading - Graded",2.50,3.00,Yes,\
        "Tuesday, 1 December 2026, 11:58 PM","Friday, 4 December 2026, 9:00 AM",
        "Participant 5003","Ada Poe",ada@x.edu,"No submission",,3.00,No,-,-,

        """
}
