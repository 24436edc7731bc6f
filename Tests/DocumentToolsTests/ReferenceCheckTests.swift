import Testing

@testable import DocumentTools

@MainActor
@Suite("check follows storyboard references", .serialized)
struct ReferenceCheckTests {
  private static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
    """

  private static func storyboard(initial: String?, _ scenes: [String]) -> String {
    let entry = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let bodies = scenes.enumerated().map { number, objects in
      "<scene sceneID=\"scene-\(number)\"><objects>\(objects)</objects></scene>"
    }
    return "\(header)\(entry)>\n<scenes>\(bodies.joined(separator: "\n"))</scenes>\n</document>\n"
  }

  private static let detail = """
    <viewController storyboardIdentifier="detail" id="detail" sceneMemberID="viewController"/>
    """

  /// What is told of a reference that a segue leads to.
  private func told(_ reference: String, isUsed: Bool = true, initial: String? = "detail") throws
    -> [String]
  {
    let segue = "<connections><segue destination=\"there\" kind=\"show\" id=\"go\"/></connections>"
    let start = """
      <viewController storyboardIdentifier="start" id="start" sceneMemberID="viewController">\(isUsed ? segue : "")</viewController>
      """
    let placeholder =
      "<viewControllerPlaceholder \(reference) id=\"there\" sceneMemberID=\"viewController\"/>"
    let failures = try CheckTests().failures(
      [
        "App.xcodeproj/project.pbxproj": "",
        "App/Start.storyboard": Self.storyboard(initial: "start", [start, placeholder]),
        "App/Base.lproj/Other.storyboard": Self.storyboard(initial: initial, [Self.detail]),
      ]
    )
    return failures.map(\.type).filter { $0 == "MissingScene" }
  }

  @Test(
    "to scenes that are there",
    arguments: [
      "storyboardName=\"Other\" referencedIdentifier=\"detail\"", "storyboardName=\"Other\"",
      "storyboardName=\"Gone\" bundleIdentifier=\"org.example.kit\"",
    ]
  )
  func whole(reference: String) throws { #expect(try told(reference).isEmpty) }

  @Test(
    "to storyboards and scenes that are not there",
    arguments: [
      "storyboardName=\"Other\" referencedIdentifier=\"nobody\"", "storyboardName=\"Gone\"",
      "storyboardName=\"Gone\" referencedIdentifier=\"detail\"",
    ]
  )
  func broken(reference: String) throws {
    #expect(try told(reference) == ["MissingScene"])
    #expect(try told(reference, isUsed: false).isEmpty)
  }

  @Test("to the initial scene of a storyboard that has none")
  func noInitialScene() throws {
    #expect(try told("storyboardName=\"Other\"", initial: nil) == ["MissingScene"])
  }
}
