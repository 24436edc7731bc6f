import Foundation
import Testing

@testable import HeadlessUIKit

/// Configurations of cells, and what stand-ins leave behind.
@MainActor
@Suite("Cell configurations")
struct CellConfigurationTests {
  private final class StateCell: UITableViewCell {
    var seen: [Bool] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      seen.append(state.isSelected)
    }
  }

  @Test("A cell is configured before its first layout and when its state changes")
  func updates() {
    let cell = StateCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isSelected = true
    cell.isSelected = false
    #expect(cell.seen == [false, true, false])
  }

  @Test("A list configuration gives the cell the height of its texts")
  func height() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    let target = CGSize(width: 320, height: 0)
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let single = height()
    content.secondaryText = "And more below it"
    cell.contentConfiguration = content
    #expect(height() > single)
  }

  @Test("A layer of its own has a frame around its anchor")
  func layer() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("A rotation after a movement moves by the rotated way")
  func transform() {
    let transform = CATransform3DConcat(
      CATransform3DMakeTranslation(2, 0, 0),
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    )
    #expect(abs(transform.m42 - 2) < 1e-9)
    #expect(abs(transform.m41) < 1e-9)
  }

  @Test("A call of a stand-in leaves a note, once")
  func standIns() {
    StandIn.reset()
    UIColor.red.setFill()
    UIColor.red.setFill()
    #expect(StandIn.called == ["UIColor.setFill"])
  }

  @Test("A notification's selector finds the method, and none comes after the removal")
  func notifications() {
    final class Listener: UIResponder {
      var count = 0
      override class var actions: [String: NibAction] {
        ["hear": .calling { (listener: Listener) in listener.count += 1 }]
      }
    }
    let (listener, name) = (Listener(), NSNotification.Name("CellConfigurationTests"))
    NotificationCenter.default.addObserver(listener, selector: "hear", name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(listener, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(listener.count == 1)
  }
}
