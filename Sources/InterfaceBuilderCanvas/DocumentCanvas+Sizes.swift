import Foundation
import HeadlessUIKit
import InterfaceBuilder

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
    found.spreadsSafeArea = policy.spreadsSafeArea
    found.stackSharing = policy.stackSharing
    addDesignedSizes(to: &found)
    for object in document.objects where object.isView {
      guard let view = object.id.flatMap({ views[$0] }) else { continue }
      let key = ObjectIdentifier(view)
      let size =
        switch sizes {
        case .engine: drawnSize(of: view)
        case .stored: storedSize(of: view, object)
        }
      if let size { found.content[key] = size }
    }
    return found
  }

  /// The sizes that the classes of custom views answered on the canvas, as the document keeps them.
  private func addDesignedSizes(to found: inout CanvasSizes) {
    for (index, size) in document.designableSizes {
      let object = document[index]
      guard let view = customView(object) else {
        // Texts are measured unbroken, in the font that their class has.
        if policy.knowsDesignedLines, let label = object.id.flatMap({ views[$0] }) as? UILabel {
          found.lineHeights[ObjectIdentifier(label)] = size.height
        }
        continue
      }
      guard policy.knowsDesignedSizes else { continue }
      // What a person wrote for the canvas stands before what the class answered there.
      found.content[ObjectIdentifier(view)] = CGSize(
        width: object.element.number(.placeholderIntrinsicWidth) ?? size.width,
        height: object.element.number(.placeholderIntrinsicHeight) ?? size.height
      )
    }
  }

  /// The size that a version's canvas drew content with, where the engine's own is another.
  private func drawnSize(of view: UIView) -> CGSize? {
    guard var draft = ContentDraft(view, document, device.draft) else { return nil }
    rules.apply(rules.active.content, to: &draft)
    return draft.size
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

  /// The view of an object whose class UIKit gives no natural size.
  private func customView(_ object: IBObject) -> UIView? {
    guard !Self.contentElements.contains(object.elementText) else { return nil }
    return object.id.flatMap { views[$0] }
  }

  // MARK: Arranged views

  /// The lengths that a canvas keeps for arranged views that ask for none.
  func assumedSizes() -> [ObjectIdentifier: AssumedSize] {
    var found: [ObjectIdentifier: AssumedSize] = [:]
    for object in document.objects where object.elementName == .stackView {
      guard let stack = object.id.flatMap({ views[$0] }) as? UIStackView else { continue }
      for view in stack.arrangedSubviews where !view.isHidden {
        var draft = ArrangedDraft(
          view: view,
          stack: stack,
          isMeasured: sizes == .engine,
          isContainer: isContainer(view)
        )
        rules.apply(rules.active.arranged, to: &draft)
        if let size = draft.size { found[ObjectIdentifier(view)] = size }
      }
    }
    return found
  }

  private func isContainer(_ view: UIView) -> Bool {
    let object = view.interfaceBuilderID.flatMap { document.object(withID: $0) }
    return object?.elementText == "containerView"
  }
}
