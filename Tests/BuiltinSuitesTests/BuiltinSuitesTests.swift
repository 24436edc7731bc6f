import CBuiltinSuites
import Foundation
import Testing

@Suite("The suites inside of the tool")
struct BuiltinSuitesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Suites").path

  private static var embedded: UnsafeBufferPointer<nibmark_suite_file> {
    UnsafeBufferPointer(start: nibmark_suite_files, count: nibmark_suite_file_count)
  }

  @Test("are all files of Suites/, by path")
  func names() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(Self.folder)/\(path)", isDirectory: &isFolder)
      return !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    #expect(files.contains("Conformance/TV/table-touches.xml"))
    let message: Comment = "run Scripts/embed-suites"
    #expect(Self.embedded.map { String(cString: $0.path) } == files.sorted(), message)
  }

  @Test("have the bytes of those files")
  func bytes() throws {
    for file in Self.embedded {
      let path = String(cString: file.path)
      let stored = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(path)"))
      #expect(stored == Data(bytes: file.bytes, count: file.count), "\(path)")
    }
  }
}
