import HeadlessUIKit

/// A content configuration of an app's own kind: a text, and the states that the cell had when it was last updated.
///
/// It records for which states it is updated, as `updated(selected)` of `OwnContent`.
struct OwnContent: UIContentConfiguration {
  var text: String?
  var states = ""

  func makeContentView() -> UIView & UIContentView { OwnContentView(self) }

  func updated(for state: any UIConfigurationState) -> OwnContent {
    let states = (state as? UICellConfigurationState)?.recordedFlags ?? ""
    CallLog.note("updated(\(states))", of: "OwnContent")
    var content = self
    content.states = states
    return content
  }
}

/// Shows an ``OwnContent`` as a label 30 points high, and records each configuration that it is given.
final class OwnContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)

  var configuration: any UIContentConfiguration {
    didSet {
      CallLog.note("configuration", of: "OwnContent")
      show()
    }
  }

  init(_ content: OwnContent) {
    configuration = content
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) {
    configuration = OwnContent()
    super.init(coder: coder)
  }

  private func show() {
    let content = configuration as? OwnContent
    label.text = content?.text
    accessibilityIdentifier = content?.states
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 30)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 30) }
}
