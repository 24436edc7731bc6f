import Foundation
import HeadlessUIKit

/// Where the parts of controls and texts lie, what each state of a button shows, and what bars and recognisers are told.
extension CallableMethods {
  static let parts: [Method] =
    buttonStates + buttonParts + segmentImages + sliderParts + fieldParts + typing + bars
    + furtherRecognisers + colours

  private static let buttonStates: [Method] = [
    Method("setAttributedTitle(_:for:)") { (button: UIButton, values) throws(StepError) in
      button.setAttributedTitle(
        values.text(0).map { NSAttributedString(string: $0) },
        for: try values.state(1)
      )
    },
    Method("attributedTitle(for:)") { (button: UIButton, values) throws(StepError) in
      button.attributedTitle(for: try values.state(0))
    },
    Method("setTitleColor(_:for:)") { (button: UIButton, values) throws(StepError) in
      button.setTitleColor(try values.color(0), for: try values.state(1))
    },
    Method("titleColor(for:)") { (button: UIButton, values) throws(StepError) in
      button.titleColor(for: try values.state(0))
    },
    Method("setTitleShadowColor(_:for:)") { (button: UIButton, values) throws(StepError) in
      button.setTitleShadowColor(try values.color(0), for: try values.state(1))
    },
    Method("titleShadowColor(for:)") { (button: UIButton, values) throws(StepError) in
      button.titleShadowColor(for: try values.state(0))
    },
    Method("setBackgroundImage(_:for:)") { (button: UIButton, values) throws(StepError) in
      button.setBackgroundImage(try values.image(0), for: try values.state(1))
    },
    Method("backgroundImage(for:)") { (button: UIButton, values) throws(StepError) in
      button.backgroundImage(for: try values.state(0))?.size
    },
  ]

  private static let buttonParts: [Method] = [
    Method("contentRect(forBounds:)") { (button: UIButton, values) throws(StepError) in
      button.contentRect(forBounds: try values.rect(0))
    },
    Method("titleRect(forContentRect:)") { (button: UIButton, values) throws(StepError) in
      button.titleRect(forContentRect: try values.rect(0))
    },
    Method("imageRect(forContentRect:)") { (button: UIButton, values) throws(StepError) in
      button.imageRect(forContentRect: try values.rect(0))
    },
    Method("backgroundRect(forBounds:)") { (button: UIButton, values) throws(StepError) in
      button.backgroundRect(forBounds: try values.rect(0))
    },
  ]

  private static let segmentImages: [Method] = [
    Method("insertSegment(with:at:animated:)") {
      (control: UISegmentedControl, values) throws(StepError) in
      control.insertSegment(
        with: try values.image(0),
        at: try values.integer(1),
        animated: try values.flag(2)
      )
    },
    Method("setImage(_:forSegmentAt:)") {
      (control: UISegmentedControl, values) throws(StepError) in
      control.setImage(try values.image(0), forSegmentAt: try values.integer(1))
    },
    Method("imageForSegment(at:)") { (control: UISegmentedControl, values) throws(StepError) in
      control.imageForSegment(at: try values.integer(0))?.size
    },
  ]

  private static let sliderParts: [Method] = [
    Method("trackRect(forBounds:)") { (slider: UISlider, values) throws(StepError) in
      slider.trackRect(forBounds: try values.rect(0))
    },
    Method("thumbRect(forBounds:trackRect:value:)") {
      (slider: UISlider, values) throws(StepError) in
      slider.thumbRect(
        forBounds: try values.rect(0),
        trackRect: try values.rect(1),
        value: Float(try values.number(2))
      )
    },
  ]

  private static let fieldParts: [Method] = [
    Method("textRect(forBounds:limitedToNumberOfLines:)") {
      (label: UILabel, values) throws(StepError) in
      label.textRect(forBounds: try values.rect(0), limitedToNumberOfLines: try values.integer(1))
    },
    Method("borderRect(forBounds:)") { (field: UITextField, values) throws(StepError) in
      field.borderRect(forBounds: try values.rect(0))
    },
    Method("leftViewRect(forBounds:)") { (field: UITextField, values) throws(StepError) in
      field.leftViewRect(forBounds: try values.rect(0))
    },
    Method("rightViewRect(forBounds:)") { (field: UITextField, values) throws(StepError) in
      field.rightViewRect(forBounds: try values.rect(0))
    },
    Method("textRect(forBounds:)") { (field: UITextField, values) throws(StepError) in
      field.textRect(forBounds: try values.rect(0))
    },
    Method("editingRect(forBounds:)") { (field: UITextField, values) throws(StepError) in
      field.editingRect(forBounds: try values.rect(0))
    },
    Method("placeholderRect(forBounds:)") { (field: UITextField, values) throws(StepError) in
      field.placeholderRect(forBounds: try values.rect(0))
    },
    Method("clearButtonRect(forBounds:)") { (field: UITextField, values) throws(StepError) in
      field.clearButtonRect(forBounds: try values.rect(0))
    },
    Method("setLeftView(_:)") { (field: UITextField, values) throws(StepError) in
      field.leftView = try values.optional(0, UIView.self)
    },
    Method("setRightView(_:)") { (field: UITextField, values) throws(StepError) in
      field.rightView = try values.optional(0, UIView.self)
    },
  ]

  private static let typing: [Method] = [
    Method("insertText(_:)") { (field: UITextField, values) in
      field.insertText(values.text(0) ?? "")
    },
    Method("deleteBackward()") { (field: UITextField, _) in field.deleteBackward() },
    Method("insertText(_:)") { (view: UITextView, values) in view.insertText(values.text(0) ?? "")
    },
    Method("deleteBackward()") { (view: UITextView, _) in view.deleteBackward() },
  ]

  private static let bars: [Method] = [
    Method("pushItem(_:animated:)") { (bar: UINavigationBar, values) throws(StepError) in
      bar.pushItem(try values.object(0, UINavigationItem.self), animated: try values.flag(1))
    },
    Method("popItem(animated:)") { (bar: UINavigationBar, values) throws(StepError) in
      bar.popItem(animated: try values.flag(0))
    },
    Method("setItems(_:animated:)") { (bar: UITabBar, values) throws(StepError) in
      bar.setItems(try values.objects(0, UITabBarItem.self), animated: try values.flag(1))
    },
    Method("setItems(_:animated:)") { (bar: UIToolbar, values) throws(StepError) in
      bar.setItems(try values.objects(0, UIBarButtonItem.self), animated: try values.flag(1))
    },
    Method("setToolbarItems(_:animated:)") {
      (controller: UIViewController, values) throws(StepError) in
      controller.setToolbarItems(
        try values.objects(0, UIBarButtonItem.self),
        animated: try values.flag(1)
      )
    },
    Method("show(_:sender:)") { (controller: UIViewController, values) throws(StepError) in
      controller.show(try values.object(0, UIViewController.self), sender: try values.object(1))
    },
    Method("showDetailViewController(_:sender:)") {
      (controller: UIViewController, values) throws(StepError) in
      controller.showDetailViewController(
        try values.object(0, UIViewController.self),
        sender: try values.object(1)
      )
    },
    Method("beginAppearanceTransition(_:animated:)") {
      (controller: UIViewController, values) throws(StepError) in
      controller.beginAppearanceTransition(try values.flag(0), animated: try values.flag(1))
    },
    Method("endAppearanceTransition()") { (controller: UIViewController, _) in
      controller.endAppearanceTransition()
    },
    Method("setEditing(_:animated:)") { (controller: UIViewController, values) throws(StepError) in
      controller.setEditing(try values.flag(0), animated: try values.flag(1))
    },
    Method("makeKey()") { (window: UIWindow, _) in window.makeKey() },
  ]

  private static let furtherRecognisers: [Method] = [
    Method("addTarget(_:action:)") { (recogniser: UIGestureRecognizer, values) throws(StepError) in
      recogniser.addTarget(
        try values.object(0, NSObject.self),
        action: Selector(values.text(1) ?? "")
      )
    },
    Method("removeTarget(_:action:)") {
      (recogniser: UIGestureRecognizer, values) throws(StepError) in
      recogniser.removeTarget(try values.object(0), action: values.text(1).map(Selector.init(_:)))
    },
    // What a finger does.
    Method("trigger()") { (recogniser: UIGestureRecognizer, _) in recogniser.trigger() },
    Method("setTranslation(_:in:)") {
      (recogniser: UIPanGestureRecognizer, values) throws(StepError) in
      recogniser.setTranslation(try values.point(0), in: try values.optional(1, UIView.self))
    },
    Method("translation(in:)") { (recogniser: UIPanGestureRecognizer, values) throws(StepError) in
      recogniser.translation(in: try values.optional(0, UIView.self))
    },
  ]

  private static let colours: [Method] = [
    Method("withAlphaComponent(_:)") { (color: UIColor, values) throws(StepError) in
      color.withAlphaComponent(CGFloat(try values.number(0)))
    },
    Method("isEqual(_:)") { (color: UIColor, values) throws(StepError) in
      color.isEqual(try values.color(0))
    },
    Method("withSize(_:)") { (font: UIFont, values) throws(StepError) in
      font.withSize(CGFloat(try values.number(0)))
    },
  ]
}
