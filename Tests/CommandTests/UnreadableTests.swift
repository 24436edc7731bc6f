import Foundation
import Testing

/// Every command that looks for files, at everything that it cannot read.
@Suite("What cannot be read is an error", .serialized)
struct UnreadableTests {
  private static let commands = [
    ["check", "."], ["run", "."], ["validate", "."], ["list", "."],
    ["init", ".", "--suite", "made/made.xml"],
  ]

  /// Something that stands beside a good document and a good suite.
  struct Situation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Makes a document or a suite in a folder.
    let make: @Sendable (Tool, _ ending: String) throws -> Void
    /// A part of the message.
    let message: String
  }

  static let situations = [
    Situation(
      testDescription: "empty",
      make: { try $0.write("", to: "Bad.\($1)") },
      message: "document is empty"
    ),
    Situation(
      testDescription: "cut short",
      make: { try $0.write("<?xml version=\"1.0\"?><!-- cut", to: "Bad.\($1)") },
      message: "omment not terminated"
    ),
    Situation(
      testDescription: "a dangling link",
      make: { #expect(symlink("nowhere", $0.path("Bad.\($1)")) == 0) },
      message: "a link to what does not exist"
    ),
    Situation(
      testDescription: "a link to itself",
      make: { #expect(symlink("Bad.\($1)", $0.path("Bad.\($1)")) == 0) },
      message: "Too many levels of symbolic links"
    ),
    Situation(
      testDescription: "a FIFO",
      make: { #expect(mkfifo($0.path("Bad.\($1)"), 0o600) == 0) },
      message: "not a regular file"
    ),
    Situation(
      testDescription: "an empty folder",
      make: {
        try FileManager.default.createDirectory(
          atPath: $0.path("Bad.\($1)"),
          withIntermediateDirectories: true
        )
      },
      message: "Bad."
    ),
    Situation(
      testDescription: "an unknown encoding",
      make: { try $0.write("<?xml version=\"1.0\" encoding=\"x-none\"?><a/>", to: "Bad.\($1)") },
      message: "nsupported encoding x-none"
    ),
  ]

  private func made() throws -> Tool {
    let tool = try Tool()
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(Sample.suite, to: "s.xml")
    return tool
  }

  private func ending(_ command: [String]) -> String {
    ["check", "init"].contains(command[0]) ? "xib" : "xml"
  }

  @Test("beside what is good", arguments: situations)
  func unreadable(_ situation: Situation) throws {
    for command in Self.commands {
      let tool = try made()
      defer { tool.remove() }
      #expect(try tool.run(command).status == 0, "\(command)")
      try? FileManager.default.removeItem(atPath: tool.path("made"))
      try situation.make(tool, ending(command))
      let answer = try tool.run(command)
      #expect(answer.status == 1, "\(command): \(answer.output)\(answer.error)")
      let text = answer.output + answer.error
      #expect(text.contains(situation.message) && text.contains("Bad."), "\(command): \(text)")
    }
  }

  @Test("without permission")
  func permission() throws {
    guard geteuid() != 0 || FileManager.default.isExecutableFile(atPath: Tool.dropper) else {
      return
    }
    for command in Self.commands {
      for name in ["Locked.\(ending(command))", "Locked"] {
        let tool = try made()
        defer { tool.remove() }
        try tool.write("", to: name == "Locked" ? "Locked/a.txt" : name)
        #expect(chmod(tool.path(name), 0) == 0)
        defer { chmod(tool.path(name), 0o700) }
        let answer = try tool.runWithPermissions(command)
        #expect(answer.status == 1, "\(command): \(answer.output)\(answer.error)")
        let text = answer.output + answer.error
        #expect(text.contains("Permission denied") && text.contains(name), "\(command): \(text)")
      }
    }
  }

  @Test(
    "other encodings, endings and prologs are read",
    arguments: [
      String.Encoding.utf16LittleEndian, .utf16BigEndian, .isoLatin1,
    ]
  )
  func encodings(encoding: String.Encoding) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let isLatin = encoding == .isoLatin1
    let start =
      (isLatin ? "" : "\u{feff}")
      + "<?xml version=\"1.0\" encoding=\"\(isLatin ? "ISO-8859-1" : "UTF-16")\"?>\r<!--é"
      + String(repeating: "x", count: 100_000) + "-->\r"
    let document = Sample.xib(Sample.view()).split(separator: "\n").drop { $0.hasPrefix("<?xml") }
    let suite = Sample.suite.replacing("View.xib", with: "View.XIB")
    for (text, name) in [(document.joined(separator: "\r"), "View.XIB"), (suite, "S.XML")] {
      let data = try #require((start + text).data(using: encoding))
      try data.write(to: URL(fileURLWithPath: tool.path(name)))
    }
    let check = try tool.run("check", ".")
    #expect(check.status == 0 && check.output.contains("2 passed"), "\(check.output)")
    let run = try tool.run("run", ".")
    #expect(run.status == 0 && run.output.contains("1 passed"), "\(run.output)\(run.error)")
    #expect(try tool.run("init", ".").output.contains(": 1 case; "))
  }

  @Test("What is left out is counted in one line, named when asked, and read when asked")
  func leftOut() throws {
    let tool = try made()
    defer { tool.remove() }
    for folder in ["Pods", ".hidden"] {
      try tool.write(Sample.xib(Sample.view()), to: "\(folder)/View.xib")
      try tool.write(Sample.suite, to: "\(folder)/s.xml")
    }
    try tool.write("<notes/>", to: "notes.xml")
    for command in Self.commands {
      let answer = try tool.run(command)
      try? FileManager.default.removeItem(atPath: tool.path("made"))
      #expect(answer.status == 0, "\(command): \(answer.error)")
      let line = answer.error.split(separator: "\n").first.map(String.init) ?? ""
      #expect(line.hasPrefix("nibmark: left out: 1 hidden, 1 generated folder"), "\(command)")
      #expect(line.contains("1 XML file whose root is not <suite>") == (ending(command) == "xml"))
      #expect(!answer.error.contains("left out: Pods"))
      let named = try tool.run(command + ["--verbose"]).error
      try? FileManager.default.removeItem(atPath: tool.path("made"))
      #expect(named.contains("Pods: made by Xcode or a package manager"), "\(named)")
      let all = try tool.run(command + ["--include-ignored"])
      try? FileManager.default.removeItem(atPath: tool.path("made"))
      #expect(all.status == 0 && !all.error.contains("hidden"), "\(command): \(all.error)")
    }
    #expect(try tool.run("list", ".", "--include-ignored").output.contains("Pods.s/loads"))
    #expect(try tool.run("run", ".", "--include-ignored").output.contains("3 passed"))
  }
}
