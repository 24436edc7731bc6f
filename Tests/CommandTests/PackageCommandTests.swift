import Foundation
import Testing

@Suite("init --package")
struct PackageCommandTests {
  private static let cell = "import UIKit\nclass CardCell: UITableViewCell {}\n"

  @Test("writes a package beside the app, and overwrites nothing")
  func written() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.git("init", "-q", "-b", "main")
    try tool.write(Self.cell, to: "App/CardCell.swift")
    let made = try tool.run("init", "--package", "App", "--skip-build")
    #expect(made.status == 0, "\(made.error)")
    #expect(made.output.contains("1 of 1 classes in 1 sources"), "\(made.output)")
    #expect(
      try tool.read("Nibmark/Sources/App/sources.txt").contains("../../../App/CardCell.swift")
    )
    #expect(try tool.read("Nibmark/Suites/nibs.xml").contains("<instantiate class=\"CardCell\"/>"))
    let job = try tool.read(".github/workflows/nibmark.yml")
    #expect(job.contains("swift run --package-path Nibmark Runner run Nibmark/Suites"))
    let again = try tool.run("init", "--package", "App", "--skip-build")
    #expect(again.status == 1 && again.error.contains("Package.swift exists already"))
    let other = try tool.run("init", "--package", "App", "--skip-build", "--folder", "Other")
    #expect(other.status == 0 && other.output.contains("stays as it is"), "\(other.error)")
  }

  @Test(
    "prints a command that works, in a git work tree and outside of one",
    arguments: [
      (["."], false, true), (["App", "--folder", "On Linux"], false, true),
      (["App", "--folder", "Tools/Nibmark"], true, false),
    ]
  )
  func printed(arguments: [String], isRepository: Bool, needsRoot: Bool) throws {
    let tool = try Tool()
    defer { tool.remove() }
    if isRepository { try tool.git("init", "-q", "-b", "main") }
    try tool.write(Self.cell, to: "App/CardCell.swift")
    try tool.write(Sample.xib(Self.nib), to: "App/Nibs/CardCell.xib")
    let made = try tool.run(["init", "--package", "--skip-build"] + arguments)
    #expect(made.status == 0, "\(made.error)")
    #expect(made.output.contains("--root") == needsRoot, "\(made.output)")
    let run = try tool.shellPrinted(made)
    #expect(run.status == 0, "\(made.output)\(run.output)\(run.error)")
    #expect(run.output.contains("1 case"), "\(run.output)")
  }

  private static let nib = """
    <tableViewCell customClass="CardCell" id="c"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/></tableViewCellContentView></tableViewCell>
    """

  @Test("writes no job into a repository that does not hold the package")
  func elsewhere() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.cell, to: "App/CardCell.swift")
    try tool.git("-C", "App", "init", "-q", "-b", "main")
    let made = try tool.run("init", "--package", "App", "--skip-build")
    #expect(made.status == 0 && made.output.contains("no job there"), "\(made.output)")
    #expect(tool.entries("App/.github").isEmpty)
  }

  @Test(
    "says what is missing",
    arguments: [
      (["Empty"], "no cell, header or layout in Swift below Empty"),
      (["App", "Empty"], "one folder"),
      (["App", "--nibmark", "Empty"], "Empty holds no package of Nibmark"),
      (["Nowhere"], "Nowhere: no such file or folder"),
    ]
  )
  func refused(arguments: [String], message: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.cell, to: "App/CardCell.swift")
    try tool.write("", to: "Empty/notes.txt")
    let answer = try tool.run(["init", "--package", "--skip-build"] + arguments)
    #expect(answer.status == 1 && answer.error.contains(message), "\(answer.error)")
    #expect(!FileManager.default.fileExists(atPath: tool.path("Nibmark")))
  }
}
