import Foundation
import Testing

@testable import Reporting

@Suite("The files of a run are its own")
struct ReportFolderTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/nibmark-\(UUID().uuidString)"

  private func entries() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func write(_ names: String...) throws {
    for name in names { try ReportFile.write(name, to: folder + "/" + name) }
  }

  @Test("a folder is one process's at a time, until that lets go")
  func lock() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("one")
    var first: FolderLock? = try FolderLock(folder)
    let error = try #require(throws: ReportError.self) { try FolderLock(folder) }
    #expect(error.code == .inUse)
    #expect(error.message.contains("process \(getpid())"), "\(error)")
    withExtendedLifetime(first) {}
    first = nil
    _ = try FolderLock(folder)
    #expect(entries() == ["one"])
  }

  @Test("the process that holds a lock is found among the system's")
  func lockTable() {
    let table = FolderLockTable(
      text: """
        1: POSIX  ADVISORY  WRITE 11 fe:00:42 0 EOF
        2: FLOCK  ADVISORY  WRITE 12 fe:00:1042 0 EOF
        2: -> FLOCK  ADVISORY  WRITE 13 fe:00:42 0 EOF
        3: FLOCK  ADVISORY  WRITE 0 fe:00:42 0 EOF
        4: FLOCK  ADVISORY  WRITE 14 fe:00:42 0 EOF
        """
    )
    #expect(table.process(holding: 42) == 14)
    #expect(table.process(holding: 7) == nil)
  }

  @Test("two options that name one file are told of, by whatever path")
  func distinct() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("here", "there")
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "here")
    func message(_ one: String, _ other: String) -> String? {
      let paths = [NamedPath("--junit", one), NamedPath("--export", other)]
      do throws(ReportError) {
        try NamedPath.checkDistinct(paths)
        return nil
      } catch {
        return error.message
      }
    }
    let same = "--junit and --export name one file"
    #expect(message(folder + "/here", link) == same)
    #expect(
      message(folder + "/new", folder + "/../\((folder as NSString).lastPathComponent)/new") == same
    )
    #expect(message(folder + "/here", folder + "/there") == nil)
    #expect(message("/dev/stdout", "/dev/stdout") == nil)
    #expect(message("/dev/null", "/dev/null") == nil)
  }

  @Test("reports of an earlier run go, what is still read and what is no file stays")
  func former() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("junit.xml", "result.json", "notes.txt", "result.json.999999999.tmp")
    try write("result.json.\(getpid()).tmp", "result.json.old.tmp")
    let paths = ["junit.xml", "result.json", "missing.html"].map { folder + "/" + $0 }
    try FormerReports.remove(paths + ["/dev/null"], keeping: [folder + "/result.json"])
    #expect(
      entries()
        == [
          "notes.txt", "result.json", "result.json.\(getpid()).tmp", "result.json.old.tmp",
        ].sorted()
    )
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    try FormerReports.remove(paths)
    #expect(!entries().contains("result.json"))
  }

  @Test("a file that is being written has no name before it is whole")
  func draft() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("old")
    let path = folder + "/old"
    let draft = try ReportDraft(for: path, temporary: path + ".1.tmp")
    let isNameless = entries() == ["old"]
    #expect(isNameless || entries() == ["old", "old.1.tmp"])
    try draft.publish()
    #expect(entries() == ["old"])
    #expect(try String(contentsOfFile: path, encoding: .utf8).isEmpty)
  }
}
