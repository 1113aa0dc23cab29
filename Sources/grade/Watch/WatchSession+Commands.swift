import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

// The commands whose output stays on the screen.

extension WatchSession {
    /// Runs the command of a key, as if it had been typed.
    func runCommand(of key: WatchKey) async {
        if let lines = screen.lines(of: key, state, width: size.columns) {
            console.write(lines + [""])
            return display.show(prompt: prompt, size: size)
        }
        let before = marks
        if key == .chapter { chapterPlaces[lesson.number] = Viewport() }
        display.makeRoom(size: size)
        let request = request(key, console)
        if key == .list {
            var chosen: Exercise?
            await terminal.withLineMode { chosen = await setting.chooseExercise(request) }
            if let chosen, chosen != exercise { return await move(to: chosen) }
            console.write([" You are at \(exercise.id) \(exercise.title)."])
            return await react(to: .pressed(.escape))
        }
        if [.reset, .questions, .chapter].contains(key) {
            await terminal.withLineMode { await setting.runCommand(request) }
        } else {
            // What is typed meanwhile isn't shown.
            await setting.runCommand(request)
        }
        // The command may have recorded something, and `reset` replaces the files that were graded.
        progress = ProgressStore(course: course).load().progress
        var actions: [WatchState.Action] = []
        if marks != before {
            saves.accept(marks, at: .now)
            result = nil
            actions = handle(.replaced)
        }
        console.output.write("\n")
        if actions.isEmpty { display.show(prompt: prompt, size: size) }
        for action in actions { await perform(action) }
    }
}
