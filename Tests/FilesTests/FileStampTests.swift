import Files
import Foundation
import Testing

@Suite("What tells that a file is as it was")
struct FileStampTests {
  @Test(
    "is the same until somebody writes or replaces the file, though its bytes are the same again"
  )
  func changes() throws {
    let path = FileManager.default.temporaryDirectory.path + "/nibmark-stamp-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(FileStamp(path) == nil)
    try Data("one".utf8).write(to: URL(fileURLWithPath: path))
    let first = try #require(FileStamp(path))
    #expect(FileStamp(path) == first)
    // The clock of a file system has steps of some milliseconds.
    Thread.sleep(forTimeInterval: 0.05)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.write(contentsOf: Data("one".utf8))
    try file.close()
    let date = Date(timeIntervalSince1970: 0)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    let second = try #require(FileStamp(path))
    #expect(second != first)
    try Data("one".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    #expect(FileStamp(path) != second)
  }
}
