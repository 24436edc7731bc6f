import Foundation
import Testing

/// `check` with its sweeps, and `render` with its converter, as a person calls them.
@Suite("Sweeps and pictures as a person calls them")
struct SweepCommandTests {
  @Test(
    "what a sweep cannot lay out is answered with what it takes",
    arguments: [
      (["--widths", "wide"], "points from 1 to 99999"), (["--widths", ""], "not nothing"),
      (["--widths", "320,"], "not nothing"), (["--widths", "0"], "not “0”"),
      (["--widths", "-5"], "--widths"), (["--widths", "nan"], "not “nan”"),
      (["--widths", "inf"], "not “inf”"), (["--widths", "1e99"], "not “1e99”"),
      (["--widths", "320;414"], "not “320;414”"),
      (["--widths", "320", "--text", "longer"], "short, long, translations, accessibility-xxxl"),
      (["--widths", "320", "--text", ""], "not nothing"),
      (["--text", "long"], "--text belongs to --widths or --devices"),
      (["--devices", "retina9_9"], "retina4_7 (iphone-se)"), (["--devices", ","], "not nothing"),
      (["--appearance", "dim"], "light, dark"), (["--appearance", "light,,dark"], "not nothing"),
    ]
  )
  func badValues(_ options: [String], _ message: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    let answer = try tool.run(["check", "."] + options)
    #expect(answer.status == 1 && !answer.wasKilled, "\(answer.status) \(answer.error)")
    #expect(answer.error.contains(message), "\(answer.error)")
  }

  @Test("good values are taken, extreme ones too")
  func goodValues() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    for options in [
      ["--widths", "1,99999,320.5,320.5", "--text", "short,long,accessibility-xxxl"],
      ["--devices", "iphone-se,ipad12_9", "--text", "long"], ["--appearance", "light,dark"],
    ] {
      let answer = try tool.run(["check", "."] + options)
      #expect(answer.status == 0, "\(options) \(answer.output)\(answer.error)")
    }
  }

  @Test("a filter that picks nothing beside another one is told")
  func idleFilter() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    let answer = try tool.run("check", ".", "--filter", "View", "--filter", "Vew")
    #expect(answer.status == 0)
    #expect((answer.output + answer.error).contains("--filter Vew picks no document"))
    try tool.write(
      "<suite name=\"s\" version=\"1\"><case id=\"a\" smoke=\"YES\"><layout/></case></suite>",
      to: "s.xml"
    )
    let run = try tool.run("run", "s.xml", "--root", ".", "--filter", "s/a", "--filter", "s/b")
    #expect(run.status == 0 && run.error.contains("--filter s/b picks no case"), "\(run.error)")
  }

  @Test("texts without sizes beside a project's file are refused, and those of the file are told")
  func textsWithoutSizes() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write("fail-on: warning\n", to: ".nibmark.yml")
    let asked = try tool.run("check", ".", "--text", "long")
    #expect(asked.status == 1 && asked.error.contains("--text belongs to --widths or --devices"))
    try tool.write("text: long\n", to: ".nibmark.yml")
    let told = try tool.run("check", ".")
    #expect(told.status == 0)
    #expect((told.output + told.error).contains("nothing is laid out with its texts"))
    let sized = try tool.run("check", ".", "--widths", "320")
    #expect(!(sized.output + sized.error).contains("nothing is laid out"))
  }

  @Test("a finding is red, and the page has its pictures")
  func findingWithPictures() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.wide, to: "Wide.xib")
    #expect(try tool.run("check", ".").status == 0)
    let answer = try tool.run("check", ".", "--widths", "320", "--output", "Reports")
    #expect(answer.status == 1)
    #expect(answer.output.contains("reaches beyond the right edge"), "\(answer.output)")
    let page = try tool.read("Reports/index.html")
    #expect(page.contains("In the document, 375 × 44"))
    #expect(page.contains("Laid out, 320 × 44"))
    #expect(page.contains("data:image/svg+xml;base64,"))
  }

  @Test("documents of one name that are for a screen each are not tried at others")
  func screens() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("", to: "README.md")
    for name in ["App/Wide7+.xib", "App/WideSE.xib"] { try tool.write(Self.wide, to: name) }
    let answer = try tool.run("check", "App", "--widths", "320")
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("2 documents were tried only at sizes of their screens"))
    try tool.write(Self.wide, to: "Alone/WideSE.xib")
    #expect(try tool.run("check", "Alone", "--widths", "320").status == 1)
  }

  // MARK: Pictures

  @Test("render writes PNG with the converter that PATH has")
  func pictureByConverter() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.wide, to: "Wide.xib")
    let bytes = "\\211PNG made of $5"
    let converter = "#!/bin/sh\nprintf '\(bytes)' > \"$4\"\n"
    let folder = try Self.folder(of: tool, with: converter)
    let answer = try tool.run(
      ["render", "Wide.xib", "-o", "wide.png"],
      environment: ["PATH": folder]
    )
    #expect(answer.status == 0, "\(answer.error)")
    let written = try Data(contentsOf: tool.folder.appendingPathComponent("wide.png"))
    #expect(written.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("render says what is missing where no converter is, and what failed where one does")
  func pictureWithoutConverter() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.wide, to: "Wide.xib")
    func message(_ path: String) throws -> String {
      let answer = try tool.run(
        ["render", "Wide.xib", "-o", "wide.png"],
        environment: ["PATH": path]
      )
      #expect(answer.status == 1)
      #expect(!FileManager.default.fileExists(atPath: tool.folder.path + "/wide.png"))
      return answer.error
    }
    #expect(try message("/nowhere").contains("PNG needs rsvg-convert or Chromium"))
    let failing = try Self.folder(of: tool, with: "#!/bin/sh\nexit 3\n")
    #expect(try message(failing).contains("failed with status 3"))
    let idle = try Self.folder(of: tool, with: "#!/bin/sh\nexit 0\n")
    #expect(try message(idle).contains("wrote no picture"))
  }

  @Test("render makes a PNG of twice the points with a converter of this machine")
  func realPicture() throws {
    let names = ["rsvg-convert", "chromium", "chromium-browser", "google-chrome"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let isThere = names.contains { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
    guard isThere else {
      print("skipped: neither rsvg-convert nor Chromium is in PATH, so no PNG is made here")
      return
    }
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.wide, to: "Wide.xib")
    let answer = try tool.run("render", "Wide.xib", "-o", "wide.png")
    #expect(answer.status == 0, "\(answer.error)")
    let bytes = [UInt8](try Data(contentsOf: tool.folder.appendingPathComponent("wide.png")))
    try #require(bytes.count > 24)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The header's width and height, four bytes each, most significant first.
    func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(16) == 750)
    #expect(number(20) == 88)
    // A window of Chromium's keeps room for bars above the page: nothing of a row this low would be left.
    let blank = Self.wide.replacingOccurrences(of: "white=\"0\"", with: "white=\"1\"")
    try tool.write(blank, to: "Blank.xib")
    _ = try tool.run("render", "Blank.xib", "-o", "blank.png")
    let others = [UInt8](try Data(contentsOf: tool.folder.appendingPathComponent("blank.png")))
    #expect(bytes != others)
  }

  private static func folder(of tool: Tool, with converter: String) throws -> String {
    let folder = tool.folder.appendingPathComponent("bin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("rsvg-convert").path
    try converter.write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return folder.path
  }

  /// A cell with a view that keeps its width.
  private static let wide = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
    <tableViewCell id="cel-l0-000" contentMode="scaleToFill">
    <rect key="frame" x="0" y="0" width="375" height="44"/>
    <tableViewCellContentView key="contentView" id="con-te-nt0" tableViewCell="cel-l0-000">
    <rect key="frame" x="0" y="0" width="375" height="44"/>
    <subviews><label text="A name" textAlignment="right" id="box" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="10" width="335" height="24"/>
    <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/></label></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="con-te-nt0" \
    secondAttribute="leading" constant="20" id="c1"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="con-te-nt0" \
    secondAttribute="top" constant="10" id="c2"/>
    <constraint firstItem="box" firstAttribute="width" constant="335" id="c3"/>
    <constraint firstItem="box" firstAttribute="height" constant="24" id="c4"/>
    </constraints></tableViewCellContentView></tableViewCell></objects></document>
    """
}
