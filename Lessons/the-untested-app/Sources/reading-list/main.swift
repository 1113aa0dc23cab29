import Foundation
import ReadingList

exit(ReadingListApp.run(Array(CommandLine.arguments.dropFirst())))
