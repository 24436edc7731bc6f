import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Cells that a merge gave two content views", .serialized)
struct RepeatedContentViewTests {
  /// Content views of which the first one has a view that the cell's constraints name.
  private static func cell(_ element: String, subviewsOf first: String) -> String {
    """
    <\(element) id="cel-l0-001">\(NibFixtures.rect)
      <view key="contentView" id="con-t0-001">\(NibFixtures.rect)<subviews>\(first)</subviews></view>
      <view key="contentView" id="con-t0-002">\(NibFixtures.rect)</view>
      <constraints>
        <constraint firstItem="pro-be-001" firstAttribute="leading" secondItem="cel-l0-001" \
    secondAttribute="leading" id="cst-r0-001"/>
        <constraint firstItem="pro-be-001" firstAttribute="width" constant="9" id="cst-r0-002"/>
      </constraints>
    </\(element)>
    """
  }

  @Test(
    "the last one stays, and constraints of the others' views do not outlive them",
    arguments: ["tableViewCell", "collectionViewCell"],
    [0, 2]
  )
  func lastOne(element: String, depth: Int) throws {
    var probe = "<view id=\"pro-be-001\">\(NibFixtures.rect)</view>"
    for level in 0..<depth {
      probe =
        "<view id=\"lev-el-00\(level)\">\(NibFixtures.rect)<subviews>\(probe)</subviews></view>"
    }
    let nib = NibFixtures.nib(Self.cell(element, subviewsOf: probe))
    for _ in 0..<3 {
      try? UIKitException.catching { () throws(UIKitException) in
        let roots = nib.instantiate(withOwner: nil, options: nil)
        let cell = roots.compactMap { $0 as? UIView }.first
        cell?.layoutIfNeeded()
        cell?.frame.size.width = 200
        cell?.layoutIfNeeded()
        let ids = cell?.subviews.compactMap(\.interfaceBuilderID) ?? []
        #expect(ids == ["con-t0-002"])
      }
    }
  }
}
