import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Descriptions in messages")
struct ConsoleDescriptionTests {
  private final class Cards: UICollectionView {}

  private func entering(_ profile: UIKitProfile, _ body: () -> Void) {
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = profile
    ConsoleAddress.reset()
    body()
  }

  private let frame = CGRect(x: 0, y: 20.5, width: 320, height: 100)

  @Test("a table, by release")
  func tables() {
    let table = UITableView(frame: frame, style: .plain)
    let source = PlainRows(0)
    table.dataSource = source
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    let start =
      "<UITableView: 0x600000000100; frame = (0 20.5; 320 100); clipsToBounds = YES; autoresize = W+H;"
      + " gestureRecognizers = <NSArray: 0x600000000120>; layer = <CALayer: 0x600000000140>; contentOffset: "
    entering(.ios7) {
      let text = ConsoleDescription.table(table)
      #expect(text.hasPrefix(start) && text.hasSuffix("contentSize: {0, 0}>"))
    }
    entering(.ios11) {
      #expect(ConsoleDescription.table(table).hasSuffix("; adjustedContentInset: {8, 0, 0, 0}>"))
    }
    entering(.ios15) {
      let text = ConsoleDescription.table(table)
      #expect(text.hasSuffix("PlainRows: 0x600000000200>>") && text.contains("; dataSource: <"))
    }
  }

  @Test("a collection view, with its layout behind it or inside")
  func collections() {
    let view = Cards(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    entering(.ios11) {
      let text = ConsoleDescription.collection(view)
      #expect(text.contains("Cards: 0x600000000100; baseClass = UICollectionView; frame = "))
      #expect(
        text.hasSuffix("> collection view layout: <UICollectionViewFlowLayout: 0x600000000200>")
          || text.hasSuffix(
            "> collection view layout: <UICollectionViewFlowLayout: 0x600000000100>"
          )
      )
    }
    entering(.ios15) {
      #expect(
        ConsoleDescription.collection(view).contains("; layout: <UICollectionViewFlowLayout: 0x")
      )
    }
  }

  @Test("an object has one address, another object another, and each case begins anew")
  func addresses() {
    let (one, other) = (UIView(), UIView())
    entering(.ios15) {
      let first = ConsoleAddress.text(of: one)
      #expect(first == "0x600000000100")
      #expect(ConsoleAddress.text(of: other) == "0x600000000200")
      #expect(ConsoleAddress.text(of: one) == first)
      ConsoleAddress.reset()
      #expect(ConsoleAddress.text(of: other) == first)
    }
  }
}
