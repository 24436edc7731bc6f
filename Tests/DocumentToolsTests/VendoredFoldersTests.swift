import Foundation
import Testing

@testable import DocumentTools

@Suite("Folders of libraries that a project keeps copies of")
struct VendoredFoldersTests {
  /// Whether a document lies in such a folder of a project with some files.
  private func isVendored(_ document: String, _ files: [String: String]) throws -> Bool {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("vendored-\(UUID().uuidString)").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let path = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: path, atomically: true, encoding: .utf8)
    }
    let folders = VendoredFolders(ProjectFiles(below: root.path), root: root.path)
    return folders.contains(root.appendingPathComponent(document).path)
  }

  private let app = ["App.xcodeproj/project.pbxproj": "", "LICENSE": "ours"]

  @Test("a licence that is not the project's marks a folder")
  func licences() throws {
    #expect(try isVendored("Kit/Card.xib", app.merging(["Kit/LICENSE.txt": "theirs"]) { $1 }))
    #expect(try !isVendored("Kit/Card.xib", app.merging(["Kit/LICENSE": "ours"]) { $1 }))
    #expect(try !isVendored("Kit/Card.xib", app))
    #expect(try !isVendored("App/Card.xib", app.merging(["Kit/LICENSE.txt": "theirs"]) { $1 }))
  }

  @Test("an app beside others has its licence too, and so has the only project")
  func apps() throws {
    let apps = ["One/A.xcodeproj/project.pbxproj": "", "Two/B.xcodeproj/project.pbxproj": ""]
    #expect(try !isVendored("One/Card.xib", apps.merging(["One/LICENSE": "ours"]) { $1 }))
    #expect(try isVendored("One/Kit/Card.xib", apps.merging(["One/Kit/LICENSE": "theirs"]) { $1 }))
    let only = ["ios/A.xcodeproj/project.pbxproj": "", "LICENSE": "all", "ios/LICENSE": "ours"]
    #expect(try !isVendored("ios/Card.xib", only))
  }

  @Test(
    "names that say so",
    arguments: [
      "Pods", "Vendor", "Third Party", "App/ThirdParty/Kit", "3rd-Parties", "ThirdPartyLibs",
      "Libs",
    ]
  )
  func names(folder: String) throws { #expect(try isVendored("\(folder)/Card.xib", app)) }

  @Test(
    "names that only look like it",
    arguments: ["Vending", "Podcasts", "ExternalScreens", "Third", "Library"]
  )
  func others(folder: String) throws { #expect(try !isVendored("\(folder)/Card.xib", app)) }

  @MainActor
  @Test("links that lead nowhere are left out, but for those of the app's documents")
  func links() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("links-\(UUID().uuidString)").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in [".git", "Vendor/Kit", "App"] {
      let path = root.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
    for link in ["Vendor/Kit/Card.xib", "App/Card.xib", "App/Build", "App/Base.lproj"] {
      try FileManager.default.createSymbolicLink(
        atPath: root.appendingPathComponent(link).path,
        withDestinationPath: "nowhere"
      )
    }
    var found = try DocumentFinder.documents(at: [root.path])
    found.leaveOutBrokenLinks(keeping: [root.path])
    #expect(found.problems.count == 4)
    let document = root.appendingPathComponent("App/Row.xib")
    try "<document/>".write(to: document, atomically: true, encoding: .utf8)
    found = try DocumentFinder.documents(at: [root.path])
    var named = found
    named.leaveOutBrokenLinks(keeping: [root.path + "/App/Build"])
    #expect(named.problems.count == 3)
    found.leaveOutBrokenLinks(keeping: [root.path])
    let told = found.problems.map { $0.path.dropFirst(root.path.count + 1) }
    #expect(told.sorted() == ["App/Base.lproj", "App/Card.xib"])
    let left = found.leftOut.map(\.path)
    #expect(left.contains(root.path + "/Vendor/Kit/Card.xib"))
    #expect(left.contains(root.path + "/App/Build"))
  }
}
