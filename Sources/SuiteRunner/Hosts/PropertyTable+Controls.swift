import HeadlessUIKit

/// Properties of stacks and of controls' ends, which documents set and suites change.
extension PropertyTable {
  static let stacks: [Property] = [
    number("spacing") { (stack: UIStackView, value) in stack.spacing = value },
    word("axis", ["horizontal", "vertical"]) { (stack: UIStackView, value) in
      stack.axis = value == "vertical" ? .vertical : .horizontal
    },
    word("distribution", Array(distributions.keys).sorted()) { (stack: UIStackView, value) in
      stack.distribution = distributions[value] ?? .fill
    },
    word("alignment", Array(alignments.keys).sorted()) { (stack: UIStackView, value) in
      stack.alignment = alignments[value] ?? .fill
    },
    flag("layoutMarginsRelativeArrangement") { (stack: UIStackView, value) in
      stack.isLayoutMarginsRelativeArrangement = value
    },
    flag("baselineRelativeArrangement") { (stack: UIStackView, value) in
      stack.isBaselineRelativeArrangement = value
    },
    number("customSpacing") { (view: UIView, value) in
      (view.superview as? UIStackView)?.setCustomSpacing(value, after: view)
    },
  ]

  static let controls: [Property] = [
    number("minimumValue") { (slider: UISlider, value) in slider.minimumValue = Float(value) },
    number("maximumValue") { (slider: UISlider, value) in slider.maximumValue = Float(value) },
    number("minimumValue") { (stepper: UIStepper, value) in stepper.minimumValue = value },
    number("maximumValue") { (stepper: UIStepper, value) in stepper.maximumValue = value },
    integer("numberOfPages") { (control: UIPageControl, value) in control.numberOfPages = value },
    word("lineBreakMode", Array(lineBreakModes.keys).sorted()) { (label: UILabel, value) in
      label.lineBreakMode = lineBreakModes[value] ?? .byTruncatingTail
    },
  ]

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  /// A property whose values are words.
  static func word<Object>(
    _ name: String,
    _ words: [String],
    _ set: @escaping @MainActor (Object, String) -> Void
  ) -> Property {
    property(
      name,
      { words.contains($0) ? $0 : nil },
      words.joinedAsAlternatives(),
      set
    )
  }
}
