import Foundation
import Testing

@testable import TestModel

@Suite("The command that repeats a case")
struct RepeatingCommandTests {
  private func command(
    _ name: String = "c",
    file: String = "Suites/a.xml",
    line: Int = 7,
    seed: UInt64 = 1,
    arguments: [String] = ["run"],
    folders: (root: String, working: String)? = nil
  ) -> String? {
    var header = SampleRun.header
    (header.seed, header.arguments) = (seed, arguments)
    (header.suiteRoot, header.workingFolder) = (folders?.root, folders?.working)
    let identity = CaseIdentity(className: "Suites.a", name: name, file: file, line: line)
    return RepeatingCommand(identity, of: header)?.description
  }

  @Test("names the case's own line, and one point of a sweep by its name")
  func places() {
    #expect(command() == "nibmark run Suites/a.xml:7")
    #expect(
      command("c[width=320]") == "nibmark run Suites/a.xml:7 '--filter=Suites.a/c[width=320]'"
    )
    #expect(command(line: 0) == "nibmark run Suites/a.xml --filter=Suites.a/c")
    #expect(command(file: "-a.xml") == "nibmark run ./-a.xml:7")
    #expect(command(file: "") == nil)
    let identity = CaseIdentity(className: "A", name: "a", file: "A.xib", line: 1)
    #expect(RepeatingCommand(identity, kind: .document, of: SampleRun.header) == nil)
  }

  @Test("keeps the options that decide on the outcome and no others")
  func options() {
    let asked = [
      "run", "Suites", "--workers", "2", "--stress-operations=50", "--root", "a b", "--seed", "9",
      "--replace", "A=B",
      "--output", "Reports", "--in-process", "--", "--timeout", "3",
    ]
    #expect(
      command(seed: 9, arguments: asked)
        == "nibmark run Suites/a.xml:7 --seed 9 --stress-operations=50 --root 'a b' --replace A=B "
        + "--in-process"
    )
    #expect(command(arguments: ["compare", "--timeout", "3"]) == "nibmark run Suites/a.xml:7")
    #expect(command(arguments: ["run", "--root"]) == "nibmark run Suites/a.xml:7 --root")
  }

  @Test("a run that repeats another one lacks the options that it does not give itself")
  func outcomeOptions() {
    let former = OutcomeOptions([
      "run", "Suites", "--seed=4", "--profile", "ios 11", "--workers", "2", "--replace", "B=C",
      "--replace", "A=B", "--", "--repeat", "3",
    ])
    #expect(
      former.words
        == ["--profile", "ios 11", "--replace", "A=B", "--replace", "B=C", "--seed", "4"]
    )
    let taken = former.without(OutcomeOptions(["run", "--seed", "1", "--replace=D=E"]))
    #expect(taken.description == "--profile 'ios 11'")
    #expect(OutcomeOptions(["compare", "--seed", "4"]).values.isEmpty)
    #expect(OutcomeOptions(["run", "--seed"]).values.isEmpty)
  }

  @Test("keeps the options that decide on findings, for one document and for all")
  func findings() {
    var header = SampleRun.header
    let deciding = [
      "--config", "n.yml", "--widths", "320", "--devices=iphone-se", "--text", "long",
      "--text-sizes", "all", "--appearance", "dark", "--include-ignored", "--unbuilt",
      "--strict-classes", "--fail-on", "note", "--base", "main", "--timeout", "3",
    ]
    let others = [
      "--cache", "c", "--no-cache", "-v", "--workers", "2", "--sarif=s", "--format", "json",
    ]
    header.arguments = ["check", "App"] + deciding + others
    #expect(
      RepeatingCommand(checking: "A.xib", of: header).words
        == ["nibmark", "check", "A.xib"] + deciding
    )
    #expect(
      RepeatingCommand(header, adding: ["--accept"]).words
        == ["nibmark", "check", "App"] + deciding + ["--accept"]
    )
  }

  @Test("the path is that from the folder of the run")
  func folders() {
    #expect(command(folders: ("/r", "/r")) == "nibmark run Suites/a.xml:7")
    #expect(command(folders: ("/r", "/r/Suites")) == "nibmark run a.xml:7")
    #expect(command(folders: ("/r/app", "/r")) == "nibmark run app/Suites/a.xml:7")
    #expect(command(folders: ("/r", "/other")) == "nibmark run /r/Suites/a.xml:7")
    #expect(command(folders: ("/r", "/")) == "nibmark run r/Suites/a.xml:7")
  }

  @Test(
    "a shell reads back the very words",
    arguments: [
      "a b.xml", "it's.xml", "$(id).xml", "`id`;|&<>.xml", "a\nb.xml", "e\u{1B}[31m'\\.xml",
      "ü*?.xml", "a'\u{301};id'\u{301}.xml", "~a.xml", "a\u{202E}b.xml", "!a{1,2}#.xml",
    ]
  )
  func quoting(file: String) throws {
    let text = try #require(command(file: file))
    #expect(!text.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "printf '%s\\0' " + text]
    process.environment = ["LC_ALL": "C.UTF-8"]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
    #expect(words == ["nibmark", "run", file + ":7"])
  }
}
