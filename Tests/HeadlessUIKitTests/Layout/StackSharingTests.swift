import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("how stacks of a canvas share out their lengths")
struct StackSharingTests {
  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Lays out a stack that is 300 points long and wide.
  private func lay(
    _ views: [UIView],
    spacing: CGFloat = 0,
    texts: StackSharing.TextDivision = .each,
    _ change: (UIStackView) -> Void
  ) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    change(stack)
    let engine = LayoutEngine(root: stack)
    engine.stackSharing.measuresByStack = true
    engine.stackSharing.textDivision = texts
    engine.layOut()
  }

  @Test("spacings take their part of the lengths, and the last view has what is left")
  func spacings() {
    let views = [SizedView(60), SizedView(120)]
    lay(views, spacing: 20) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [90, 190])
  }

  @Test("a required length leaves the others their parts, the earlier one first")
  func requiredLengths() {
    let views = [SizedView(50), SizedView(30), SizedView(20)]
    views[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
    lay(views) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [100, 90, 110])
  }

  @Test("a view without content counts by its own constraint, and one without any takes no part")
  func ownLengths() {
    let fixed = UIView()
    fixed.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    let views = [fixed, SizedView(50)]
    lay(views) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [150, 150])
    let empty = [UIView(), UIView()]
    lay(empty) { $0.distribution = .fillProportionally }
    #expect(empty.map(\.frame.width) == [150, 150])
  }

  @Test("in a column a text of several lines counts by the height of its lines")
  func textHeights() {
    let text = label(Array(repeating: "word", count: 20).joined(separator: " "), lines: 0)
    let height = text.sizeThatFits(CGSize(width: 300, height: 0)).height
    let other = SizedView(10, height)
    lay([other, text]) {
      $0.axis = .vertical
      $0.distribution = .fillProportionally
    }
    #expect(height > 30 && abs(other.frame.height - 150) < 0.01)
  }

  @Test(
    "a text of several lines in a row has an equal part of it, but not in a column or of one line",
    arguments: [
      (NSLayoutConstraint.Axis.horizontal, 0, true), (.horizontal, 1, false), (.vertical, 0, false),
    ]
  )
  func texts(axis: NSLayoutConstraint.Axis, lines: Int, isDivided: Bool) {
    let text = label("A", lines: lines)
    lay([text, SizedView(40, 20)], spacing: 10) {
      $0.axis = axis
      $0.alignment = .leading
    }
    #expect((text.frame.width == 145) == isDivided)
  }

  @Test("where there are several texts of several lines, none has more than an equal part")
  func limits() {
    let long = String(repeating: "long ", count: 20)
    let texts = [label(long, lines: 0), label("A", lines: 2)]
    lay(texts, spacing: 10, texts: .several) { $0.alignment = .leading }
    #expect(texts.map(\.frame.width) == [145, 145])
    let alone = [label(long, lines: 0), SizedView(40)]
    lay(alone, spacing: 10, texts: .several) { $0.alignment = .leading }
    #expect(alone[0].frame.width > 145)
    let inner = UIStackView(arrangedSubviews: [label(long, lines: 0)])
    let nested = [inner, SizedView(20), label("A", lines: 2)]
    lay(nested, spacing: 10, texts: .several) { $0.alignment = .leading }
    #expect(abs(nested[0].frame.width - 145) < 0.01)
  }

  @Test("what insists on its size leaves a text of several lines less")
  func strongNeighbours() {
    let (text, other) = (label("A", lines: 0), SizedView(250, 20))
    other.setContentCompressionResistancePriority(UILayoutPriority(900), for: .horizontal)
    lay([text, other], spacing: 10) { $0.alignment = .leading }
    #expect(text.frame.width == 40)
  }
}
