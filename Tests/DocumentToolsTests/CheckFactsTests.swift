import Foundation
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check asks a project before it claims", .serialized)
struct CheckFactsTests {
  private let check = CheckTests()
  private let project = ["App.xcodeproj/project.pbxproj": "", "App.xcassets/Contents.json": "{}"]

  private func types(_ files: [String: String], least: FindingSeverity = .warning) throws
    -> [String]
  {
    try check.failures(files, least: least).map(\.type)
  }

  // MARK: Images and colours

  private func pictured(_ resource: String, use: String = "picture") -> String {
    check.xib("<imageView image=\"\(use)\" id=\"i\">\(check.frame())</imageView>")
      .replacingOccurrences(
        of: "</document>",
        with: "<resources>\(resource)</resources></document>"
      )
  }

  private let picture = "<image name=\"picture\" width=\"16\" height=\"16\"/>"

  @Test("an image and a colour that no catalogue has")
  func missing() throws {
    var files = project
    files["View.xib"] = pictured(picture)
    #expect(try types(files) == ["MissingImage"])
    files["View.xib"] = pictured("<namedColor name=\"picture\"/>")
    #expect(try types(files, least: .note) == ["MissingColor"])
  }

  @Test(
    "an image that is somewhere in the project",
    arguments: [
      "App.xcassets/picture.imageset/Contents.json", "Other.xcassets/A/picture.imageset/x.png",
      "Old/picture@2x.png", "Old/picture@3x~ipad.jpg", "Pods/Kit/Kit.bundle/picture.pdf",
    ]
  )
  func present(path: String) throws {
    var files = project
    files[path] = "x"
    files["View.xib"] = pictured(picture)
    #expect(try types(files) == [])
  }

  @Test("an image, or a catalogue, that a target copies and nobody committed")
  func uncommitted() throws {
    for path in ["Art/picture@2x.png", "Other.xcassets"] {
      var files = project
      files["App.xcodeproj/project.pbxproj"] = SampleProject.building(path)
      files["View.xib"] = pictured(picture)
      #expect(try types(files) == [])
    }
    var files = project
    files["App.xcodeproj/project.pbxproj"] = SampleProject.building("Art/other.png")
    files["View.xib"] = pictured(picture)
    #expect(try types(files) == ["MissingImage"])
  }

  @Test("an image of a folder that is a part of names")
  func namespace() throws {
    var files = project
    files["App.xcassets/Bars/picture.imageset/Contents.json"] = "{}"
    files["View.xib"] = pictured(
      "<image name=\"Bars/picture\" width=\"1\" height=\"1\"/>",
      use: "Bars/picture"
    )
    #expect(try types(files) == [])
  }

  @Test("a symbol, an image that nothing uses, and one with data of its own")
  func noImageOfTheApp() throws {
    for resource in [
      "<image name=\"picture\" catalog=\"system\" width=\"16\" height=\"16\"/>",
      "<image name=\"other\" width=\"16\" height=\"16\"/>",
      "<image name=\"picture\" width=\"1\" height=\"1\"><mutableData key=\"keyedArchiveRepresentation\"/></image>",
    ] {
      var files = project
      files["View.xib"] = pictured(resource)
      #expect(try types(files) == [], "\(resource)")
    }
  }

  @Test(
    "a project whose images may be elsewhere",
    arguments: [
      ["Podfile": "pod 'Kit'"], ["Lib/Podfile": "pod 'Kit'"], ["Built/Assets.car": ""],
      [".gitmodules": "[submodule \"x\"]\n\tpath = Shared\n\turl = x"],
    ]
  )
  func elsewhere(extra: [String: String]) throws {
    var files = project.merging(extra) { $1 }
    files["View.xib"] = pictured(picture)
    #expect(try types(files) == [])
  }

  @Test("pods that are frameworks, and those that are there, have no images of the app")
  func otherBundles() throws {
    var files = project
    files["View.xib"] = pictured(picture)
    files["Podfile"] = "use_frameworks!\npod 'Kit'"
    #expect(try types(files) == ["MissingImage"])
    files["Podfile"] = "pod 'Kit'"
    files["Pods/Kit/Kit.m"] = ""
    #expect(try types(files) == ["MissingImage"])
  }

  @Test("a copy of a project without the pictures of its catalogue")
  func noPictures() throws {
    func found(_ names: Int, _ more: [String: String] = [:]) throws -> [String] {
      var files = project.merging(more) { $1 }
      let resources = (1...names).map { picture.replacing("picture", with: "picture\($0)") }
      files["View.xib"] = pictured(resources.joined(), use: "picture1")
      return try types(files)
    }
    #expect(try found(7) == ["MissingImage"])
    #expect(try found(8) == [])
    let other = ["App.xcassets/other.imageset/Contents.json": "{}"]
    #expect(try found(8, other) == ["MissingImage"])
  }

  @Test("a project without a catalogue, and a document without a project")
  func noCatalogue() throws {
    var files = ["View.xib": pictured(picture)]
    #expect(try types(files) == [])
    files["App.xcodeproj/project.pbxproj"] = ""
    #expect(try types(files) == [])
  }

  // MARK: Outlets of categories

  private var extended: String {
    check.xib(
      """
      <view contentMode="scaleToFill" id="v">\(check.frame())
      <connections><outlet property="emptyDelegate" destination="v" id="o"/></connections></view>
      """
    )
  }

  @Test(
    "an outlet that a category or an extension adds",
    arguments: [
      ["A.h": "@interface UIView (Empty)\n@property (weak) IBOutlet id <X> emptyDelegate;\n@end"],
      ["A.swift": "extension UIView {\n  @IBOutlet var emptyDelegate: X? { nil }\n}"],
      ["Podfile": "pod 'Empty'"], ["Cartfile": "github \"a/b\""],
      ["App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}"],
    ]
  )
  func categories(extra: [String: String]) throws {
    var files = project.merging(extra) { $1 }
    files["View.xib"] = extended
    #expect(try types(files) == [])
  }

  @Test("an outlet that no category adds")
  func noCategory() throws {
    var files = project
    files["View.xib"] = extended
    #expect(try types(files) == ["Instantiation"])
    files["A.h"] = "@interface Empty : UIView\n@property (weak) IBOutlet id emptyDelegate;\n@end"
    files["Pods/Kit/Kit.m"] = "@interface UIView (Kit)\n@property int other;\n@end"
    #expect(try types(files) == ["Instantiation"])
  }

  // MARK: What is there twice

  @Test("constraints and connections that are there twice")
  func twice() throws {
    let width = "<constraint firstAttribute=\"width\" constant=\"40\" id="
    func view(_ constraints: String, _ connections: String = "") -> String {
      check.xib(
        "<view contentMode=\"scaleToFill\" id=\"v\" customClass=\"Box\">\(check.frame())"
          + "<constraints>\(constraints)</constraints><connections>\(connections)</connections></view>"
      )
    }
    func found(_ text: String) throws -> [String] { try types(["View.xib": text], least: .note) }
    let both = "\(width)\"a\"/>\(width)\"b\"/>"
    #expect(try found(view(both)) == ["DuplicateConstraint"])
    let lower = "\(width)\"a\"/>\(width)\"b\" priority=\"750\"/>"
    #expect(try found(view(lower)) == [])
    let outlet = "<outlet property=\"wide\" destination=\"b\" id=\"o\"/>"
    #expect(try found(view(both, outlet)) == [])
    let again = outlet.replacingOccurrences(of: "\"o\"", with: "\"p\"")
    #expect(try found(view("\(width)\"b\"/>", outlet + again)) == ["DuplicateConnection"])
  }

  // MARK: Texts

  private func captioned(_ more: String = "") -> String {
    let text = "A caption that is too long for all the small phones"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
      <outlet property="name" destination="txt" id="out-le-t00"/></connections></placeholder>
      <view id="roo-t0-000"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><label id="txt" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="100" width="375" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>\(more)</label></subviews>
      <constraints>
      <constraint firstItem="txt" firstAttribute="leading" secondItem="roo-t0-000" \
      secondAttribute="leading" id="c-1"/>
      <constraint firstItem="txt" firstAttribute="top" secondItem="roo-t0-000" \
      secondAttribute="top" constant="100" id="c-2"/>
      <constraint firstAttribute="trailing" secondItem="txt" secondAttribute="trailing" id="c-3"/>
      </constraints></view></objects></document>
      """
  }

  @Test("a text that code assigns, or an attribute translates, is cut off in a note")
  func captions() throws {
    func severity(_ files: [String: String]) throws -> [FindingSeverity?] {
      let all = files.merging(project) { one, _ in one }
      return try check.failures(all, least: .note, sweep: SweepOptions(widths: [320]))
        .filter { $0.type == "Clipped" }.map(\.severity)
    }
    let source = "class Page: UIViewController { func show() { name.text = title } }"
    #expect(try severity(["Page.xib": captioned()]) == [.warning])
    #expect(try severity(["Page.xib": captioned(), "Page.swift": source]) == [.note])
    let other = "class Page: UIViewController { func show() { name.textColor = title } }"
    #expect(try severity(["Page.xib": captioned(), "Page.swift": other]) == [.warning])
    func attribute(_ path: String) -> String {
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
        + "keyPath=\"\(path)\" value=\"caption\"/></userDefinedRuntimeAttributes>"
    }
    #expect(try severity(["Page.xib": captioned(attribute("localizedKey"))]) == [.note])
    #expect(try severity(["Page.xib": captioned(attribute("fontName"))]) == [.warning])
  }

  private func titled() -> String {
    let text = captioned()
    let label = text.firstRange(of: "<label").map { text[$0.lowerBound...] } ?? ""
    let old = label.firstRange(of: "</label>").map { label[..<$0.upperBound] } ?? ""
    let button = """
      <button id="txt" customClass="Big" opaque="NO" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="100" width="375" height="34"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <state key="normal" title="A caption that is too long for all small phones"/></button>
      """
    return text.replacingOccurrences(of: String(old), with: button)
  }

  @Test("a text in a font that code sets is cut off in a note, unless it is in a small one too")
  func fonts() throws {
    func severity(_ source: String, _ text: String, _ width: Double = 320) throws
      -> [FindingSeverity?]
    {
      let files = ["Page.xib": text, "Page.swift": source].merging(project) { one, _ in one }
      return try check.failures(files, least: .note, sweep: SweepOptions(widths: [width]))
        .filter { $0.type == "Clipped" }.map(\.severity)
    }
    let page = "class Page: UIViewController { func viewDidLoad() { BODY } }"
    func outlet(_ body: String, _ width: Double = 320) throws -> [FindingSeverity?] {
      try severity(page.replacingOccurrences(of: "BODY", with: body), captioned(), width)
    }
    #expect(try outlet("name.font = small") == [.note])
    #expect(try outlet("name.adjustsFontSizeToFitWidth = true") == [.note])
    #expect(try outlet("name.numberOfLines = 0") == [.note])
    #expect(try outlet("if name.font == small { }") == [.warning])
    #expect(try outlet("name.font = small", 180) == [.warning])
    #expect(try severity("class Big: UIButton { }", titled()) == [.warning])
    for line in [
      "titleLabel?.font = small", "self.titleLabel?.font = small", "self.font = small",
      "\n    font = small\n",
    ] {
      let source = "class Big: Base { }\nclass Base: UIButton { func awakeFromNib() {\(line)} }"
      #expect(try severity(source, titled()) == [.note], "\(line)")
    }
    let other = "class Big: UIButton { let font = small; func a() { label.font = small } }"
    #expect(try severity(other, titled()) == [.warning])
    let beside = "class Big: UIButton {\n}\nclass Small: UILabel {\n func a() { font = small }\n}"
    #expect(try severity(beside, titled()) == [.warning])
  }
}
