import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Views that outlets of the engine replace", .serialized)
struct ReplacedViewTests {
  /// A cell whose accessory is said twice; the first view goes, and more connections and attributes name it.
  private static func cell(_ key: String) -> String {
    """
    <tableViewCell id="cel-l0-001">\(NibFixtures.rect)
      <view key="contentView" id="con-t0-001">\(NibFixtures.rect)<subviews>
        <button id="but-to-001">\(NibFixtures.rect)
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="tag">\
    <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          <connections><action selector="go:" destination="-2" eventType="touchUpInside" id="act-io-001"/></connections>
        </button>
        <view id="oth-er-001">\(NibFixtures.rect)</view>
      </subviews></view>
      <connections>
        <outlet property="\(key)" destination="but-to-001" id="out-le-001"/>
        <outlet property="\(key)" destination="oth-er-001" id="out-le-002"/>
      </connections>
    </tableViewCell>
    """
  }

  @Test(
    "all objects stay until the nib is loaded",
    arguments: ["accessoryView", "editingAccessoryView", "backgroundView"]
  )
  func kept(key: String) throws {
    try withNibs { _ in
      let nib = NibFixtures.nib(Self.cell(key))
      #expect(nib.compiled()?.isTrusted == false)
      let cell = try #require(nib.instantiateObjects().first as? UITableViewCell)
      let shown =
        switch key {
        case "accessoryView": cell.accessoryView
        case "editingAccessoryView": cell.editingAccessoryView
        default: cell.backgroundView
        }
      #expect(shown?.interfaceBuilderID == "oth-er-001")
    }
  }

  @Test("other nibs of the engine's classes keep the short way")
  func others() {
    withNibs { _ in
      let text = Self.cell("accessoryView")
        .replacingOccurrences(of: "property=\"accessoryView\"", with: "property=\"delegate\"")
      #expect(NibFixtures.nib(text).compiled()?.isTrusted == true)
    }
  }
}
