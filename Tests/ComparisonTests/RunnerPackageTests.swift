import Foundation
import Testing

@testable import Comparison

@Suite("The package of a runner in a repository")
struct RunnerPackageTests {
  /// A repository of the given packages, with a folder inside.
  private func repository(_ packages: [String]) throws -> String {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("nibmark-tests-\(UUID().uuidString)")
    let manager = FileManager.default
    for folder in packages + [".git", "App/Cells"] {
      try manager.createDirectory(
        at: root.appendingPathComponent(folder),
        withIntermediateDirectories: true
      )
    }
    for folder in packages {
      try Data().write(to: root.appendingPathComponent(folder + "/Package.swift"))
    }
    return root.path
  }

  @Test(
    "is the nearest above the working directory, then that of init",
    arguments: [
      (["Nibmark"], "", "Nibmark"), (["Nibmark"], "Nibmark", "Nibmark"),
      (["Nibmark"], "App/Cells", "Nibmark"), (["App", "Nibmark"], "App/Cells", "App"),
      (["", "Nibmark"], "App", ""), (["", "Nibmark"], "Nibmark", "Nibmark"),
    ]
  )
  func found(packages: [String], working: String, folder: String) throws {
    let root = try repository(packages)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let package = RunnerPackage(from: "\(root)/\(working)")
    #expect(package.workingFolder == working)
    #expect(try package.folder(in: root) == folder)
  }

  @Test(
    "may be named, as seen from the working directory",
    arguments: [
      ("App", "Cells", "App/Cells"), ("App", "../Linux", "Linux"), ("", "Linux/", "Linux"),
    ]
  )
  func named(working: String, name: String, folder: String) throws {
    let root = try repository(["", "Linux", "App/Cells"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let package = RunnerPackage(name, from: "\(root)/\(working)")
    #expect(try package.folder(in: root) == folder)
    let absolute = RunnerPackage("\(root)/\(folder)", from: "\(root)/\(working)")
    #expect(try absolute.folder(in: root) == folder)
  }

  @Test("must be there", arguments: ["Nowhere", "..", nil])
  func missing(name: String?) throws {
    let root = try repository([])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let error = #expect(throws: MeasuringError.self) {
      try RunnerPackage(name, from: root).folder(in: root)
    }
    #expect(error?.description.contains("holds no Package.swift") == true)
    #expect(error?.description.contains("--package-path") == true)
  }
}
