// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "reading-list",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "ReadingList"),
        .executableTarget(name: "reading-list", dependencies: ["ReadingList"]),
        .testTarget(name: "ReadingListTests", dependencies: ["ReadingList"]),
    ],
    swiftLanguageModes: [.v6]
)
