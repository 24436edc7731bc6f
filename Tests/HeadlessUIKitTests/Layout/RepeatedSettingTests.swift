import Testing

@testable import HeadlessUIKit

/// A view that sets something in each of its layouts, as apps do that know no better place.
private final class SettingView: UIView {
  var setting: (() -> Void)?
  private(set) var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    setting?()
  }
}

private final class SettingButton: UIButton {
  var setting: ((SettingButton) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    setting?(self)
  }
}

/// In UIKit a property that is set to what it is asks for nothing; a layout that sets it must come to an end.
@MainActor
@Suite("Settings that change nothing")
struct RepeatedSettingTests {
  private static let font = UIFont.systemFont(ofSize: 14)

  /// Lays out a view that sets something on a constrained subview, and returns how often that took.
  private func layouts(of child: UIView, _ setting: @escaping () -> Void) throws -> Int {
    let view = SettingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.setting = setting
    try UIKitException.catching { () throws(UIKitException) in view.layoutIfNeeded() }
    return view.layoutCount
  }

  @Test("stacks keep what they are told")
  func stacks() throws {
    let (stack, inner) = (UIStackView(), UIView())
    stack.addArrangedSubview(inner)
    let settings: [() -> Void] = [
      { stack.axis = .vertical }, { stack.spacing = 8 }, { stack.alignment = .center },
      { stack.distribution = .fillEqually }, { stack.isBaselineRelativeArrangement = true },
      { stack.isLayoutMarginsRelativeArrangement = true },
      { stack.setCustomSpacing(4, after: inner) }, { stack.addArrangedSubview(inner) },
      { stack.insertArrangedSubview(inner, at: 0) },
      { stack.layoutMargins = .zero }, { stack.directionalLayoutMargins = .zero },
    ]
    for setting in settings { #expect(try layouts(of: stack, setting) <= 2) }
    #expect(stack.arrangedSubviews == [inner])
  }

  @Test("a view that is arranged elsewhere still moves")
  func arranged() {
    let stack = UIStackView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { stack.addArrangedSubview(view) }
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == views)
  }

  @Test("texts keep what they are told")
  func texts() throws {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    let font = Self.font
    let styled = { NSAttributedString(string: "a", attributes: [.font: font]) }
    for setting in [
      { label.font = font }, { label.attributedText = styled() }, { label.shadowColor = .red },
      { label.text = "b" },
    ] as [() -> Void] { #expect(try layouts(of: label, setting) <= 2) }
    for setting in [
      { field.font = font }, { field.text = "a" }, { field.placeholder = "b" },
      { field.borderStyle = .roundedRect }, { field.attributedText = styled() },
      { field.attributedPlaceholder = styled() },
    ] as [() -> Void] { #expect(try layouts(of: field, setting) <= 2) }
    for setting in [
      { view.font = font }, { view.text = "a" }, { view.textContainerInset = .zero },
      { view.attributedText = styled() },
    ] as [() -> Void] { #expect(try layouts(of: view, setting) <= 2) }
  }

  @Test("controls keep what they are told")
  func controls() throws {
    let (button, segments) = (UIButton(type: .system), UISegmentedControl(items: ["a", "b"]))
    let (pages, sign) = (UIPageControl(), UIActivityIndicatorView())
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for setting in [
      { button.setTitle("a", for: .normal) }, { button.setImage(nil, for: .normal) },
      { button.setTitleColor(.red, for: .normal) }, { button.contentEdgeInsets = insets },
      { button.setAttributedTitle(NSAttributedString(string: "a"), for: .normal) },
      { button.configuration = UIButton.Configuration(style: "plain") },
    ] as [() -> Void] { #expect(try layouts(of: button, setting) <= 2) }
    for setting in [
      { segments.setTitle("c", forSegmentAt: 0) }, { segments.setWidth(40, forSegmentAt: 0) },
      { segments.setEnabled(false, forSegmentAt: 1) },
    ] as [() -> Void] { #expect(try layouts(of: segments, setting) <= 2) }
    #expect(try layouts(of: pages) { pages.numberOfPages = 3 } <= 2)
    #expect(try layouts(of: sign) { sign.style = .large } <= 2)
  }

  @Test("views keep their margins and priorities")
  func views() throws {
    let view = UIView()
    for setting in [
      { view.layoutMargins = .zero }, { view.preservesSuperviewLayoutMargins = true },
      { view.insetsLayoutMarginsFromSafeArea = false },
      { view.setContentHuggingPriority(.required, for: .horizontal) },
      { view.setContentCompressionResistancePriority(.required, for: .vertical) },
    ] as [() -> Void] { #expect(try layouts(of: view, setting) <= 2) }
  }

  @Test("a button that sets its own parts in its layout comes to an end")
  func button() throws {
    let font = Self.font
    let button = SettingButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for setting in [
      { $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) },
      { $0.titleLabel?.font = font }, { $0.setTitle("a", for: .normal) },
      { $0.contentHorizontalAlignment = .left }, { $0.layoutMargins = .zero },
      { $0.titleLabel?.attributedText = NSAttributedString(string: "a") },
    ] as [(SettingButton) -> Void] {
      button.setting = setting
      button.setNeedsLayout()
      try UIKitException.catching { () throws(UIKitException) in button.layoutIfNeeded() }
    }
    #expect(button.currentTitle == "a")
  }

  @Test("a view that was laid out by itself may invalidate its own size in its layout")
  func hosts() throws {
    let view = SettingView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    _ = view.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
    view.setting = { [unowned view] in view.invalidateIntrinsicContentSize() }
    #expect(try layouts(of: view) {} <= 3)
  }
}
