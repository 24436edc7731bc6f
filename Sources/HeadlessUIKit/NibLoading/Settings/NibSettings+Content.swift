import Foundation
import Geometry
import InterfaceBuilder

/// Texts, images and controls.
extension NibCompiler {
  func labelState(_ object: IBObject) -> NibLabelState {
    let element = object.element
    return NibLabelState(
      text: resources.text(.text, "text", of: element),
      font: resources.font(element.child(key: "fontDescription"))
    )
  }

  func addLabelSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(resources.attributedText("attributedText", of: element)) {
      (label: UILabel, value) in label.attributedText = value
    }
    settings.set(resources.color("textColor", of: element)) { (label: UILabel, value) in
      label.textColor = value
    }
    settings.set(resources.color("highlightedColor", of: element)) { (label: UILabel, value) in
      label.highlightedTextColor = value
    }
    settings.set(element.integer(.numberOfLines), unless: 1) { (label: UILabel, value) in
      label.numberOfLines = value
    }
    settings.set(textAlignment(element), unless: .natural) { (label: UILabel, value) in
      label.textAlignment = value
    }
    settings.set(lineBreakMode(element), unless: .byTruncatingTail) { (label: UILabel, value) in
      label.lineBreakMode = value
    }
    let adjustment = element.keyword(.baselineAdjustment, IBBaselineAdjustment.self)
    settings.set(adjustment, unless: .alignBaselines) { (label: UILabel, value) in
      label.baselineAdjustment =
        UIBaselineAdjustment(rawValue: Int(value.rawValue)) ?? .alignBaselines
    }
    addLabelFitting(&settings)
  }

  private func addLabelFitting(_ settings: inout NibSettings) {
    let element = settings.element
    // Interface Builder writes the limit of what shrinks, and NO where nothing does.
    let hasLimit = element.has(.minimumFontSize) || element.has(.minimumScaleFactor)
    let shrinks = element.boolean(.adjustsFontSizeToFit) ?? hasLimit
    settings.set(shrinks, unless: false) { (label: UILabel, value) in
      label.adjustsFontSizeToFitWidth = value
    }
    settings.set(points: .minimumFontSize) { (label: UILabel, value) in
      guard label.font.pointSize > 0 else { return }
      label.minimumScaleFactor = min(value / label.font.pointSize, 1)
    }
    settings.set(points: .minimumScaleFactor) { (label: UILabel, value) in
      label.minimumScaleFactor = value
    }
    settings.set(boolean: .adjustsFontForContentSizeCategory) { (label: UILabel, value) in
      label.adjustsFontForContentSizeCategory = value
    }
    settings.set(points: .preferredMaxLayoutWidth) { (label: UILabel, value) in
      label.preferredMaxLayoutWidth = value
    }
    settings.set(boolean: .enabled) { (label: UILabel, value) in label.isEnabled = value }
    settings.set(boolean: .highlighted) { (label: UILabel, value) in label.isHighlighted = value }
    settings.set(resources.color("shadowColor", of: settings.element)) { (label: UILabel, value) in
      label.shadowColor = value
    }
    settings.set(size: "shadowOffset") { (label: UILabel, value) in label.shadowOffset = value }
  }

  func textAlignment(_ element: IBElement) -> NSTextAlignment? {
    element.keyword(.textAlignment, IBTextAlignment.self)
      .flatMap { NSTextAlignment(rawValue: Int($0.rawValue)) }
  }

  func lineBreakMode(_ element: IBElement) -> NSLineBreakMode? {
    element.keyword(.lineBreakMode, IBLineBreakMode.self)
      .flatMap { NSLineBreakMode(rawValue: Int($0.rawValue)) }
  }

  func addControlSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(
      element.keyword(.contentHorizontalAlignment, IBHorizontalAlignment.self),
      unless: .center
    ) {
      (control: UIControl, value) in
      control.contentHorizontalAlignment =
        UIControl.ContentHorizontalAlignment(rawValue: Int(value.rawValue)) ?? .center
    }
    settings.set(
      element.keyword(.contentVerticalAlignment, IBVerticalAlignment.self),
      unless: .center
    ) {
      (control: UIControl, value) in
      control.contentVerticalAlignment =
        UIControl.ContentVerticalAlignment(rawValue: Int(value.rawValue)) ?? .center
    }
  }

  func addButtonSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(buttonState(element)) { (button: UIButton, value) in button.takeDecoded(value) }
    settings.set(insets: "contentEdgeInsets") { (button: UIButton, value) in
      button.contentEdgeInsets = value
    }
    settings.set(insets: "titleEdgeInsets") { (button: UIButton, value) in
      button.titleEdgeInsets = value
    }
    settings.set(insets: "imageEdgeInsets") { (button: UIButton, value) in
      button.imageEdgeInsets = value
    }
    settings.set(boolean: .adjustsImageWhenHighlighted) { (button: UIButton, value) in
      button.adjustsImageWhenHighlighted = value
    }
    settings.set(boolean: .adjustsImageWhenDisabled) { (button: UIButton, value) in
      button.adjustsImageWhenDisabled = value
    }
    settings.set(boolean: .reversesTitleShadowWhenHighlighted) { (button: UIButton, value) in
      button.reversesTitleShadowWhenHighlighted = value
    }
    settings.set(boolean: .showsTouchWhenHighlighted) { (button: UIButton, value) in
      button.showsTouchWhenHighlighted = value
    }
  }

  /// What a document says of a button's look and of its contents in each state.
  private func buttonState(_ element: IBElement) -> NibButtonState {
    let state = NibButtonState()
    state.type = element.keyword(.buttonType, IBButtonType.self).map(Self.buttonType)
    state.font = resources.font(element.child(key: "fontDescription"))
    for child in element.children where child.name == .state {
      let (name, content) = buttonContent(child)
      state.contents.removeAll { $0.state == name }
      state.contents.append((name, content))
    }
    if let configuration = element.child(.buttonConfiguration, key: "configuration") {
      state.configuration = buttonConfiguration(configuration)
      // Its title has a font of its own, whatever the button's label has.
      state.font =
        resources.font(configuration.child(key: "titleFontDescription"))
        ?? resources.font(configuration.child(key: "fontDescription"))
        ?? attributedTitle(of: configuration).flatMap { AttributedText($0).font }
        ?? UIFont.preferredFont(forTextStyle: .body)
    }
    return state
  }

  private static func buttonType(_ type: IBButtonType) -> UIButton.ButtonType {
    switch type {
    case .custom: .custom
    case .system, .roundedRect: .system
    case .detailDisclosure: .detailDisclosure
    case .infoLight: .infoLight
    case .infoDark: .infoDark
    case .contactAdd: .contactAdd
    case .plain: .plain
    default: .close
    }
  }

  private func buttonContent(_ element: IBElement) -> (UIControl.State, UIButton.Content) {
    let state: UIControl.State
    switch element.key {
    case "highlighted"?: state = .highlighted
    case "disabled"?: state = .disabled
    case "selected"?: state = .selected
    case "focused"?: state = .focused
    default: state = .normal
    }
    var content = UIButton.Content()
    content.title = resources.text(.title, "title", of: element)
    content.attributedTitle = resources.attributedText("attributedTitle", of: element)
    content.image = resources.image(shownBy: element)
    content.backgroundImage = resources.image(element.text(.backgroundImage))
    content.titleColor = resources.color("titleColor", of: element)
    content.titleShadowColor = resources.color("titleShadowColor", of: element)
    return (state, content)
  }

  private func buttonConfiguration(_ element: IBElement) -> SharedConfiguration {
    var configuration = UIButton.Configuration(style: element.text(.style) ?? "plain")
    configuration.title =
      resources.text(.title, "title", of: element) ?? attributedTitle(of: element)?.string
    configuration.image = resources.image(shownBy: element)
    configuration.imagePadding = element.number(.imagePadding) ?? 0
    if let insets = element.child(key: "contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number(.top) ?? 0,
        leading: insets.number(.leading) ?? 0,
        bottom: insets.number(.bottom) ?? 0,
        trailing: insets.number(.trailing) ?? 0
      )
    }
    return SharedConfiguration(configuration)
  }

  private func attributedTitle(of configuration: IBElement) -> NSAttributedString? {
    resources.attributedText("attributedTitle", of: configuration)
  }

  func addImageViewSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(resources.image(shownBy: element)) { (view: UIImageView, value) in
      view.image = value
    }
    settings.set(resources.image(element.text(.highlightedImage))) { (view: UIImageView, value) in
      view.highlightedImage = value
    }
    settings.set(boolean: .highlighted) { (view: UIImageView, value) in
      view.isHighlighted = value
    }
  }

  func addTextFieldSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(resources.text(.text, "text", of: element)) { (field: UITextField, value) in
      field.text = value
    }
    settings.set(resources.text(.placeholder, "placeholder", of: element)) {
      (field: UITextField, value) in field.placeholder = value
    }
    settings.set(resources.font(element.child(key: "fontDescription"))) {
      (field: UITextField, value) in field.font = value
    }
    settings.set(resources.color("textColor", of: element)) { (field: UITextField, value) in
      field.textColor = value
    }
    settings.set(textAlignment(element)) { (field: UITextField, value) in
      field.textAlignment = value
    }
    settings.set(element.keyword(.borderStyle, IBBorderStyle.self)) {
      (field: UITextField, value) in
      field.borderStyle = UITextField.BorderStyle(rawValue: Int(value.rawValue)) ?? .none
    }
    settings.set(element.keyword(.clearButtonMode, IBTextFieldViewMode.self)) {
      (field: UITextField, value) in
      field.clearButtonMode = UITextField.ViewMode(rawValue: Int(value.rawValue)) ?? .never
    }
    settings.set(points: .minimumFontSize) { (field: UITextField, value) in
      field.minimumFontSize = value
    }
    settings.set(boolean: .clearsOnBeginEditing) { (field: UITextField, value) in
      field.clearsOnBeginEditing = value
    }
    settings.set(boolean: .adjustsFontSizeToFit) { (field: UITextField, value) in
      field.adjustsFontSizeToFitWidth = value
    }
    settings.set(inputTraits(element)) { (field: UITextField, value) in field.inputTraits = value }
  }

  /// What a document says of the keyboard that a text is typed with; nil where it says nothing.
  private func inputTraits(_ element: IBElement) -> TextInputTraits? {
    guard let child = element.child(key: "textInputTraits") else { return nil }
    var traits = TextInputTraits()
    traits.keyboardType = child.text(.keyboardType)
    traits.returnKeyType = child.text(.returnKeyType)
    traits.autocapitalizationType = child.text(.autocapitalizationType)
    traits.autocorrectionType = child.text(.autocorrectionType)
    traits.textContentType = child.text(.textContentType)
    traits.isSecureTextEntry = child.boolean(.secureTextEntry) ?? false
    traits.enablesReturnKeyAutomatically = child.boolean(.enablesReturnKeyAutomatically) ?? false
    return traits
  }

  func addTextViewSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(resources.text(.text, "text", of: element)) { (view: UITextView, value) in
      view.text = value
    }
    // First, as a new font goes to all of an attributed text.
    settings.set(resources.font(element.child(key: "fontDescription"))) {
      (view: UITextView, value) in view.font = value
    }
    settings.set(resources.attributedText("attributedText", of: element)) {
      (view: UITextView, value) in view.attributedText = value
    }
    settings.set(resources.color("textColor", of: element)) { (view: UITextView, value) in
      view.textColor = value
    }
    settings.set(textAlignment(element)) { (view: UITextView, value) in
      view.textAlignment = value
    }
    settings.set(boolean: .editable) { (view: UITextView, value) in view.isEditable = value }
    settings.set(boolean: .selectable) { (view: UITextView, value) in view.isSelectable = value }
    settings.set(inputTraits(element)) { (view: UITextView, value) in view.inputTraits = value }
  }
}
