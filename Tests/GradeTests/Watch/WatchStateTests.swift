import TestSupport
import Testing

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookModel

struct WatchStateTests {
    /// Sends events in order, and returns the actions for each one.
    private func actions(_ events: [WatchState.Event], isManual: Bool = false) -> [[WatchState.Action]] {
        var state = WatchState(isManual: isManual)
        return events.map { state.handle($0) }
    }

    @Test("Watching starts with a screen and a run, shows the result, and waits")
    func begins() {
        #expect(actions([.began, .finished]) == [[.draw, .grade], [.draw]])
    }

    @Test("An exercise that wasn't started is graded only after the first save, or with r")
    func untouched() {
        var state = WatchState()
        state.isUntouched = true
        #expect(state.handle(.began) == [.draw])
        #expect(state.handle(.saved) == [.grade])
        var other = state
        #expect(state.handle(.finished) == [.draw])
        _ = other.handle(.finished)
        #expect(other.handle(.pressed(.run)) == [.grade])
    }

    @Test("Each save starts a run")
    func saves() {
        #expect(
            actions([.began, .finished, .saved, .finished, .saved])
                == [[.draw, .grade], [.draw], [.grade], [.draw], [.grade]])
    }

    @Test("Saves during a run are queued, and cause one more run however many there were")
    func queue() {
        #expect(
            actions([.began, .saved, .saved, .saved, .finished, .finished])
                == [[.draw, .grade], [.prompt], [.prompt], [.prompt], [.draw, .grade], [.draw]])
    }

    @Test("With manual runs, a save starts nothing and Return starts a run, even the first")
    func manual() {
        #expect(
            actions([.began, .saved, .pressed(.enter), .finished, .saved, .pressed(.run)], isManual: true)
                == [[.draw], [], [.grade], [.draw], [], [.grade]])
    }

    @Test("In an untouched exercise, Return starts the first run; after a result, it starts none")
    func firstRun() {
        var state = WatchState(isUntouched: true)
        #expect(state.handle(.began) == [.draw])
        #expect(state.handle(.pressed(.enter)) == [.grade])
        #expect(state.handle(.finished) == [.draw])
        #expect(state.handle(.pressed(.enter)) == [])
    }

    @Test("In plain mode, the first result is the one of the run, not the last one and then that")
    func plainStart() {
        var state = WatchState(isPlain: true)
        #expect(state.handle(.began) == [.grade])
        var untouched = WatchState(isUntouched: true, isPlain: true)
        #expect(untouched.handle(.began) == [.draw])
    }

    @Test(
        "The key for a hint asks for one more only on the page with the hints, or right after it was pressed")
    func hints() {
        func asksForMore(_ keys: [WatchKey], isPlain: Bool = false) -> [Bool] {
            var state = WatchState(isPlain: isPlain)
            return keys.map { key in
                _ = state.handle(.pressed(key))
                return state.asksForMore
            }.enumerated().filter { keys[$0.offset] == .hint }.map(\.element)
        }
        expectEqual(asksForMore([.hint, .hint, .quit, .hint, .hint]), [false, true, false, true])
        expectEqual(asksForMore([.hint, .task, .hint]), [false, false])
        expectEqual(
            asksForMore([.hint, .help, .quit, .hint]), [false, true], "the hints are on the screen again")
        expectEqual(asksForMore([.hint, .hint, .task, .hint], isPlain: true), [false, true, false])
    }

    @Test(
        "The questions that were opened from the chapter lead back to it; its own key doesn't leave the closing page"
    )
    func backToChapter() {
        var state = WatchState()
        for key in [WatchKey.chapter, .questions] { _ = state.handle(.pressed(key)) }
        #expect(state.page == .questions)
        #expect(state.handle(.pressed(.quit)) == [.uncover, .redraw])
        #expect(state.page == .text(.chapter))
        for key in [WatchKey.quit, .closing, .closing] { _ = state.handle(.pressed(key)) }
        #expect(state.page == .text(.closing))
    }

    @Test("q quits immediately, even during a run; on a page, q and Escape go back to the result")
    func quit() {
        #expect(actions([.pressed(.quit)]) == [[.quit]])
        #expect(actions([.began, .saved, .pressed(.quit)]).last == [.quit])
        for key in [WatchKey.quit, .escape] {
            #expect(
                actions([.began, .finished, .pressed(.list), .saved, .pressed(key)]).suffix(2)
                    == [[.grade], [.redraw]])
            #expect(
                actions([.began, .finished, .pressed(.list), .pressed(key), .pressed(.quit)]).suffix(2)
                    == [[.redraw], key == .quit ? [.prompt] : [.quit]])
        }
    }

    @Test("Directly after q has closed a page, q asks before it quits; any other key answers no")
    func quitTwice() {
        var state = WatchState()
        for key in [WatchKey.task, .quit, .quit] { _ = state.handle(.pressed(key)) }
        #expect(state.asksToQuit)
        var other = state
        expectEqual(state.handle(.pressed(.quit)), [.quit])
        expectEqual(other.handle(.pressed(.other)), [.prompt])
        #expect(!other.asksToQuit)
        expectEqual(other.handle(.pressed(.quit)), [.quit])
    }

    @Test("The next exercise starts only on request")
    func next() {
        #expect(
            actions([.began, .finished, .pressed(.next), .began])
                == [[.draw, .grade], [.draw], [.moveOn], [.draw, .grade]])
    }

    @Test("A key during a run takes effect after it, and only the last one counts")
    func waitingKey() {
        #expect(
            actions([.began, .pressed(.next), .pressed(.hint), .finished, .pressed(.enter)])
                == [[.draw, .grade], [.prompt], [.prompt], [.draw, .perform(.hint)], [.redraw]])
    }

    @Test(
        "Pages that don't depend on the result open during a run, and stay open when it ends",
        arguments: [WatchKey.chapter, .task, .list, .questions])
    func pageDuringRun(key: WatchKey) {
        #expect(
            actions([.began, .pressed(.next), .pressed(key), .finished, .pressed(.escape)])
                == [[.draw, .grade], [.prompt], [.perform(key)], [.prompt], [.redraw]])
    }

    @Test("A page that was opened before a save stays open when the run ends")
    func pageBeforeSave() {
        #expect(
            actions([.began, .finished, .pressed(.chapter), .saved, .finished, .pressed(.quit)]).suffix(4)
                == [[.perform(.chapter)], [.grade], [.prompt], [.redraw]])
    }

    @Test("Arrow keys move the list's cursor, and Return selects its exercise, after any current run")
    func list() {
        #expect(
            actions([.began, .finished, .pressed(.list), .pressed(.down), .pressed(.enter)]).suffix(3)
                == [[.perform(.list)], [.scroll(.down)], [.choose]])
        #expect(
            actions([.began, .pressed(.list), .pressed(.enter), .finished]).suffix(2)
                == [[.prompt], [.prompt, .choose]])
        #expect(
            actions([.began, .pressed(.list), .pressed(.enter), .pressed(.escape), .finished]).suffix(2)
                == [[.redraw], [.draw]])
    }

    @Test("Digits answer questions, and Return shows the next one; elsewhere digits have no meaning")
    func questions() {
        #expect(
            actions([.pressed(.number(1)), .pressed(.questions), .pressed(.number(2)), .pressed(.enter)])
                == [[], [.perform(.questions)], [.answer(2)], [.proceed]])
    }

    @Test("Closing the terminal ends watching on any page")
    func closed() { #expect(actions([.began, .pressed(.chapter), .closed]).last == [.quit]) }

    @Test("In plain mode, output replaces pages, and nothing scrolls")
    func plain() {
        var state = WatchState(isPlain: true)
        #expect(state.handle(.pressed(.down)) == [])
        #expect(state.handle(.pressed(.list)) == [.perform(.list)])
        #expect(state.page == .output)
        #expect(state.handle(.pressed(.down)) == [])
        #expect(state.pageKey == .list)
        // A listener can't see that nothing happened.
        #expect(state.handle(.pressed(.other)) == [.prompt])
        #expect(state.refusedKey == .other)
        // The result was not replaced, so it need not be said again.
        #expect(state.handle(.pressed(.enter)) == [.prompt])
        #expect(state.pageKey == nil)
        #expect(state.handle(.pressed(.chapter)) == [.perform(.chapter)])
        #expect(state.handle(.pressed(.quit)) == [.quit])
    }

    @Test("In plain mode, a page is opened during a run, and what a reset restored is graded at once")
    func plainRun() {
        var state = WatchState(isPlain: true)
        #expect(state.handle(.saved) == [.grade])
        #expect(state.handle(.pressed(.task)) == [.perform(.task)])
        #expect(state.handle(.pressed(.list)) == [.perform(.list)])
        // The result is read although a page came after the save.
        #expect(state.handle(.finished) == [.draw])
        #expect(state.handle(.pressed(.reset)) == [.perform(.reset)])
        #expect(state.handle(.replaced) == [.grade])
        #expect(state.handle(.finished) == [.draw])
    }

    @Test("A queued save takes precedence over a waiting key")
    func saveFirst() {
        #expect(
            actions([.began, .saved, .pressed(.next), .finished, .finished])
                == [[.draw, .grade], [.prompt], [.prompt], [.draw, .grade], [.draw, .moveOn]])
    }

    @Test(
        "Return and the key that opened a page close it; keys without a meaning do nothing",
        arguments: [WatchKey.enter, .chapter])
    func reading(key: WatchKey) {
        #expect(
            actions([
                .began, .finished, .pressed(.chapter), .pressed(.other), .pressed(key), .pressed(.other),
            ])
                == [[.draw, .grade], [.draw], [.perform(.chapter)], [], [.redraw], []])
    }

    @Test("Until the solution was seen, it is shown only after y; only keys that mean no go back")
    func solutionAsks() {
        var state = WatchState()
        state.asksBeforeSolution = true
        _ = state.handle(.pressed(.hint))
        #expect(state.handle(.pressed(.solution)) == [.confirm(.solution)])
        for key in [WatchKey.solution, .hint, .task, .reset, .other, .down, .run] {
            #expect(state.handle(.pressed(key)) == [])
        }
        for key in [WatchKey.next, .enter, .escape, .quit] {
            var answered = state
            #expect(answered.handle(.pressed(key)) == [.redraw])
            #expect(answered.page == nil)
        }
        #expect(state.handle(.pressed(.yes)) == [.perform(.solution)])
        #expect(state.page == .text(.solution))
        state.asksBeforeSolution = false
        _ = state.handle(.pressed(.escape))
        #expect(state.handle(.pressed(.solution)) == [.perform(.solution)])
    }

    @Test("The question about the solution stays when a run ends, and a waiting key asks it afterward")
    func solutionDuringRun() {
        var state = WatchState()
        state.asksBeforeSolution = true
        _ = state.handle(.pressed(.solution))
        #expect(state.handle(.saved) == [.grade])
        #expect(state.handle(.finished) == [.prompt])
        #expect(state.page == .confirmation(.solution))
        _ = state.handle(.pressed(.escape))
        _ = state.handle(.saved)
        _ = state.handle(.pressed(.solution))
        #expect(state.handle(.finished) == [.draw, .confirm(.solution)])
    }

    @Test(
        "After a run, the result stays on the screen, and Return opens what was completed, page by page")
    func duePages() {
        var state = WatchState(duePages: [.closing])
        expectEqual(state.handle(.began), [.draw, .perform(.closing)])
        _ = state.handle(.pressed(.escape))
        _ = state.handle(.saved)
        state.duePages = [.summary, .closing]
        expectEqual(state.handle(.finished), [.draw])
        var other = state
        expectEqual(state.handle(.pressed(.enter)), [.perform(.summary)])
        expectEqual(state.handle(.pressed(.enter)), [.redraw, .perform(.closing)])
        expectEqual(state.handle(.pressed(.enter)), [.redraw])
        expectEqual(state.handle(.pressed(.enter)), [])
        // The key of a page opens it as well, and leaving it otherwise shows the result again.
        expectEqual(other.handle(.pressed(.summary)), [.perform(.summary)])
        expectEqual(other.handle(.pressed(.escape)), [.redraw])
        expectEqual(other.handle(.pressed(.task)), [.perform(.task)])
        expectEqual(other.handle(.pressed(.enter)), [.redraw])
        expectEqual(other.handle(.pressed(.enter)), [.perform(.closing)])
    }

    @Test("Everything is graded on request, its results follow, and Return goes back to the exercise")
    func everything() {
        var state = WatchState()
        expectEqual(state.handle(.pressed(.all)), [.gradeAll])
        expectEqual(state.handle(.saved), [.prompt])
        state.duePages = [.all]
        // The save comes first.
        expectEqual(state.handle(.finished), [.draw, .grade])
        expectEqual(state.handle(.finished), [.perform(.all)])
        expectEqual(state.handle(.pressed(.enter)), [.redraw])
        _ = state.handle(.pressed(.reset))
        // What the command wrote moves up first.
        expectEqual(state.handle(.pressed(.all)), [.draw, .gradeAll])
        _ = state.handle(.finished)
        _ = state.handle(.pressed(.chapter))
        expectEqual(state.handle(.pressed(.all)), [])
    }

    @Test(
        "The keys, the guide, the page to keep and the book lead back to what was on the screen",
        arguments: [WatchKey.help, .guide, .keepsake, .book])
    func covered(key: WatchKey) {
        let isText = key == .guide || key == .help
        for page in [WatchKey.closing, .chapter, .list] {
            expectEqual(
                Array(
                    actions([.pressed(page), .pressed(key), .pressed(.escape), .pressed(.quit)]).dropFirst()),
                [[.cover, .perform(key)], [.uncover, isText ? .redraw : .draw], [.redraw]])
        }
        expectEqual(
            actions([.pressed(.task), .pressed(.help), .pressed(.hint), .pressed(.escape)]).suffix(2),
            [[.perform(.hint)], [.redraw]])
    }

    @Test("A question has only the keys that its page lists, and those that it opens come back to it")
    func questionKeys() {
        var state = WatchState()
        _ = state.handle(.pressed(.questions))
        for key in [WatchKey.hint, .task, .book, .solution, .next, .run, .summary] {
            expectEqual(state.handle(.pressed(key)), [])
        }
        for key in [WatchKey.help, .chapter] {
            expectEqual(state.handle(.pressed(key)), [.cover, .perform(key)])
            expectEqual(state.handle(.pressed(.hint)), [])
            expectEqual(state.handle(.pressed(.down)), [.scroll(.down)])
            expectEqual(state.handle(.pressed(key == .help ? .quit : .questions)), [.uncover, .redraw])
            expectEqual(state.page, .questions)
        }
    }

    @Test("Grading everything can be stopped with q, which then doesn't quit")
    func stop() {
        var state = WatchState()
        _ = state.handle(.pressed(.all))
        for key in [WatchKey.quit, .escape] { expectEqual(state.handle(.pressed(key)), [.stop]) }
        _ = state.handle(.finished)
        expectEqual(state.handle(.pressed(.quit)), [.quit])
    }

    @Test("Another command can run immediately, such as a second hint")
    func secondHint() {
        #expect(
            actions([.began, .finished, .pressed(.hint), .pressed(.hint)]).suffix(2)
                == [[.perform(.hint)], [.perform(.hint)]])
    }

    @Test("A save while a hint is shown starts a run, and the hint stays")
    func saveWhileReading() {
        #expect(
            actions([.began, .finished, .pressed(.hint), .saved, .pressed(.other), .finished]).suffix(4)
                == [[.perform(.hint)], [.grade], [], [.prompt]])
    }

    @Test("Keys with far-reaching effects do nothing on pages that don't list them")
    func unlistedKeys() {
        for page in [WatchKey.questions, .list] {
            for key in [WatchKey.next, .reset, .undo] {
                #expect(actions([.began, .finished, .pressed(page), .pressed(key)]).last == [])
            }
        }
        #expect(actions([.began, .finished, .pressed(.chapter), .pressed(.reset)]).last == [])
    }

    @Test("After a reset, its output stays, and going back grades the restored file")
    func reset() {
        let events: [WatchState.Event] = [.began, .finished, .pressed(.reset), .replaced, .pressed(.enter)]
        var state = WatchState()
        for event in events.dropLast() { _ = state.handle(event) }
        #expect(state.isStale)
        for key in [WatchKey.other, .yes, .number(1)] {
            expectEqual(actions(events.dropLast() + [.pressed(key)]).last, [])
        }
        #expect(
            actions(events + [.finished, .pressed(.list), .pressed(.enter)]).suffix(6)
                == [[.perform(.reset)], [], [.draw, .grade], [.draw], [.perform(.list)], [.choose]])
        #expect(actions(events, isManual: true).last == [.draw])
    }

    @Test("Undoing a reset grades the learner's version at once, unless runs are manual")
    func undo() {
        let events: [WatchState.Event] = [.began, .finished, .pressed(.undo), .replaced, .finished]
        expectEqual(actions(events).suffix(3), [[.perform(.undo)], [.grade], [.draw]])
        expectEqual(actions(Array(events.dropLast()), isManual: true).last, [])
    }

    @Test("In plain mode, a key that does nothing during a run is answered")
    func refusedDuringRun() {
        var state = WatchState(isPlain: true)
        _ = state.handle(.saved)
        expectEqual(state.handle(.pressed(.other)), [.prompt])
        #expect(state.refusedKey == .other)
        _ = state.handle(.pressed(.guide))
        expectEqual(state.handle(.pressed(.enter)), [.prompt])
        state.blockedKeys = [.closing]
        expectEqual(state.handle(.pressed(.closing)), [.prompt])
        #expect(state.refusedKey == .closing)
    }

    @Test("A save of another exercise is announced, and g switches to it")
    func elsewhere() {
        let other = Exercise.ID(lesson: 3, position: 3)
        #expect(
            actions([
                .began, .finished, .pressed(.go), .savedElsewhere(other), .pressed(.go), .began,
                .pressed(.go),
            ])
                == [[.draw, .grade], [.draw], [], [.prompt], [.move(other)], [.draw, .grade], [.prompt]])
    }

    @Test("A key leads back to the exercise that was skipped, until something is graded")
    func skipped() {
        let other = Exercise.ID(lesson: 3, position: 3)
        var state = WatchState()
        state.skipped = other
        expectEqual(state.handle(.pressed(.go)), [.move(other)])
        _ = state.handle(.saved)
        _ = state.handle(.finished)
        expectEqual(state.handle(.pressed(.go)), [])
    }

    @Test("After the screen was disturbed, it is redrawn without losing any output")
    func disturbed() {
        #expect(
            actions([.began, .disturbed, .finished, .disturbed, .pressed(.list), .disturbed])
                == [[.draw, .grade], [.redraw], [.draw], [.redraw], [.perform(.list)], [.redraw]])
        #expect(actions([.pressed(.reset), .disturbed]) == [[.perform(.reset)], [.prompt]])
    }
}
