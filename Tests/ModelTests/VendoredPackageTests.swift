import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct VendoredPackageTests {
    let folder = TemporaryFolder.current

    private func write(_ packages: String, products: String = #"["kit/Kit"]"#) throws {
        try SampleCourse.load(in: folder)
        try folder.write([
            "course.json": #"{ "format": 1, "title": "Lamps", "packages": \#(packages) }"#,
            "Packages/kit/Package.swift": "// a package\n", "Packages/kit/Sources/Kit/Kit.swift": "// code\n",
            "Packages/empty/README.md": "No package.\n",
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                #""support": ["Kit"],"#, with: #""products": \#(products),"#),
        ])
    }

    @Test("An exercise knows the folder of a package that it uses, and others use none")
    func paths() throws {
        try write(#"{ "kit": "Packages/kit" }"#)
        let course = try Course.load(folder.url)
        let part = course.exercises[0].firstPart
        expectEqual(part.products, [PackageProduct(package: "kit", name: "Kit")])
        expectEqual(
            course.packages(of: part).map(\.folder.path), [course.root.appending(path: "Packages/kit").path]
        )
        #expect(course.packages(of: course.exercises[1].firstPart).isEmpty)
    }

    @Test(
        "A path that doesn't lead to a package in the course is an error that names the key",
        arguments: [
            ("../kit", "\"../kit\""), ("/tmp/kit", "\"/tmp/kit\""), ("", "\"\""),
            ("Packages/none", "\"Packages/none\", which doesn't exist"),
            ("Packages/empty", "\"Packages/empty\", which has no Package.swift"),
            ("Packages/link", "\"Packages/link\", which is a link that leads out of the course"),
        ])
    func wrongPath(_ path: String, _ found: String) throws {
        try write(#"{ "kit": "\#(path)" }"#)
        try FileManager.default.createSymbolicLink(
            at: folder("Packages/link"), withDestinationURL: URL(filePath: "/usr"))
        let error = #expect(throws: MalformedFile.self) { try Course.load(folder.url) }
        expectEqual(error?.file.lastPathComponent, "course.json")
        expectEqual(error?.keyPath, "packages.kit")
        expectEqual(error?.found, found)
    }

    @Test(
        "A product must name a package of the course and one of its products",
        arguments: ["Kit", "other/Kit", "kit/", "kit/../Kit", #"kit/K\"t"#])
    func wrongProduct(_ product: String) throws {
        try write(#"{ "kit": "Packages/kit" }"#, products: "[\"\(product)\"]")
        let error = #expect(throws: MalformedFile.self) { try Course.load(folder.url) }
        expectEqual(error?.keyPath, "exercises[0].products[0]")
        expectEqual(error?.expected, "a package of course.json (kit), a slash and one of its products")
    }

    @Test(
        "An exercise also uses what its packages depend on by path, if it is in the course",
        arguments: [#"{ "kit": "Packages/kit" }"#, #"{ "kit": "Packages/kit", "core": "Shared/Core" }"#])
    func dependencies(packages: String) throws {
        try write(packages)
        try folder.write([
            "Packages/kit/Package.swift": """
            // .package(path: "../commented")
            let package = Package(
                name: "kit",
                dependencies: [
                    .package(name: "base", path: "../base"), .package(url: "https://example.com", from: "1.0.0"),
                    .package(path: "../none"), .package(path: "../empty"), .package(path: "../../.."),
                    .package(path: "/usr"),
                ],
                targets: [.target(name: "Kit", path: "../odd")])
            """,
            "Packages/base/Package.swift":
                #"let package = Package(dependencies: [.package(path: "../../Shared/Core"), .package(path: "../kit")])"#,
            "Packages/commented/Package.swift": "", "Packages/odd/Package.swift": "", "Package.swift": "",
            "Shared/Core/Package.swift": "",
        ])
        let course = try Course.load(folder.url)
        let found = course.packages(of: course.exercises[0].firstPart)
        expectEqual(
            found.map { course.relativePath(of: $0.folder) },
            ["Packages/kit", "Packages/base", "Shared/Core"])
        expectEqual(found.map(\.name), ["kit", "base", packages.contains("core") ? "core" : "Core"])
        expectEqual(
            found[0].dependencies(), ["../base", "../none", "../empty", "../../..", "/usr"])
    }

    @Test("A package's digest changes with its files, and not with build products")
    func digest() throws {
        try write(#"{ "kit": "Packages/kit" }"#)
        let package = VendoredPackage(name: "kit", folder: folder("Packages/kit"))
        let first = package.digest()
        try folder.write(["Packages/kit/.build/debug.yaml": "plan"])
        expectEqual(package.digest(), first)
        try folder.write(["Packages/kit/Sources/Kit/Kit.swift": "// other code\n"])
        #expect(package.digest() != first)
    }
}
