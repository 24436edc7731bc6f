import Foundation
import Testing

@testable import DocumentTools

@Suite("A document's name in reports")
struct ShownPathTests {
  /// Runs a closure with a folder that holds `repo/App`, the link `repo/Linked` to it, and the link `other` to `repo`.
  private func inFolder(_ body: (_ folder: String, _ root: String) throws -> Void) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.resolvingSymlinksInPath().path + "/shown-\(UUID())"
    try manager.createDirectory(atPath: folder + "/repo/App", withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: folder) }
    for (link, target) in [("repo/Linked", "App"), ("other", "repo"), ("far", "repo/App")] {
      try manager.createSymbolicLink(atPath: folder + "/" + link, withDestinationPath: target)
    }
    try body(folder, folder + "/repo")
  }

  @Test(
    "is the same however its path is written",
    arguments: [
      "App/A.xib", "./App/A.xib", "App//A.xib", "App/./A.xib", "App/../App/A.xib",
      "../repo/App/A.xib", "../other/App/A.xib", "../far/../App/A.xib", "/repo/App/A.xib",
      "/other/App/A.xib", "/repo/./App/A.xib", "/other/../repo/App/A.xib",
    ]
  )
  func inside(path: String) throws {
    try inFolder { folder, root in
      let path = path.hasPrefix("/") ? folder + path : path
      #expect(ShownPath.of(path, from: root) == "App/A.xib")
    }
  }

  @Test("is that of a link below the folder, and the path itself outside of it")
  func others() throws {
    try inFolder { folder, root in
      #expect(ShownPath.of("./Linked/A.xib", from: root) == "Linked/A.xib")
      #expect(ShownPath.of(folder + "/other/Linked/A.xib", from: root) == "Linked/A.xib")
      for path in ["../A.xib", folder + "/A.xib", folder + "/repository/A.xib", "../none/../A.xib"]
      {
        #expect(ShownPath.of(path, from: root) == path)
      }
      #expect(ShownPath.of(root + "/App/A.xib", from: "/") == (root + "/App/A.xib").dropFirst())
    }
  }

  @Test("is a dot for the folder itself", arguments: [".", "./", "App/..", "../repo", "../other/"])
  func root(path: String) throws {
    try inFolder { _, root in #expect(ShownPath.of(path, from: root) == ".") }
  }
}
