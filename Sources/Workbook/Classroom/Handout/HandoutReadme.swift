import Foundation
import WorkbookModel

/// The `README.md` of a handout: what a learner needs to begin, and nothing about the project.
struct HandoutReadme {
    /// The text of the file.
    private(set) var text: String

    /// Writes the text for a handout.
    init(of handout: Handout) {
        let lessonsFolder = handout.course.folders.lessons
        let lessons = handout.lessons.map { lesson in
            let folder = lesson.folder.lastPathComponent
            return
                "| \(lesson.number) | [\(lesson.title)](\(lessonsFolder)/\(folder)/README.md) | \(lesson.exercises.count) |\n"
        }.joined()
        let first = handout.exercises.first?.id.description ?? "1.1"
        text =
            HandoutReadme.opening(handout.course.manifest)
            + (handout.hasSuites ? HandoutReadme.grading(first) : HandoutReadme.reading(first))
            + "## The lessons\n\n| lesson | chapter | exercises |\n| --- | --- | --- |\n\(lessons)\n"
            + HandoutReadme.handingIn
            + (handout.hasSuites ? HandoutReadme.sealed(handout.sealedSuites) : "")
            + HandoutReadme.updating
    }

    private static func opening(_ course: CourseManifest) -> String {
        """
        # \(course.title)

        \(course.summary.map { $0 + " " } ?? "")You read a chapter, edit Swift files under `\(course.folders.lessons)` in your own editor, and
        run a command that tells you what to do next. Leave the files under `\(course.folders.solutions)` as they are: they are only there to
        restore yours. Keep the names of folders as well: if one is renamed or removed, Swift stops with “invalid custom path” and says which
        one it was.

        You need [Swift](https://www.swift.org/install) 6.2 or newer on Linux or macOS 15, and no network.

        ## How to begin

        Open this folder in your editor, and run this in a terminal next to it. The first run builds the tool, which took 40 seconds
        on two cores.


        """
    }

    private static func grading(_ first: String) -> String {
        """
        ```sh
        swift run grade watch            # starts with your next exercise, and grades whenever you save
        ```

        Or use one command at a time:

        ```sh
        swift run grade                  # where you are, and what comes next
        swift run grade show \(first)         # the task of an exercise
        swift run grade lesson \(first)       # grades an exercise
        swift run grade hint \(first)         # one more hint
        swift run grade reset \(first)        # restores the starter files, and keeps a copy of yours
        swift run grade doctor           # checks whether everything works on this machine
        ```


        """
    }

    private static func reading(_ first: String) -> String {
        """
        ```sh
        swift run grade                  # where you are, and what comes next
        swift run grade show \(first)         # the task of an exercise
        swift run grade hint \(first)         # one more hint
        swift run grade reset \(first)        # restores the starter files, and keeps a copy of yours
        swift build                      # shows whether your code compiles
        ```

        This copy has no checks, so only your instructor can grade your code.


        """
    }

    private static let handingIn = """
        ## Handing in

        ```sh
        swift run grade handin
        ```

        This packs the files that you've changed into an archive, lists what can't be graded, and names the file to send to your
        instructor.


        """

    private static func sealed(_ path: String) -> String {
        """
        ## About `\(path)`

        This file contains the checks for your code. They're encoded, so you won't read them by accident, but they're not
        encrypted: the grader has to unpack them on your machine, into `.build`, and what it can read, you can read. If
        you look at them, you only spoil the exercises for yourself. Your instructor grades what you hand in with their own copy.


        """
    }

    private static let updating = """
        ## If you get a newer copy

        Unpack it into a folder of its own, and run `swift run grade update DIR` here, with that folder. The files that
        you've worked on are kept.

        """
}
