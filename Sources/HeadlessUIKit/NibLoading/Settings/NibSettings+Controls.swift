import Foundation
import Geometry
import InterfaceBuilder

/// Stack views, the small controls, bars and recognisers.
extension NibCompiler {
  func addStackSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(element.keyword(.axis, IBAxis.self)) { (stack: UIStackView, value) in
      stack.axis = value == .vertical ? .vertical : .horizontal
    }
    settings.set(element.text(.alignment)) { (stack: UIStackView, value) in
      stack.alignment = Self.stackAlignment(value)
    }
    settings.set(element.keyword(.distribution, IBStackDistribution.self)) {
      (stack: UIStackView, value) in
      stack.distribution =
        UIStackView.Distribution(rawValue: Int(value.rawValue)) ?? .fill
    }
    // "standard" spacing is 8 points in every measured document.
    let isBetweenTexts = element.boolean(.baselineRelativeArrangement) == true
    let standard: CGFloat? =
      element.text(.spacingType) == "standard"
      ? (isBetweenTexts ? UIStackView.spacingUseSystem : 8) : nil
    settings.set(element.number(.spacing).map { CGFloat($0) } ?? standard) {
      (stack: UIStackView, value) in stack.spacing = value
    }
    settings.set(boolean: .baselineRelativeArrangement) { (stack: UIStackView, value) in
      stack.isBaselineRelativeArrangement = value
    }
    // No document says so: explicit margins imply that the stack arranges inside of them.
    let hasMargins =
      element.insets(key: "layoutMargins") != nil
      || element.insets(key: "directionalLayoutMargins") != nil
    settings.set(hasMargins ? true : element.boolean(.layoutMarginsRelativeArrangement)) {
      (stack: UIStackView, value) in stack.isLayoutMarginsRelativeArrangement = value
    }
  }

  private static func stackAlignment(_ name: String) -> UIStackView.Alignment {
    switch name {
    case "leading", "top": .leading
    case "firstBaseline": .firstBaseline
    case "center": .center
    case "trailing", "bottom": .trailing
    case "lastBaseline": .lastBaseline
    default: .fill
    }
  }

  func addSegmentSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(boolean: .momentary) { (control: UISegmentedControl, value) in
      control.isMomentary = value
    }
    settings.set(resources.color("selectedSegmentTintColor", of: element)) {
      (control: UISegmentedControl, value) in control.selectedSegmentTintColor = value
    }
    let segments = (element.child(.segments)?.children.filter { $0.name == .segment }) ?? []
    let contents = segments.map { segment in
      (resources.text(.title, "title", of: segment), resources.image(segment.text(.image)))
    }
    settings.set(contents) { (control: UISegmentedControl, contents) in
      for (index, content) in contents.enumerated() {
        if let image = content.1 {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: content.0, at: index, animated: false)
        }
      }
    }
    let disabled = segments.indices.filter { segments[$0].boolean(.enabled) == false }
    settings.set(disabled.isEmpty ? nil : disabled) {
      (control: UISegmentedControl, places: [Int]) in
      for place in places { control.setEnabled(false, forSegmentAt: place) }
    }
  }

  func addActivitySettings(_ object: IBObject, _ settings: inout NibSettings) {
    settings.set(settings.element.keyword(.style, IBActivityIndicatorStyle.self)) {
      (view: UIActivityIndicatorView, value) in
      view.style =
        switch value {
        case .whiteLarge: .whiteLarge
        case .white: .white
        case .gray: .gray
        case .medium: .medium
        case .large: .large
        }
    }
    settings.set(resources.color("color", of: settings.element)) {
      (view: UIActivityIndicatorView, value) in view.color = value
    }
    // Interface Builder writes it where it is so, unlike the class, which begins with it.
    let hides = settings.element.boolean(.hidesWhenStopped) ?? false
    settings.set(hides) { (view: UIActivityIndicatorView, value: Bool) in
      view.hidesWhenStopped = value
    }
    let animating = settings.element.boolean(.animating) ?? false
    settings.set(animating ? true : nil) { (view: UIActivityIndicatorView, _: Bool) in
      view.startAnimating()
    }
  }

  // MARK: Bars

  func addBarItemSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(element.id) { (item: UIBarItem, value) in item.interfaceBuilderID = value }
    settings.set(resources.text(.title, "title", of: element)) { (item: UIBarItem, value) in
      item.title = value
    }
    settings.set(resources.image(element.text(.image), catalog: element.text(.catalog))) {
      (item: UIBarItem, value) in item.image = value
    }
    settings.set(boolean: .enabled) { (item: UIBarItem, value) in item.isEnabled = value }
    settings.set(integer: .tag) { (item: UIBarItem, value) in item.tag = value }
    settings.set(insets: "imageInsets") { (item: UIBarItem, value) in item.imageInsets = value }
    if object.elementName == .barButtonItem { addBarButtonSettings(&settings) }
    if object.elementName == .tabBarItem { addTabSettings(&settings) }
  }

  private func addTabSettings(_ settings: inout NibSettings) {
    let element = settings.element
    settings.set(text: .systemItem) { (item: UITabBarItem, value) in item.systemItemName = value }
    settings.set(text: .badgeValue) { (item: UITabBarItem, value) in item.badgeValue = value }
    settings.set(
      resources.image(element.text(.selectedImage), catalog: element.text(.catalog))
    ) { (item: UITabBarItem, value) in item.selectedImage = value }
  }

  private func addBarButtonSettings(_ settings: inout NibSettings) {
    let element = settings.element
    let system = element.text(.systemItem).flatMap { name in
      UIBarButtonItem.SystemItem.allCases.first { "\($0)" == name }
    }
    settings.set(system) { (item: UIBarButtonItem, value) in item.systemItem = value }
    settings.set(points: .width) { (item: UIBarButtonItem, value) in item.width = value }
    settings.set(resources.color("tintColor", of: element)) { (item: UIBarButtonItem, value) in
      item.tintColor = value
    }
    settings.set(text: .style) { (item: UIBarButtonItem, value) in
      item.style = value == "done" ? .done : value == "plain" ? .plain : .bordered
    }
  }

  func addNavigationItemSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(element.id) { (item: UINavigationItem, value) in item.interfaceBuilderID = value }
    settings.set(resources.text(.title, "title", of: element)) {
      (item: UINavigationItem, value) in item.title = value
    }
    settings.set(text: .prompt) { (item: UINavigationItem, value) in item.prompt = value }
    settings.set(boolean: .hidesBackButton) { (item: UINavigationItem, value) in
      item.hidesBackButton = value
    }
  }

  func addRecognizerSettings(_ object: IBObject, _ settings: inout NibSettings) {
    settings.set(object.id) { (recognizer: UIGestureRecognizer, value) in
      recognizer.interfaceBuilderID = value
    }
    settings.set(boolean: .enabled) { (recognizer: UIGestureRecognizer, value) in
      recognizer.isEnabled = value
    }
    settings.set(boolean: .cancelsTouchesInView) { (recognizer: UIGestureRecognizer, value) in
      recognizer.cancelsTouchesInView = value
    }
    settings.set(boolean: .delaysTouchesBegan) { (recognizer: UIGestureRecognizer, value) in
      recognizer.delaysTouchesBegan = value
    }
    settings.set(boolean: .delaysTouchesEnded) { (recognizer: UIGestureRecognizer, value) in
      recognizer.delaysTouchesEnded = value
    }
    addTouchCounts(&settings)
  }

  /// How many taps and fingers a recogniser waits for, how long, and which way.
  private func addTouchCounts(_ settings: inout NibSettings) {
    settings.set(integer: .numberOfTapsRequired) { (recognizer: UIGestureRecognizer, value) in
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = value
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired = value
    }
    settings.set(integer: .numberOfTouchesRequired) { (recognizer: UIGestureRecognizer, value) in
      (recognizer as? UITapGestureRecognizer)?.numberOfTouchesRequired = value
      (recognizer as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = value
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = value
    }
    settings.set(integer: .minimumNumberOfTouches) { (recognizer: UIGestureRecognizer, value) in
      (recognizer as? UIPanGestureRecognizer)?.minimumNumberOfTouches = value
    }
    settings.set(integer: .maximumNumberOfTouches) { (recognizer: UIGestureRecognizer, value) in
      (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = value
    }
    settings.set(points: .minimumPressDuration) { (recognizer: UIGestureRecognizer, value) in
      (recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration = Double(value)
    }
    settings.set(points: .allowableMovement) { (recognizer: UIGestureRecognizer, value) in
      (recognizer as? UILongPressGestureRecognizer)?.allowableMovement = value
    }
    settings.set(text: .direction) { (recognizer: UIGestureRecognizer, value) in
      (recognizer as? UISwipeGestureRecognizer)?.direction = Self.swipeDirection(value)
    }
  }

  private static func swipeDirection(_ name: String) -> UISwipeGestureRecognizer.Direction {
    switch name {
    case "left": .left
    case "up": .up
    case "down": .down
    default: .right
    }
  }
}
