import Workbook

/// The learner's progress: Foundation has a type of this name, too, which nothing here is about.
typealias Progress = Workbook.Progress
