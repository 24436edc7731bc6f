import Foundation
import HeadlessUIKit

/// Layers, closures of controls and cells, and places in texts.
extension CallableMethods {
  static let layers: [Method] =
    sublayers + layerGeometry + closures + configurationHandlers + contents + backgrounds + equality
    + animators
    + places(in: UITextField.self) + places(in: UITextView.self)

  private static let sublayers: [Method] = [
    // `new` makes the layer, which is the answer.
    Method("addSublayer(_:)") { (layer: CALayer, values) throws(StepError) -> Any? in
      let added = try values.layer(0)
      layer.addSublayer(added)
      return added
    },
    Method("insertSublayer(_:at:)") { (layer: CALayer, values) throws(StepError) -> Any? in
      let added = try values.layer(0)
      layer.insertSublayer(added, at: UInt32(clamping: try values.integer(1)))
      return added
    },
    Method("insertSublayer(_:below:)") { (layer: CALayer, values) throws(StepError) -> Any? in
      let added = try values.layer(0)
      layer.insertSublayer(added, below: try values.object(1, CALayer.self))
      return added
    },
    Method("insertSublayer(_:above:)") { (layer: CALayer, values) throws(StepError) -> Any? in
      let added = try values.layer(0)
      layer.insertSublayer(added, above: try values.object(1, CALayer.self))
      return added
    },
    Method("replaceSublayer(_:with:)") { (layer: CALayer, values) throws(StepError) -> Any? in
      let added = try values.layer(1)
      layer.replaceSublayer(try values.object(0, CALayer.self), with: added)
      return added
    },
    Method("removeFromSuperlayer()") { (layer: CALayer, _) in layer.removeFromSuperlayer() },
  ]

  private static let layerGeometry: [Method] = [
    Method("hitTest(_:)") { (layer: CALayer, values) throws(StepError) in
      layer.hitTest(try values.point(0))
    },
    Method("contains(_:)") { (layer: CALayer, values) throws(StepError) in
      layer.contains(try values.point(0))
    },
    Method("setAffineTransform(_:)") { (layer: CALayer, values) throws(StepError) in
      layer.setAffineTransform(try values.transform(0))
    },
    // An animation of a key path, which is nothing else.
    Method("add(_:forKey:)") { (layer: CALayer, values) in
      layer.add(CABasicAnimation(keyPath: values.text(0)), forKey: values.text(1))
    },
    Method("removeAnimation(forKey:)") { (layer: CALayer, values) in
      layer.removeAnimation(forKey: values.text(0) ?? "")
    },
    Method("removeAllAnimations()") { (layer: CALayer, _) in layer.removeAllAnimations() },
    // The key path that it animates.
    Method("animation(forKey:)") { (layer: CALayer, values) in
      (layer.animation(forKey: values.text(0) ?? "") as? CAPropertyAnimation)?.keyPath
    },
    Method("affineTransform()") { (layer: CALayer, _) in layer.affineTransform() },
  ]

  private static let closures: [Method] = [
    // The name is the action's identifier, and its call is `action(NAME)`. `one/again` is another closure of `one`.
    Method("addAction(_:for:)") { (control: UIControl, values) throws(StepError) in
      control.addAction(values.action(0), for: try values.events(1))
    },
    Method("removeAction(identifiedBy:for:)") { (control: UIControl, values) throws(StepError) in
      control.removeAction(
        identifiedBy: UIAction.Identifier(values.text(0) ?? ""),
        for: try values.events(1)
      )
    },
    Method("sendAction(_:to:)") { (control: UIControl, values) throws(StepError) in
      control.sendAction(Selector(values.text(0) ?? ""), to: try values.object(1), for: nil)
    },
    Method("performPrimaryAction()") { (control: UIControl, _) in control.performPrimaryAction() },
    Method("setDate(_:animated:)") { (picker: UIDatePicker, values) throws(StepError) in
      picker.setDate(
        Date(timeIntervalSinceReferenceDate: try values.number(0)),
        animated: try values.flag(1)
      )
    },
  ]

  private static let configurationHandlers: [Method] = [
    // The call is `configured(NAME STATES)`.
    Method("setConfigurationUpdateHandler(_:)") { (cell: UITableViewCell, values) in
      cell.configurationUpdateHandler = values.text(0).map { name in
        { _, state in CallLog.noteConfigured(name, state.recordedFlags) }
      }
    },
    Method("setConfigurationUpdateHandler(_:)") { (cell: UICollectionViewCell, values) in
      cell.configurationUpdateHandler = values.text(0).map { name in
        { _, state in CallLog.noteConfigured(name, state.recordedFlags) }
      }
    },
    Method("setConfigurationUpdateHandler(_:)") { (view: UITableViewHeaderFooterView, values) in
      view.configurationUpdateHandler = values.text(0).map { name in
        { _, _ in CallLog.noteConfigured(name, "") }
      }
    },
    Method("setNeedsUpdateConfiguration()") { (view: UITableViewHeaderFooterView, _) in
      view.setNeedsUpdateConfiguration()
    },
  ]

  private static let contents: [Method] = [
    // A style by the name of UIKit's default, two texts, and the size of an image or `nothing`; `own` is an app's own kind.
    Method("setContentConfiguration(_:text:secondaryText:image:)") {
      (cell: UITableViewCell, values) throws(StepError) in
      cell.contentConfiguration = try values.content()
    },
    Method("setContentConfiguration(_:text:secondaryText:image:)") {
      (cell: UICollectionViewCell, values) throws(StepError) in
      cell.contentConfiguration = try values.content()
    },
    Method("setContentConfiguration(_:text:secondaryText:image:)") {
      (view: UITableViewHeaderFooterView, values) throws(StepError) in
      view.contentConfiguration = try values.content()
    },
  ]

  private static let backgrounds: [Method] = [
    Method("setBackgroundConfiguration(_:)") { (cell: UITableViewCell, values) throws(StepError) in
      cell.backgroundConfiguration = try values.background(0)
    },
    Method("setBackgroundConfiguration(_:)") {
      (cell: UICollectionViewCell, values) throws(StepError) in
      cell.backgroundConfiguration = try values.background(0)
    },
    Method("setBackgroundConfiguration(_:)") {
      (view: UITableViewHeaderFooterView, values) throws(StepError) in
      view.backgroundConfiguration = try values.background(0)
    },
  ]

  private static let equality: [Method] = [
    Method("isEqual(_:)") { (font: UIFont, values) throws(StepError) in
      font.isEqual(try values.font(0))
    },
    Method("isEqual(_:)") { (image: UIImage, values) throws(StepError) in
      image.isEqual(try values.image(0))
    },
    // Hue, saturation, brightness and alpha.
    Method("getHue()") { (color: UIColor, _) in
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      return CGRect(x: hue, y: saturation, width: brightness, height: alpha)
    },
    // White and alpha; nothing of a colour that is no grey.
    Method("getWhite()") { (color: UIColor, _) -> Any? in
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      return color.getWhite(&white, alpha: &alpha) ? CGPoint(x: white, y: alpha) : nil
    },
  ]

  private static let animators: [Method] = [
    // Its changes are `animations(NAME)` of `Batch`, and its end `completion(NAME)`.
    Method("propertyAnimator(_:duration:)") { (_: UIView, values) throws(StepError) -> Any? in
      let animator = UIViewPropertyAnimator(
        duration: try values.number(1),
        curve: .linear,
        animations: values.changes(0)
      )
      let end = values.end(0)
      animator.addCompletion { end($0 == .end) }
      return values.kept(animator)
    },
    Method("startAnimation()") { (animator: UIViewPropertyAnimator, _) in animator.startAnimation()
    },
    Method("startAnimation(afterDelay:)") {
      (animator: UIViewPropertyAnimator, values) throws(StepError) in
      animator.startAnimation(afterDelay: try values.number(0))
    },
    Method("pauseAnimation()") { (animator: UIViewPropertyAnimator, _) in animator.pauseAnimation()
    },
    Method("stopAnimation(_:)") { (animator: UIViewPropertyAnimator, values) throws(StepError) in
      animator.stopAnimation(try values.flag(0))
    },
    Method("finishAnimation()") { (animator: UIViewPropertyAnimator, _) in
      animator.finishAnimation(at: .end)
    },
    Method("addAnimations(_:)") { (animator: UIViewPropertyAnimator, values) in
      animator.addAnimations(values.changes(0))
    },
  ]

  private typealias Input = UIView & UITextInput

  private static func places<Text: Input>(in _: Text.Type) -> [Method] {
    [
      Method("position(from:offset:)") { (view: Text, values) throws(StepError) in
        view.position(
          from: try values.object(0, UITextPosition.self),
          offset: try values.integer(1)
        )
      },
      Method("offset(from:to:)") { (view: Text, values) throws(StepError) in
        view.offset(
          from: try values.object(0, UITextPosition.self),
          to: try values.object(1, UITextPosition.self)
        )
      },
      Method("textRange(from:to:)") { (view: Text, values) throws(StepError) in
        view.textRange(
          from: try values.object(0, UITextPosition.self),
          to: try values.object(1, UITextPosition.self)
        )
      },
      Method("text(in:)") { (view: Text, values) throws(StepError) in
        view.text(in: try values.object(0, UITextRange.self))
      },
      Method("replace(_:withText:)") { (view: Text, values) throws(StepError) in
        view.replace(try values.object(0, UITextRange.self), withText: values.text(1) ?? "")
      },
      // What properties of UIKit answer, as objects that steps can name.
      Method("beginningOfDocument()") { (view: Text, _) in view.beginningOfDocument },
      Method("endOfDocument()") { (view: Text, _) in view.endOfDocument },
      Method("selectedTextRange()") { (view: Text, _) in view.selectedTextRange },
    ]
  }
}

extension MethodValues {
  /// A layer that a step named, or a new one for `new`.
  func layer(_ place: Int) throws(StepError) -> CALayer {
    text(place) == "new" ? CALayer() : try object(place, CALayer.self)
  }

  func transform(_ place: Int) throws(StepError) -> CGAffineTransform {
    try value(place, "a transform \"a b c d tx ty\"", PropertyValue.transform)
  }

  /// A closure of a control, which records `action(NAME)` of `UIAction`; what stands before a slash identifies it.
  func action(_ place: Int) -> UIAction {
    let name = text(place) ?? ""
    let identifier = String(name.prefix { $0 != "/" })
    return UIAction(identifier: UIAction.Identifier(identifier)) { _ in
      CallLog.note("action(\(name))", of: "UIAction")
    }
  }

  /// The content of a cell, by the name of UIKit's default, two texts and the size of an image.
  func content() throws(StepError) -> any UIContentConfiguration {
    if text(0) == "own" { return OwnContent(text: text(1)) }
    var content = try value(0, "cell, subtitleCell, valueCell, plainHeader, groupedHeader or own") {
      Self.contents[$0]?()
    }
    (content.text, content.secondaryText) = (text(1), text(2))
    content.image = try image(3)
    return content
  }

  private static let contents: [String: @MainActor () -> UIListContentConfiguration] = [
    "cell": { .cell() }, "subtitleCell": { .subtitleCell() }, "valueCell": { .valueCell() },
    "plainHeader": { .plainHeader() }, "groupedHeader": { .groupedHeader() },
  ]

  /// What is behind the content of a cell, by the name of UIKit's default; nil for `nothing`.
  func background(_ place: Int) throws(StepError) -> UIBackgroundConfiguration? {
    guard text(place) != nil else { return nil }
    return try value(place, "clear, listPlainCell or listGroupedCell") { text in
      switch text {
      case "clear": .clear()
      case "listPlainCell": .listPlainCell()
      case "listGroupedCell": .listGroupedCell()
      default: nil
      }
    }
  }
}
