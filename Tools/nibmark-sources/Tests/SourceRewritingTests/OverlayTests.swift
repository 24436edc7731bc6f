import Foundation
import Testing

@testable import SourceRewriting

/// Copies and overlay as the compiler takes them.
@Suite("Overlay")
struct OverlayTests {
  /// A folder for the time of a test.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "nibmark-sources-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, to file: String) throws {
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func rewrite(_ files: [String], to folder: String) throws -> [String] {
    let sources = try files.map { ($0, [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))) }
    return try OutputFolder(folder).write(TargetRewriter().rewrite(sources))
  }

  private func typecheck(_ file: String, overlay: String?) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "5", "-diagnostic-style", "llvm", "-I",
      URL(fileURLWithPath: file).deletingLastPathComponent().path,
    ]
    process.arguments? += (overlay.map { ["-vfsoverlay", $0] } ?? []) + [file]
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// An empty module of C, which takes no time to build.
  private func makeModule(_ name: String, in folder: String) throws {
    try write("module \(name) {}\n", to: folder + "/module.modulemap")
  }

  @Test("A byte order mark is none behind the line that names the original")
  func byteOrderMark() throws {
    try withFolder { folder in
      let source = folder + "/Marked.swift"
      try write("\u{feff}let x = 1\n", to: source)
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: source)))
      try #require(bytes.starts(with: [0xef, 0xbb, 0xbf]))
      let file = RewrittenFile(path: source, content: bytes, isChanged: false, notes: [])
      try OutputFolder(folder + "/out").generate([file])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/out")
      let copy = try #require(names.first)
      let text = try Data(contentsOf: URL(fileURLWithPath: folder + "/out/" + copy))
      #expect(text.firstRange(of: Data([0xef, 0xbb, 0xbf])) == nil)
      #expect(try typecheck(folder + "/out/" + copy, overlay: nil) == "")
    }
  }

  @Test("Copies and stamps of former runs are removed, and nobody else's files")
  func others() throws {
    try withFolder { folder in
      let kept = [
        "A.swift", "A-1a2b.swift", "Date-Format.swift", "notes.copy", "Guide.docc/A.md",
        "2024-01.docc/A.md",
        "1700000000000000-7.docc/A.md",
      ]
      let gone = ["A-1a2b3c4d5e6f7081.swift", "1700000000000000-4294967295.docc"]
      for name in kept + gone {
        let file = URL(fileURLWithPath: folder + "/out/" + name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try write("mine", to: file.path)
      }
      try OutputFolder(folder + "/out").generate([])
      try OutputFolder(folder + "/out").stamp()
      for name in kept { #expect(FileManager.default.fileExists(atPath: folder + "/out/" + name)) }
      for name in gone { #expect(!FileManager.default.fileExists(atPath: folder + "/out/" + name)) }
    }
  }

  @Test("Errors before and inside of rewritten expressions have their place in the original")
  func places() throws {
    try withFolder { folder in
      let file = folder + "/A.swift"
      let text = """
        class A {
          @objc var early: Missing1?
          #if os(iOS)
          @objc func f() { let x: Missing2 }
          #endif
        }
        let late: Missing3
        """
      try write(text, to: file)
      _ = try rewrite([file], to: folder + "/out")
      try makeModule("UIKit", in: folder)
      let errors = try typecheck(file, overlay: folder + "/out/overlay.yaml")
      #expect(errors.contains("\(file):2:20: error: cannot find type 'Missing1'"))
      #expect(errors.contains("\(file):4:27: error: cannot find type 'Missing2'"))
      #expect(errors.contains("\(file):7:11: error: cannot find type 'Missing3'"))
      #expect(!errors.contains("Objective-C"))
    }
  }

  @Test("A stamp is a file of a new name in each run, and the only one")
  func stamps() throws {
    try withFolder { folder in
      var names: Set<String> = []
      for _ in 0..<3 {
        try OutputFolder(folder).stamp()
        let found = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(found.count == 1)
        names.formUnion(found)
      }
      #expect(names.count == 3)
    }
  }

  @Test("An edit changes the copy of its file alone, and one that others follow says so")
  func edits() throws {
    try withFolder { folder in
      let (first, second) = (folder + "/A.swift", folder + "/B.swift")
      try write("import UIKit\nclass A {\n  @objc func f() {}\n}\n", to: first)
      try write("import UIKit\nextension A {\n  @objc func g() {}\n}\n", to: second)
      #expect(try rewrite([first, second], to: folder + "/out").isEmpty)
      #expect(try rewrite([first, second], to: folder + "/out").isEmpty)
      Thread.sleep(forTimeInterval: 0.02)
      try write("import UIKit\nextension A {\n  func g() {}\n}\n", to: second)
      #expect(try rewrite([first, second], to: folder + "/out") == [first])
    }
  }

  @Test("A file without anything to rewrite has no copy, and copies of files that went are removed")
  func copies() throws {
    try withFolder { folder in
      let file = folder + "/A.swift"
      try write("@objc class A {}\n", to: file)
      _ = try rewrite([file], to: folder + "/out")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/out").count == 2)
      try write("import UIKit\nclass A {}\n", to: file)
      _ = try rewrite([file], to: folder + "/out")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder + "/out") == ["overlay.yaml"]
      )
    }
  }

  @Test("Generated sources name their originals in errors, and go with them")
  func generated() throws {
    try withFolder { folder in
      let output = try OutputFolder(folder + "/copies")
      let texts = ["A": "let a = 1\nlet b: Int = \"\"\n", "B": "let c = 2\n"]
      let sources = texts.sorted { $0.key < $1.key }.map {
        (path: "/app \($0.key)/X.swift", content: [UInt8]($0.value.utf8))
      }
      try output.generate(TargetRewriter().rewrite(sources))
      let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
      #expect(names.count == 2 && names.allSatisfy { $0.hasPrefix("X-") && $0.hasSuffix(".swift") })
      let first = try #require(
        try names.first {
          try String(contentsOfFile: output.path + "/" + $0, encoding: .utf8).contains("let b")
        }
      )
      try makeModule("UIKit", in: output.path)
      let errors = try typecheck(output.path + "/" + first, overlay: nil)
      #expect(errors.contains("/app A/X.swift:2:14: error:"), "\(errors)")
      try output.generate(TargetRewriter().rewrite([sources[1]]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: output.path).count == 2)
    }
  }
}
