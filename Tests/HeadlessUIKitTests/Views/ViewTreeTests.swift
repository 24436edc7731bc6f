import HeadlessUIKit
import Testing

/// Writes the tree as text, to compare literally.
struct TextSink: ViewTreeSink {
  var text = ""
  private var stack: [String] = []
  private var isOpen = false

  mutating func begin(_ element: String) {
    if isOpen { text += ">\n" }
    text += String(repeating: "  ", count: stack.count) + "<" + element
    stack.append(element)
    isOpen = true
  }
  mutating func attribute(_ name: String, _ value: String) { text += " \(name)=\"\(value)\"" }
  mutating func end() {
    let element = stack.removeLast()
    text += isOpen ? "/>\n" : String(repeating: "  ", count: stack.count) + "</\(element)>\n"
    isOpen = false
  }
}

private final class FancyCell: UITableViewCell {}

@MainActor
@Suite("The view tree")
struct ViewTreeTests {
  private func text(_ view: UIView) -> String {
    var sink = TextSink()
    view.writeTree(to: &sink)
    return sink.text
  }

  @Test("a window with a scrolled cell, literally")
  func literal() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 460), style: .plain)
    window.addSubview(table)
    let cell = FancyCell(style: .default, reuseIdentifier: "Row")
    cell.frame = CGRect(x: 0, y: 44, width: 320, height: 44)
    cell.listPosition = ListPosition(section: 0, item: 1)
    cell.textLabel?.text = "Row 2"
    cell.accessoryType = .disclosureIndicator
    table.addSubview(cell)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 1.0 / 3, y: -0.0001, width: 92.5714, height: 30)
    button.setTitle("Go", for: .normal)
    button.interfaceBuilderID = "abc-de-fgh"
    button.alpha = 0.5
    button.tag = 7
    _ = button.titleLabel
    window.addSubview(button)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.isHidden = true
    view.layer.zPosition = 2
    view.accessibilityIdentifier = "box"
    window.addSubview(view)
    table.contentOffset = CGPoint(x: 0, y: 30)
    #expect(
      text(window) == """
        <window x="0" y="0" width="320" height="480" windowX="0" windowY="0">
          <tableView x="0" y="20" width="320" height="460" windowX="0" windowY="20">
            <tableViewCell customClass="FancyCell" x="0" y="44" width="320" height="44" windowX="0" windowY="34" \
        section="0" item="1" reuseIdentifier="Row" accessoryType="disclosureIndicator">
              <tableViewCellContentView key="contentView" x="0" y="0" width="289.5" height="44" windowX="0" windowY="34">
                <label x="15" y="0" width="259.5" height="44" windowX="15" windowY="34" text="Row 2"/>
              </tableViewCellContentView>
            </tableViewCell>
          </tableView>
          <button id="abc-de-fgh" x="0.333" y="0" width="92.571" height="30" windowX="0.333" windowY="0" \
        text="Go" tag="7" alpha="0.5"/>
          <view x="0" y="0" width="1" height="1" windowX="0" windowY="0" hidden="YES" zPosition="2" \
        accessibilityIdentifier="box"/>
        </window>

        """
    )
  }

  @Test("pending layout is flushed first")
  func flush() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = cell.contentView
    cell.contentView.autoresizingMask = []
    cell.frame.size = CGSize(width: 50, height: 60)
    cell.elementKind = "Kind"
    #expect(
      text(cell) == """
        <collectionViewCell x="0" y="0" width="50" height="60" windowX="0" windowY="0" kind="Kind">
          <view key="contentView" x="0" y="0" width="50" height="60" windowX="0" windowY="0"/>
        </collectionViewCell>

        """
    )
  }

  @Test(
    "window coordinates agree with conversion, also below transforms",
    arguments: 0..<30 as Range<UInt64>
  )
  func windowCoordinates(seed: UInt64) {
    var random = SplitMix(state: seed)
    func number(_ range: ClosedRange<Double>) -> CGFloat {
      CGFloat(Double.random(in: range, using: &random))
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    var views: [UIView] = [window]
    for _ in 0..<15 {
      let (x, y) = (number(-20...200), number(-20...200))
      let view = UIScrollView(
        frame: CGRect(x: x, y: y, width: number(1...99), height: number(1...99))
      )
      view.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9))
      if seed % 3 == 0, Bool.random(using: &random) {
        view.transform = CGAffineTransform(rotationAngle: number(0...6))
      }
      views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
      views.append(view)
    }
    var sink = PositionSink()
    window.writeTree(to: &sink)
    var expected: [String] = []
    func collect(_ view: UIView) {
      let origin = view.superview.map { $0.convert(view.frame, to: window).origin } ?? .zero
      expected.append("\(DecimalText.string(origin.x)) \(DecimalText.string(origin.y))")
      for child in view.subviews { collect(child) }
    }
    collect(window)
    #expect(sink.positions == expected, "seed \(seed)")
  }
}

private struct PositionSink: ViewTreeSink {
  var positions: [String] = []
  private var x = ""
  mutating func begin(_ element: String) {}
  mutating func attribute(_ name: String, _ value: String) {
    if name == "windowX" { x = value }
    if name == "windowY" { positions.append("\(x) \(value)") }
  }
  mutating func end() {}
}
