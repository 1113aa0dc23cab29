/// The pages that the sample course must have.
enum BookGolden {
    static let root = #"""
        # Swift testability workbook

        2 lessons with 2 exercises.

        @Metadata {
          @TechnologyRoot
        }

        ## About this book

        A course on lamps.

        ## How to use it

        Each lesson has a chapter to read and exercises to do. You work on the exercises in your own copy of the course, in your editor. In the course's folder, this command grades an exercise whenever you save a file:

        ```text
        swift run grade watch
        ```

        ## Topics

        ### Lessons

        - <doc:Lesson-1>
        - <doc:Lesson-2>

        ### Guide

        - <doc:Decision-Guide>

        """#

    static let chapter = #"""
        # 1 · A lamp \<on\>

        A lamp gives `light`.

        @Metadata {
          @TitleHeading("Chapter")
        }

        @Options {
          @AutomaticSeeAlso(disabled)
        }

        ## About this chapter

        *Two minutes.*

        ## What isOn says

        See [the example](doc:Example-1), [the exercise](doc:Exercise-1-1), [the next](doc:Lesson-2), [below](doc:Lesson-1#Which-one) and the solution.

        ```swift
        @Test func lamp() {}
        ```

        ## Which one

        | a | b |
        | --- | --- |
        | 1 | 2 |

        ### A part of it

        ## Afterwards

        The end.

        ### 1.1 The switch

        [Open exercise 1.1](doc:Exercise-1-1)

        Switch it.

        ## Check your understanding

        ### Question 1

        What does `isOn` say?

        1. Whether it is on
        2. Nothing

        @TabNavigator {
          @Tab("Closed") {
            Choose an answer to see whether it is right.
          }
          @Tab("1") {
            **Right.** It reads the `state`.
          }
          @Tab("2") {
            **Not quite.** Read the chapter again.

            Section to read again: [Which one](doc:Lesson-1#Which-one)
          }
        }

        ## What to read next

        Back to [Which one](doc:Lesson-1#Which-one).

        ## Continue

        @Row(numberOfColumns: 2) {
          @Column {
            **Previous**

            <doc:Workbook>
          }
          @Column {
            **Next**

            <doc:Exercise-1-1>
          }
        }

        ## Topics

        ### Exercises

        - <doc:Exercise-1-1>

        ### Example

        - <doc:Example-1>

        """#

    static let exercise = #"""
        # 1\.1 The switch \*and\* more

        You change the code, then write its tests.

        @Metadata {
          @TitleHeading("Exercise")
        }

        @Options {
          @AutomaticSeeAlso(disabled)
        }

        ## Your task

        Make [the lamp](doc:Example-1) an Array\<Lamp>:

        1. It has @MainActor.

        ## Exercise 1\.1, second part: tests

        Write them.

        ## Work on it

        Edit these files:

        - `Lessons/1-lamp/1-switch/Lamp.swift`
        - `Lessons/1-lamp/1-switch/Tests/LampTests.swift`

        Then grade the exercise:

        ```text
        swift run grade lesson 1.1
        ```

        ## Hints

        @TabNavigator {
          @Tab("Closed") {
            Stuck? Each hint says more than the one before it. Open one when you need it.
          }
          @Tab("Hint 1 of 3") {
            Look.
          }
          @Tab("Hint 2 of 3") {
            Look } @Test closer.
          }
          @Tab("Hint 3 of 3") {
            Write `isOn.toggle()`.
          }
        }

        ## Your files

        As they are at the start:

        ### Lamp​\.swift

        ```swift
        import Kit

        final class Lamp {}
        ```

        ### Tests/​Lamp​Tests​\.swift

        ```swift
        import Testing
        ```

        ## Given files

        To read; you don't edit them:

        ### Bulb​\.swift

        ```swift
        // A given bulb
        struct Bulb {}
        ```

        ## Continue

        @Row(numberOfColumns: 2) {
          @Column {
            **Previous**

            <doc:Lesson-1>
          }
          @Column {
            **Next**

            <doc:Lesson-2>
          }
        }

        """#
}
