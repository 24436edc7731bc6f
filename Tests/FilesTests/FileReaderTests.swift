import Files
import Foundation
import Testing

/// A folder of its own for each test.
final class FileReaderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("nibmark-files-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ bytes: [UInt8], to name: String = "file") throws -> String {
    try Data(bytes).write(to: folder.appendingPathComponent(name))
    return path(name)
  }

  @Test("two files are the same by their bytes, and what is no file is the same as nothing")
  func sameContent() throws {
    let one = try write([UInt8](repeating: 7, count: 200_000), to: "one")
    let same = try write([UInt8](repeating: 7, count: 200_000), to: "same")
    let last = try write([UInt8](repeating: 7, count: 199_999) + [8], to: "last")
    let longer = try write([UInt8](repeating: 7, count: 200_001), to: "longer")
    #expect(FileReader.haveSameContent(one, same))
    for other in [last, longer, path("none"), folder.path] {
      #expect(!FileReader.haveSameContent(one, other) && !FileReader.haveSameContent(other, one))
    }
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(!FileReader.haveSameContent(path("pipe"), path("pipe")))
  }

  private func reason(_ path: String, byteCountMax: Int = 100) -> FileError.Reason? {
    do throws(FileError) {
      _ = try FileReader.read(path, byteCountMax: byteCountMax)
      return nil
    } catch {
      #expect(error.path == path)
      return error.reason
    }
  }

  @Test("A file is read whole, the empty one as well", arguments: [0, 1, 4095, 4096, 100_000])
  func whole(byteCount: Int) throws {
    let bytes = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try FileReader.read(write(bytes)) == bytes)
  }

  @Test("A file whose size the system does not know is read to its end")
  func sizeless() throws {
    let bytes = try FileReader.read("/proc/self/status")
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
  }

  @Test("A file that the system gives no size is held to the limit, too")
  func sizelessLimit() {
    guard case .tooLarge(let byteCount) = reason("/proc/self/status", byteCountMax: 10) else {
      Issue.record("read beyond the limit")
      return
    }
    #expect(byteCount > 10)
  }

  @Test("A file may have as many bytes as the limit, and not one more")
  func limit() throws {
    let file = try write([UInt8](repeating: 7, count: 10))
    #expect(reason(file, byteCountMax: 10) == nil)
    #expect(reason(file, byteCountMax: 9) == .tooLarge(10))
  }

  @Test("A FIFO without a writer is refused instead of waited for", .timeLimit(.minutes(1)))
  func fifo() {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(reason(path("pipe")) == .notRegular)
    #expect(throws: FileError(.notRegular, path: path("pipe"))) {
      try FileReader.beginning(of: self.path("pipe"), byteCount: 4)
    }
  }

  @Test("A link to a FIFO, a device and a folder are refused")
  func otherKinds() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(symlink(path("pipe"), path("link")) == 0)
    #expect(reason(path("link")) == .notRegular)
    #expect(reason("/dev/zero") == .notRegular)
    #expect(reason(folder.path) == .folder)
  }

  @Test("What is missing is said with the path and the system's reason")
  func missing() {
    #expect(reason(path("nothing")) == .opening(ENOENT))
    let error = FileError(.opening(ENOENT), path: "a/b.xib")
    #expect("\(error)" == "a/b.xib: cannot be read: No such file or directory")
  }

  @Test("The beginning of a file is cut where it is longer")
  func beginning() throws {
    let file = try write([1, 2, 3, 4])
    #expect(try FileReader.beginning(of: file, byteCount: 3) == [1, 2, 3])
    #expect(try FileReader.beginning(of: file, byteCount: 9) == [1, 2, 3, 4])
  }
}
