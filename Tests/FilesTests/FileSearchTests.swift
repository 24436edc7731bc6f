import Foundation
import Testing

@testable import Files

@Suite("Looking for files below folders")
final class FileSearchTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("nibmark-search-\(UUID().uuidString)").resolvingSymlinksInPath()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func write(_ names: String...) throws {
    for name in names {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: url)
    }
  }

  private func link(_ name: String, to target: String) {
    #expect(symlink(target, path(name)) == 0)
  }

  private func search(_ names: String..., includesIgnored: Bool = false) -> FileSearch {
    FileSearch(
      names.map { $0.isEmpty ? folder.path : path($0) },
      FileSearch.Options(endings: ["xib"], includesIgnored: includesIgnored)
    )
  }

  private func found(_ search: FileSearch) -> [String] { search.files.map(shortened) }

  private func problems(_ search: FileSearch) -> [FileError] {
    search.problems.map { FileError($0.reason, path: shortened($0.path)) }
  }

  private func leftOut(_ search: FileSearch) -> [LeftOutPath] {
    search.leftOut.map { LeftOutPath(shortened($0.path), $0.reason) }
  }

  private func shortened(_ path: String) -> String {
    path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
  }

  @Test("Files come in the order of their paths, whatever the case of their endings")
  func order() throws {
    try write("b.xib", "a/z.XIB", "a/b/c.Xib", "-x.xib", "a.png", "xib", "a/.keep")
    let search = search("")
    #expect(found(search) == ["-x.xib", "a/b/c.Xib", "a/z.XIB", "b.xib"])
    #expect(search.problems.isEmpty && search.leftOut.isEmpty)
  }

  @Test("Links to folders are followed after the folders, and each folder is entered once")
  func links() throws {
    try write("m/A.xib", "Pods/B.xib")
    link("a", to: "m")
    link("m/up", to: "..")
    link("m/self", to: ".")
    link("own", to: "Pods")
    link("own again", to: "Pods")
    let search = search("")
    #expect(found(search) == ["m/A.xib", "own/B.xib"])
    #expect(search.problems.isEmpty)
    #expect(leftOut(search) == [LeftOutPath("Pods", .generated)])
  }

  @Test("A link out of the root is left out, unless all is asked for")
  func outside() throws {
    try write("root/A.xib", "other/B.xib")
    link("root/out", to: path("other"))
    #expect(found(search("root")) == ["root/A.xib"])
    #expect(leftOut(search("root")) == [LeftOutPath("root/out", .linkOutside)])
    let all = search("root", includesIgnored: true)
    #expect(found(all) == ["root/A.xib", "root/out/B.xib"])
    #expect(all.leftOut.isEmpty)
  }

  @Test("A link within the git work tree is inside of the root, and a linked start as well")
  func workTree() throws {
    try write(".git/HEAD", "root/A.xib", "other/B.xib")
    link("root/out", to: path("other"))
    link("start", to: "root")
    #expect(found(search("root")) == ["root/A.xib", "root/out/B.xib"])
    #expect(found(search("start")) == ["start/A.xib", "start/out/B.xib"])
  }

  @Test("Hidden and generated folders are named, and read when all is asked for")
  func ignored() throws {
    try write("A.xib", ".git/B.xib", "build/C.xib", ".D.xib", ".png", "x/Carthage/E.xib")
    let search = search("")
    #expect(found(search) == ["A.xib"])
    #expect(
      leftOut(search) == [
        LeftOutPath(".D.xib", .hidden), LeftOutPath(".git", .hidden),
        LeftOutPath("build", .generated), LeftOutPath("x/Carthage", .generated),
      ]
    )
    #expect(
      LeftOutPath.Reason.summary(of: search.leftOut)
        == "left out: 2 hidden, 2 generated folders; --include-ignored reads what is hidden, "
        + "generated or linked"
    )
    #expect(found(self.search("", includesIgnored: true)).count == 5)
    #expect(found(self.search("build")) == ["build/C.xib"])
  }

  @Test("A link that leads nowhere is a problem where a document or a folder may have been")
  func brokenLinks() throws {
    for name in ["Gone.xib", "Base.lproj", "Sub", "Gone.png"] { link(name, to: "nowhere") }
    link("Loop.xib", to: "Loop.xib")
    let search = search("")
    #expect(
      problems(search) == [
        FileError(.danglingLink, path: "Base.lproj"), FileError(.danglingLink, path: "Gone.xib"),
        FileError(.opening(ELOOP), path: "Loop.xib"), FileError(.danglingLink, path: "Sub"),
      ]
    )
    #expect(leftOut(search) == [LeftOutPath("Gone.png", .brokenLink)])
    #expect(problems(self.search("Sub")) == [FileError(.danglingLink, path: "Sub")])
  }

  @Test("The broken links of a framework are no folders that documents may lie in")
  func brokenLinksOfFrameworks() throws {
    try write("A.xib")
    try write("Kit.framework/Info.txt")
    link("Kit.framework/Headers", to: "Versions/Current/Headers")
    let search = search("")
    #expect(found(search) == ["A.xib"])
    #expect(problems(search) == [])
    #expect(leftOut(search) == [LeftOutPath("Kit.framework/Headers", .brokenLink)])
  }

  @Test("A name that is not UTF-8 is a problem when a document may stand behind it")
  func names() throws {
    try write("A.xib")
    for name in [[0xff], Array("b".utf8) + [0xfe]] as [[UInt8]] {
      for ending in [".xib", ".png"] {
        let bytes = Array(folder.path.utf8) + [0x2f] + name + Array(ending.utf8) + [0]
        let descriptor = bytes.withUnsafeBufferPointer { buffer in
          buffer.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o600) }
        }
        #expect(descriptor >= 0)
        close(descriptor)
      }
    }
    let search = search("")
    #expect(found(search) == ["A.xib"])
    #expect(
      problems(search) == [
        FileError(.name, path: "b\\xFE.xib"), FileError(.name, path: "\\xFF.xib"),
      ]
    )
  }

  @Test("A folder that cannot be listed is a problem, and the search goes on")
  func unreadable() throws {
    try write("a/A.xib", "b/B.xib")
    let denied = path("a")
    let search = FileSearch([folder.path], FileSearch.Options(endings: ["xib"])) {
      (path) throws(FileError) in
      if path == denied { throw FileError(.opening(EACCES), path: path) }
      return try FolderReader.read(path)
    }
    #expect(found(search) == ["b/B.xib"])
    #expect(problems(search) == [FileError(.opening(EACCES), path: "a")])
  }

  @Test(
    "A folder with a document's name is a problem when it is empty; a FIFO is left to the reader"
  )
  func kinds() throws {
    try write("Full.xib/A.xib", "Empty.xib/x.png")
    #expect(mkfifo(path("Pipe.xib"), 0o600) == 0)
    let search = search("")
    #expect(found(search) == ["Full.xib/A.xib", "Pipe.xib"])
    #expect(problems(search) == [FileError(.folder, path: "Empty.xib")])
  }

  @Test("A file that several starts lead to is there once, as the first of them has it")
  func overlaps() throws {
    try write("a/b.xib", "a/c.xib")
    #expect(found(search("a/b.xib", "a/./b.xib", "a", "a/../a")) == ["a/b.xib", "a/c.xib"])
  }

  @Test("A start that is not there is a problem; a file is taken as it is")
  func starts() throws {
    try write("a.png")
    let search = search("a.png", "missing")
    #expect(found(search) == ["a.png"])
    #expect(search.problems.map(\.isMissing) == [true])
    #expect(search.starts.map(\.isFolder) == [false, false])
  }

  @Test("Many levels end neither the search nor the process")
  func depth() throws {
    let levels = Array(repeating: "d", count: 1_500).joined(separator: "/")
    try write(levels + "/A.xib")
    #expect(found(search("")) == [levels + "/A.xib"])
  }
}
