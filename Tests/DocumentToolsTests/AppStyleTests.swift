import Foundation
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

/// Which appearances a project has, and what its code leaves of a document's colours.
@MainActor
@Suite("Appearances that an app has", .serialized)
final class AppStyleTests: SweepSampling {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "nibmark-styles-\(UUID().uuidString)"
    try write("", to: "App.xcodeproj/project.pbxproj")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to path: String) throws {
    let path = folder + "/" + path
    let parent = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func style(_ style: String) -> String {
    "<dict><key>UIUserInterfaceStyle</key>\n<string>\(style)</string></dict>"
  }

  /// White on white, in a cell of a class with an outlet to the text.
  private func white(class name: String? = nil) -> String {
    let color =
      "white=\"1\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"genericGamma22GrayColorSpace\""
    let natural = measured("Hello")
    let text = """
      <view id="gro-un-d00" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews><label id="txt" text="Hello" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="16" y="11" width="\(natural.width)" height="\(natural.height)"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/>\
      <color key="textColor" \(color)/></label></subviews>
      <color key="backgroundColor" \(color)/></view>
      """
    let edges = ["leading", "trailing", "top", "bottom"].map { edge("gro-un-d00", $0, 0) }
    guard let name else { return cell(text, edges.joined()) }
    let outlet =
      "<connections><outlet property=\"title\" destination=\"txt\" id=\"o\"/></connections>"
    return cell(text, edges.joined())
      .replacingOccurrences(of: "</tableViewCell>", with: outlet + "</tableViewCell>")
      .replacingOccurrences(
        of: "<tableViewCell id",
        with: "<tableViewCell customClass=\"\(name)\" id"
      )
  }

  private func count(
    _ text: String,
    _ appearance: SweepOptions.Appearance = .dark
  ) throws -> Int {
    try findings(text, widths: [], appearances: [appearance], file: folder + "/View.xib").count
  }

  @Test("an app that is always light is not judged in the dark")
  func lightApp() throws {
    try write(style("Light"), to: "App/Info.plist")
    #expect(try count(white()) == 0)
    #expect(try count(white(), .light) == 1)
  }

  @Test("an app that is always dark is not judged in the light")
  func darkApp() throws {
    try write(style("Dark"), to: "App/Info.plist")
    #expect(try count(white()) == 1)
    #expect(try count(white(), .light) == 0)
  }

  @Test("an app of both appearances is judged in both")
  func bothApp() throws {
    try write(style("Automatic"), to: "App/Info.plist")
    #expect(try count(white()) == 1)
    #expect(try count(white(), .light) == 1)
  }

  @Test("a style in the settings of a target counts as well")
  func setting() throws {
    try write("INFOPLIST_KEY_UIUserInterfaceStyle = Light;", to: "App.xcodeproj/project.pbxproj")
    #expect(try count(white()) == 0)
  }

  @Test("a project of before Xcode 11 has no dark appearance")
  func oldProject() throws {
    try write("LastUpgradeCheck = 0940;", to: "App.xcodeproj/project.pbxproj")
    #expect(try count(white()) == 0)
    #expect(try count(white(), .light) == 1)
  }

  @Test(
    "code that chooses an appearance or colours all labels leaves nothing to judge",
    arguments: ["window.overrideUserInterfaceStyle = .light", "UILabel.appearance().textColor = x"]
  )
  func code(text: String) throws {
    try write(text, to: "Scene.swift")
    #expect(try count(white()) == 0)
  }

  @Test("a class that leaves colours is judged; one that sets them or is not known is not")
  func classes() throws {
    try write("class Plain: UITableViewCell {\n  @IBOutlet var title: UILabel!\n}", to: "A.swift")
    try write("class Painted: Plain { func f() { title.textColor = .red } }", to: "B.swift")
    #expect(try count(white(class: "Plain")) == 1)
    #expect(try count(white(class: "Painted")) == 0)
    #expect(try count(white(class: "Unknown")) == 0)
  }
}
