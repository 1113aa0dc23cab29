// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Example",
    targets: [
        .target(name: "Harbour"),
        .testTarget(name: "HarbourTests", dependencies: ["Harbour"]),
    ]
)
