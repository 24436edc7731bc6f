import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The natural sizes that a canvas lays out with instead of the views' own.
struct CanvasSizes {
  var content: [ObjectIdentifier: CGSize] = [:]
  /// Views whose size the document declares, as their classes are not there: it keeps them from being smaller, not from
  /// being larger.
  var declared: Set<ObjectIdentifier> = []

  /// The least lengths of arranged views that ask for none.
  var assumed: [ObjectIdentifier: AssumedSize] = [:]

  /// How high a line is in labels whose class has another font than the document says.
  var lineHeights: [ObjectIdentifier: CGFloat] = [:]

  /// Hands the sizes to an engine that is to lay out as the canvas does.
  @MainActor
  func apply(to engine: LayoutEngine) {
    engine.contentSizes = content
    engine.declaredSizes = declared
    engine.assumedSizes = assumed
    engine.lineHeights = lineHeights
    engine.spreadsSafeArea = true
  }
}

extension DocumentCanvas {
  /// Elements whose views have a natural size of their own.
  private static let contentElements: Set<String> = [
    "label", "button", "imageView", "textField", "switch", "segmentedControl", "slider",
    "stepper", "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView",
    "searchBar", "toolbar", "navigationBar", "tabBar", "textView", "colorWell",
  ]

  /// The sizes that stand for content: stored ones where they are asked for, declared ones of custom views always.
  func canvasSizes() -> CanvasSizes {
    var found = CanvasSizes()
    addDesignedSizes(to: &found)
    for object in document.objects where object.isView {
      guard let view = object.id.flatMap({ views[$0] }) else { continue }
      let key = ObjectIdentifier(view)
      if customView(object) != nil, found.content[key] != nil || isDeclared(object.element) {
        found.declared.insert(key)
      }
      let size =
        switch sizes {
        case .engine: drawnSize(of: view)
        case .stored: storedSize(of: view, object)
        }
      if let size { found.content[key] = size }
    }
    return found
  }

  private func isDeclared(_ element: IBElement) -> Bool {
    element.has(.placeholderIntrinsicWidth) || element.has(.placeholderIntrinsicHeight)
  }

  /// The sizes that the classes of custom views answered on the canvas, as the document keeps them.
  private func addDesignedSizes(to found: inout CanvasSizes) {
    for (index, size) in document.designableSizes {
      let object = document[index]
      guard let view = customView(object) else {
        // Texts are measured unbroken, in the font that their class has.
        if let label = object.id.flatMap({ views[$0] }) as? UILabel {
          found.lineHeights[ObjectIdentifier(label)] = size.height
        }
        continue
      }
      // What a person wrote for the canvas stands before what the class answered there.
      found.content[ObjectIdentifier(view)] = CGSize(
        width: object.element.number(.placeholderIntrinsicWidth) ?? size.width,
        height: object.element.number(.placeholderIntrinsicHeight) ?? size.height
      )
    }
  }

  /// The size that a version's canvas drew content with, where the engine's own is another.
  private func drawnSize(of view: UIView) -> CGSize? {
    if view is UILabel, view.superview is UIStackView, isBlank(view) {
      // Content that insists on being nothing is believed.
      return CGSize(
        width: view.contentHuggingPriority(for: .horizontal).rawValue < 900 ? -1 : 0,
        height: view.contentHuggingPriority(for: .vertical).rawValue < 900 ? -1 : 0
      )
    }
    return versionSize(of: view) ?? placedSize(of: view)
  }

  private func storedSize(of view: UIView, _ object: IBObject) -> CGSize? {
    guard Self.contentElements.contains(object.elementText), let frame = object.frame else {
      return nil
    }
    let insets = view.alignmentRectInsets
    return CGSize(
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom
    )
  }

  /// The lengths that a canvas keeps for arranged views that ask for none.
  ///
  /// Read off saved documents: what is dropped into a row is 50 points long and high, so that it can be gripped, as an empty
  /// stack is high; what is dropped into a column keeps the library's 240 by 128, unless a constraint that need not hold
  /// says how high it is to be. What has content that leaves its length along the stack open has 50 there, too.
  func assumedSizes() -> [ObjectIdentifier: AssumedSize] {
    var found: [ObjectIdentifier: AssumedSize] = [:]
    for object in document.objects where object.elementName == .stackView {
      guard let stack = object.id.flatMap({ views[$0] }) as? UIStackView else { continue }
      for view in stack.arrangedSubviews where !view.isHidden {
        if let size = assumedSize(of: view, in: stack) { found[ObjectIdentifier(view)] = size }
      }
    }
    return found
  }

  private func assumedSize(of view: UIView, in stack: UIStackView) -> AssumedSize? {
    if let empty = view as? UIStackView {
      return empty.arrangedSubviews.isEmpty ? AssumedSize(-1, 50) : nil
    }
    // As stored frames of empty texts in stacks have it, most often.
    if sizes == .engine, isBlank(view) { return AssumedSize(50, 50) }
    guard type(of: view) == UIView.self else { return nil }
    guard stack.axis == .vertical else {
      return view.subviews.isEmpty ? AssumedSize(50, 50) : AssumedSize(50, -1, fillsOnly: true)
    }
    let isBound = hasBreakableHeight(view)
    guard view.subviews.isEmpty else { return AssumedSize(-1, 50, fillsOnly: !isBound) }
    return AssumedSize(240, isBound || isContainer(view) ? 50 : 128)
  }

  private func hasBreakableHeight(_ view: UIView) -> Bool {
    view.constraints.contains { constraint in
      constraint.firstItem === view && constraint.secondItem == nil
        && constraint.firstAttribute == .height && constraint.priority.rawValue < 1000
    }
  }

  /// Whether a text or an image has nothing to show.
  func isBlank(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.text?.isEmpty != false
    case let image as UIImageView: image.image == nil
    default: false
    }
  }

  private func isContainer(_ view: UIView) -> Bool {
    object(of: view)?.elementText == "containerView"
  }

  /// The object that a view was made of.
  func object(of view: UIView) -> IBObject? {
    view.interfaceBuilderID.flatMap { document.object(withID: $0) }
  }

  /// The view of an object whose class UIKit gives no natural size.
  private func customView(_ object: IBObject) -> UIView? {
    guard !Self.contentElements.contains(object.elementText) else { return nil }
    return object.id.flatMap { views[$0] }
  }
}
