import Foundation
import Testing

@Suite("A check beside a revision", .serialized)
struct BaseCommandTests {
  /// A nib with an outlet that leads nowhere, for each of some properties.
  private static func nib(
    _ properties: String...,
    customClass: String = "Card",
    comment: String = ""
  ) -> String {
    let outlets = properties.map {
      "<outlet property=\"\($0)\" destination=\"not-He-\($0)\" id=\"out-\($0)\"/>"
    }
    return Sample.xib(
      """
              \(comment)<view contentMode="scaleToFill" id="vie-Vw-001" customClass="\(customClass)">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                  <connections>\(outlets.joined())</connections>
              </view>
      """
    )
  }

  /// A repository with two nibs and three findings.
  private static func repository() throws -> Tool {
    let tool = try Tool()
    try tool.write(nib("title", "photo"), to: "App/Card.xib")
    try tool.write(nib("name", customClass: "Row"), to: "App/Row.xib")
    try tool.git("init", "-q", "-b", "main")
    try tool.commit("base")
    return tool
  }

  @Test("what nothing touched is not checked, and an unchanged tree is green")
  func untouched() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    let answer = try tool.run("check", "App", "--base", "main", "--output", "R")
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("0 new, 0 gone, 0 kept; 0 of 2 documents may differ"))
    #expect(try tool.read("R/junit.xml").contains("no document differs from main"))
  }

  @Test("a revision is one of the documents' own repository, wherever the command runs")
  func elsewhere() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    let other = try Self.repository()
    defer { other.remove() }
    try other.write(Self.nib("title", "photo", "badge"), to: "App/Card.xib")
    let answer = try tool.run("check", other.path("App"), "--base", "main")
    #expect(answer.status == 1)
    #expect(answer.output.contains("1 new, 0 gone, 2 kept"), "\(answer.output)")
    let both = try tool.run("check", "App", other.path("App"), "--base", "main")
    #expect(both.status != 0 && both.error.contains("are several; check each by itself"))
  }

  @Test("former findings of a changed document fail nothing, wherever their lines are; new ones do")
  func newFinding() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    try tool.write(Self.nib("title", "photo", comment: "<!--\n\n-->"), to: "App/Card.xib")
    let same = try tool.run("check", "App", "--base", "main")
    #expect(same.status == 0, "\(same.output)")
    #expect(same.output.contains("0 new, 0 gone, 2 kept; 1 of 2 documents"))
    try tool.write(Self.nib("title", "photo", "badge"), to: "App/Card.xib")
    let answer = try tool.run("check", "App", "--base", "main")
    #expect(answer.status == 1)
    #expect(answer.output.contains("“badge”") && !answer.output.contains("“title”"))
    #expect(answer.output.contains("1 new, 0 gone, 2 kept"))
  }

  @Test("an outlet whose property a source renames is new, also in a superclass")
  func renamedOutlet() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let nib = Sample.xib(
      """
              <view contentMode="scaleToFill" id="vie-Vw-001" customClass="Card">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                  <connections><outlet property="title" destination="vie-Vw-001" id="out-title"/></connections>
              </view>
      """
    )
    try tool.write(nib, to: "App/Face.xib")
    try tool.write("", to: "App.xcodeproj/project.pbxproj")
    try tool.write("class Card: Base {}", to: "App/Views.swift")
    try tool.write("class Base: UIView { @IBOutlet var title: UIView! }", to: "App/Bases.swift")
    try tool.git("init", "-q", "-b", "main")
    try tool.commit("base")
    try tool.write("class Base: UIView { @IBOutlet var name: UIView! }", to: "App/Bases.swift")
    let answer = try tool.run("check", ".", "--base", "main")
    #expect(answer.status == 1, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("no property “title”"))
    #expect(answer.output.contains("1 new, 0 gone, 0 kept; 1 of 1 document"))
    // Another superclass has other outlets as well.
    try tool.write("class Base: UIView { @IBOutlet var title: UIView! }", to: "App/Bases.swift")
    try tool.write("class Card: UIView {}", to: "App/Views.swift")
    let other = try tool.run("check", ".", "--base", "main")
    #expect(other.status == 1 && other.output.contains("1 new"), "\(other.output)\(other.error)")
  }

  @Test("a source that git does not follow yet may change findings as well, unless it is ignored")
  func unfollowedSource() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    try tool.write("Made.swift\n", to: ".gitignore")
    try tool.write("", to: "App.xcodeproj/project.pbxproj")
    try tool.commit("ignoring")
    let source = "class Other { let nib = UINib(nibName: \"Card\", bundle: nil) }"
    try tool.write(source, to: "App/Made.swift")
    let ignored = try tool.run("check", "App", "--base", "HEAD")
    #expect(ignored.output.contains("0 of 2 documents"), "\(ignored.output)\(ignored.error)")
    try tool.write(source, to: "App/Other.swift")
    let answer = try tool.run("check", "App", "--base", "HEAD")
    #expect(answer.output.contains("1 of 2 documents"), "\(answer.output)\(answer.error)")
  }

  @Test("what was mended is named with its place then, also of a document that was deleted")
  func gone() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    try tool.write(Self.nib("photo"), to: "App/Card.xib")
    try FileManager.default.removeItem(atPath: tool.path("App/Row.xib"))
    let answer = try tool.run("check", "App", "--base", "main")
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("0 new, 2 gone, 1 kept; 1 of 1 document "), "\(answer.output)")
    #expect(answer.output.contains(try Regex("gone: App/Card.xib:[0-9]+:[0-9]+: .*“title”")))
    #expect(answer.output.contains(try Regex("gone: App/Row.xib:[0-9]+:[0-9]+: .*“name”")))
  }

  @Test("scripts and code hosts are told what was mended as well")
  func goneInReports() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    try tool.write(Self.nib("title"), to: "App/Card.xib")
    let list = try tool.run("check", "App", "--base", "main", "--format", "json")
    #expect(list.output.contains("\"keptCount\" : 1"), "\(list.output)\(list.error)")
    #expect(
      list.output.contains("\"objects\" : [\n          \"out-photo\"\n        ]"),
      "\(list.output)"
    )
    let log = try tool.run("check", "App", "--base", "main", "--format", "sarif")
    #expect(log.output.contains("\"baselineState\" : \"absent\""), "\(log.output)")
    #expect(log.output.contains("\"baselineState\" : \"unchanged\""))
  }

  @Test("findings follow a document that is renamed, and an object that moves into another one")
  func moves() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    try tool.git("mv", "App/Card.xib", "App/Tile.xib")
    let renamed = try tool.run("check", "App", "--base", "main")
    #expect(renamed.status == 0, "\(renamed.output)")
    #expect(renamed.output.contains("0 new, 0 gone, 2 kept"), "\(renamed.output)")
    try tool.git("reset", "-q", "--hard")
    try tool.write(Self.nib("photo"), to: "App/Card.xib")
    try tool.write(Self.nib("name", "title", customClass: "Row"), to: "App/Row.xib")
    let moved = try tool.run("check", "App", "--base", "main")
    #expect(moved.status == 0, "\(moved.output)")
    #expect(moved.output.contains("0 new, 0 gone, 1 moved, 2 kept"), "\(moved.output)")
  }

  @Test("a document that git does not follow is new, and so are its findings")
  func unfollowed() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    try tool.write(Self.nib("logo", customClass: "Logo"), to: "App/New.xib")
    let answer = try tool.run("check", "App", "--base", "HEAD")
    #expect(answer.status == 1)
    #expect(answer.output.contains("1 new, 0 gone, 0 kept; 1 of 3 documents"), "\(answer.output)")
  }

  @Test("a class must agree with documents that nothing touched")
  func classes() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    let label = Sample.xib(
      """
              <label contentMode="left" text="T" id="lab-Lb-001" customClass="Badge">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </label>
      """
    )
    try tool.write(label, to: "App/Zebra.xib")
    try tool.commit("label")
    let button = label.replacingOccurrences(of: "<label", with: "<button")
      .replacingOccurrences(of: "</label", with: "</button")
      .replacingOccurrences(of: "contentMode=\"left\" text=\"T\" ", with: "")
    try tool.write(button, to: "App/Apple.xib")
    let answer = try tool.run("check", "App", "--base", "HEAD")
    #expect(answer.status == 1, "\(answer.output)")
    #expect(answer.output.contains("The class Badge"), "\(answer.output)")
    #expect(answer.output.contains("1 of 4 documents"), "\(answer.output)")
  }

  @Test("views that a change moved are told in every form, and fail where that is asked for")
  func pictures() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    func card(_ y: Int) -> String {
      Sample.xib(
        """
                <view contentMode="scaleToFill" id="vie-Vw-001">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <subviews><label text="Hello" id="lab-el-001">
                        <rect key="frame" x="20" y="\(y)" width="100" height="21"/></label></subviews>
                </view>
        """
      )
    }
    try tool.write(card(10), to: "App/Card.xib")
    try tool.commit("card")
    try tool.write(card(40), to: "App/Card.xib")
    let answer = try tool.run(
      "check",
      "App",
      "--base",
      "HEAD",
      "--output",
      "R",
      "--markdown",
      "page.md"
    )
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("App/Card.xib: 1 moved"), "\(answer.output)")
    #expect(answer.output.contains("30 down"), "\(answer.output)")
    #expect(try tool.read("page.md").contains("moved: 30 down"))
    let page = try tool.read("R/index.html")
    #expect(page.contains("Layout since HEAD") && page.contains("Difference"))
    let json = try tool.run("check", "App", "--base", "HEAD", "--format", "json")
    #expect(json.output.contains("\"kind\" : \"moved\""), "\(json.output)")
    let red = try tool.run("check", "App", "--base", "HEAD", "--fail-on", "error,moved")
    #expect(red.status == 1 && red.output.contains("Moved"), "\(red.output)")
    #expect(try tool.run("check", "App", "--fail-on", "moved").status != 0)
    try tool.write("fail-on: [error, moved]\nchanges:\n  moved: 31\n", to: ".nibmark.yml")
    let spared = try tool.run("check", "App", "--base", "HEAD")
    #expect(spared.status == 0 && !spared.output.contains("Layout since"), "\(spared.output)")
    try tool.write("fail-on: weather\nchanges:\n  moved: far\n", to: ".nibmark.yml")
    let wrong = try tool.run("check", "App", "--base", "HEAD")
    #expect(wrong.error.contains(".nibmark.yml:1:") && wrong.error.contains(".nibmark.yml:3:"))
  }

  @Test("documents of a submodule are held to its commit in the revision")
  func submodules() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    try tool.write(Self.nib("badge"), to: "Kit/Kit.xib")
    try tool.git("-C", "Kit", "init", "-q", "-b", "main")
    try tool.git("-C", "Kit", "add", "-A")
    try tool.git("-C", "Kit", "commit", "-q", "-m", "kit")
    try tool.git("-c", "advice.addEmbeddedRepo=false", "add", "Kit")
    try tool.commit("with a kit")
    let same = try tool.run("check", ".", "--base", "HEAD")
    #expect(same.output.contains("0 of 3 documents"), "\(same.output)\(same.error)")
    try tool.write(Self.nib("badge", "photo"), to: "Kit/Kit.xib")
    try tool.git("-C", "Kit", "commit", "-q", "-a", "-m", "more")
    try tool.git("commit", "-q", "-a", "-m", "the kit's next commit")
    let answer = try tool.run("check", ".", "--base", "HEAD~1")
    #expect(answer.status == 1)
    #expect(answer.output.contains("1 new, 0 gone, 1 kept; 1 of 3 documents"), "\(answer.output)")
  }

  @Test("who starts the command may ignore the ends of children")
  func ignoredChildren() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    let start =
      "import os, signal, sys; signal.signal(signal.SIGCHLD, signal.SIG_IGN); os.execv(sys.argv[1], sys.argv[1:])"
    let answer = try tool.run(
      ["-c", start, Tool.executable.path, "check", "App", "--base", "main"],
      of: URL(fileURLWithPath: "/usr/bin/python3")
    )
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
  }

  @Test("a hook of git checks the work tree that it runs in")
  func hook() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    try tool.git("worktree", "add", "-q", tool.path("Second"))
    try tool.write(Self.nib("title", "photo", "badge"), to: "Second/App/Card.xib")
    let check = [Tool.executable.path, "check", "App", "--base", "HEAD"]
    let answer = try tool.run(
      ["-C", tool.path("Second")] + check,
      environment: [
        "GIT_DIR": tool.path(".git/worktrees/Second"), "GIT_INDEX_FILE": tool.path("no-index"),
      ],
      of: URL(fileURLWithPath: "/usr/bin/env")
    )
    #expect(answer.output.contains("1 new, 0 gone, 2 kept; 1 of 2 documents"), "\(answer)")
  }

  @Test("a branch is held to where it left the base, not to what happened there since")
  func mergeBase() throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    try tool.git("checkout", "-q", "-b", "work")
    try tool.write(Self.nib("title", "photo", comment: "<!-- -->"), to: "App/Card.xib")
    try tool.commit("work")
    try tool.git("checkout", "-q", "main")
    try tool.write(Self.nib(), to: "App/Card.xib")
    try tool.commit("mended on main")
    try tool.git("checkout", "-q", "work")
    let answer = try tool.run("check", "App", "--base", "main")
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("since where HEAD left main"), "\(answer.output)")
  }

  @Test(
    "a revision that is not there is a mistake that says what to do",
    arguments: ["nowhere", "--help-me", "HEAD:App"]
  )
  func mistakes(_ revision: String) throws {
    let tool = try Self.repository()
    defer { tool.remove() }
    let answer = try tool.run("check", "App", "--base=" + revision)
    #expect(answer.status == 1, "\(answer.output)\(answer.error)")
    #expect(answer.error.contains("fetch-depth: 0"), "\(answer.error)")
  }

  @Test("outside of a work tree there is no base")
  func noRepository() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.nib(), to: "App/Card.xib")
    let answer = try tool.run("check", "App", "--base", "main")
    #expect(answer.status == 1)
    #expect(answer.error.contains("--base belongs to a git work tree"), "\(answer.error)")
  }
}
