import Foundation
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check tells once what is mended once", .serialized)
struct RepeatedFindingsTests {
  private let check = CheckTests()

  /// A controller of a class that shows itself first.
  private func page(_ className: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes>
    <scene sceneID="s"><objects><viewController id="c" customClass="\(className)"/></objects></scene>
    </scenes></document>
    """
  }

  private func found(_ documents: [String: String], _ source: String) throws -> [String] {
    let others = [
      "Code.swift": source, "App.xcodeproj/project.pbxproj": "",
    ]
    return try check.failures(documents.merging(others) { $1 }, least: .note)
      .filter { $0.type.hasPrefix("Missing") }
      .map { "\($0.type) \($0.severity?.rawValue ?? "")" }
  }

  @Test("a call for what no document has is told at the first document of its class")
  func calls() throws {
    let call = "func viewDidLoad() { performSegue(withIdentifier: \"gone\", sender: nil) }"
    let source = "class Page: UIViewController {\n  override \(call)\n}\n"
    let one = ["A.storyboard": page("Page")]
    #expect(try found(one, source) == ["MissingSegue error"])
    let two = one.merging(["B.storyboard": page("Page")]) { $1 }
    #expect(try found(two, source) == ["MissingSegue error", "MissingSegue note"])
  }

  @Test("two calls are two findings")
  func others() throws {
    func type(_ name: String) -> String {
      let call = "performSegue(withIdentifier: \"gone\", sender: nil)"
      return "class \(name): UIViewController {\n  override func viewDidLoad() { \(call) }\n}\n"
    }
    let two = ["A.storyboard": page("Page"), "B.storyboard": page("Card")]
    #expect(
      try found(two, type("Page") + type("Card")) == ["MissingSegue error", "MissingSegue error"]
    )
  }
}
