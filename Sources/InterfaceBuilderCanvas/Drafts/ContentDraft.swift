import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The natural size of a view while rules decide it.
@MainActor
struct ContentDraft: RuleSubject {
  /// What a view shows, as far as versions and devices draw it differently.
  enum Content {
    case label(UILabel)
    case field(UITextField)
    case segments(UISegmentedControl)
    case toolbar(UIToolbar)
    case pages(UIPageControl)
    case toggle, stepper, slider, progressBar, searchBar
  }

  let view: UIView
  let content: Content
  let document: IBDocument
  let device: DeviceDraft
  /// The size that the canvas draws it with; nil for the engine's own.
  var size: CGSize?

  var isSettled: Bool { size != nil }

  /// A view whose size may differ; nil for all others.
  init?(_ view: UIView, _ document: IBDocument, _ device: DeviceDraft) {
    guard let content = Self.content(of: view) else { return nil }
    self.view = view
    self.content = content
    self.document = document
    self.device = device
  }

  private static func content(of view: UIView) -> Content? {
    switch view {
    case let label as UILabel: .label(label)
    case let field as UITextField: .field(field)
    case is UISwitch: .toggle
    case let control as UISegmentedControl: .segments(control)
    case is UIStepper: .stepper
    case is UISlider: .slider
    case is UIProgressView: .progressBar
    case is UISearchBar: .searchBar
    case let bar as UIToolbar: .toolbar(bar)
    case let control as UIPageControl: .pages(control)
    default: nil
    }
  }

  /// Gives the view a height, and no width.
  mutating func setHeight(_ height: CGFloat) {
    size = CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The size of what constraints act on, of a size that is that of the frame.
  func withoutInsets(_ size: CGSize) -> CGSize {
    let insets = view.alignmentRectInsets
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }

  /// The object that the view was made of.
  var object: IBObject? { view.interfaceBuilderID.flatMap { document.object(withID: $0) } }
}
