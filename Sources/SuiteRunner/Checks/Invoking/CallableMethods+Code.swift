import Foundation
import HeadlessUIKit

/// Questions to the user, wheels, blocks that wait, and what code asks responders.
extension CallableMethods {
  static let code: [Method] =
    alerts + wheels + blocks + changesThatTakeTime + responders + items + texts

  private static let alerts: [Method] = [
    // The answer is an object; what it runs is recorded as `chosen(TITLE)`.
    Method("addAction(_:style:)") { (alert: UIAlertController, values) throws(StepError) -> Any? in
      let action = UIAlertAction(title: values.text(0), style: try values.answerStyle(1)) {
        CallLog.note("chosen(\($0.title ?? "nothing"))", of: "UIAlertAction")
      }
      alert.addAction(action)
      return action
    },
    // The text is the placeholder that the handler gives the field; without one there is no handler.
    Method("addTextField(configurationHandler:)") { (alert: UIAlertController, values) in
      alert.addTextField(
        configurationHandler: values.text(0).map { hint in { $0.placeholder = hint } }
      )
    },
    Method("setPreferredAction(_:)") { (alert: UIAlertController, values) throws(StepError) in
      alert.preferredAction = try values.optional(0, UIAlertAction.self)
    },
    // What a finger does.
    Method("choose(_:)") { (alert: UIAlertController, values) throws(StepError) in
      alert.choose(try values.object(0, UIAlertAction.self))
    },
  ]

  private static let wheels: [Method] = [
    Method("setDataSource(_:)") { (picker: UIPickerView, values) throws(StepError) in
      picker.dataSource = try values.wheels(0)
    },
    Method("numberOfRows(inComponent:)") { (picker: UIPickerView, values) throws(StepError) in
      picker.numberOfRows(inComponent: try values.integer(0))
    },
    Method("selectRow(_:inComponent:animated:)") {
      (picker: UIPickerView, values) throws(StepError) in
      picker.selectRow(
        try values.integer(0),
        inComponent: try values.integer(1),
        animated: try values.flag(2)
      )
    },
    Method("selectedRow(inComponent:)") { (picker: UIPickerView, values) throws(StepError) in
      picker.selectedRow(inComponent: try values.integer(0))
    },
  ]

  private static let blocks: [Method] = [
    // Of the main loop: the block is recorded as `ran(NAME)`, so that `<during>` does steps inside of it.
    Method("schedule(_:after:repeating:)") { (_: UIView, values) throws(StepError) -> Any? in
      let interval: Double? = values.text(2) == nil ? nil : try values.number(2)
      let delay = try values.number(1)
      return WaitingBlock(
        MainLoop.shared.schedule(after: delay, repeating: interval, values.block(0))
      )
    },
    Method("perform(_:afterDelay:)") { (_: UIView, values) throws(StepError) in
      MainLoop.shared.perform(after: try values.number(1), values.block(0))
    },
    Method("cancel()") { (block: WaitingBlock, _) in MainLoop.shared.cancel(block.token) },
  ]

  private static let changesThatTakeTime: [Method] = [
    // The changes are recorded as `animations(NAME)` of `Batch`, the end as `completion(NAME)`.
    Method("animate(_:withDuration:delay:)") { (_: UIView, values) throws(StepError) in
      UIView.animate(
        withDuration: try values.number(1),
        delay: try values.number(2),
        animations: values.changes(0),
        completion: values.end(0)
      )
    },
    Method("animate(_:withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)") {
      (_: UIView, values) throws(StepError) in
      UIView.animate(
        withDuration: try values.number(1),
        delay: try values.number(2),
        usingSpringWithDamping: CGFloat(try values.number(3)),
        initialSpringVelocity: CGFloat(try values.number(4)),
        animations: values.changes(0),
        completion: values.end(0)
      )
    },
    Method("transition(_:duration:)") { (view: UIView, values) throws(StepError) in
      UIView.transition(
        with: view,
        duration: try values.number(1),
        animations: values.changes(0),
        completion: values.end(0)
      )
    },
    Method("performWithoutAnimation(_:)") { (_: UIView, values) in
      UIView.performWithoutAnimation(values.changes(0))
    },
    Method("animateKeyframes(_:withDuration:delay:)") { (_: UIView, values) throws(StepError) in
      UIView.animateKeyframes(
        withDuration: try values.number(1),
        delay: try values.number(2),
        animations: values.changes(0),
        completion: values.end(0)
      )
    },
    Method("transition(from:to:duration:completion:)") { (_: UIView, values) throws(StepError) in
      UIView.transition(
        from: try values.object(0, UIView.self),
        to: try values.object(1, UIView.self),
        duration: try values.number(2),
        completion: values.end(3)
      )
    },
    Method("transition(from:to:duration:completion:)") {
      (parent: UIViewController, values) throws(StepError) in
      parent.transition(
        from: try values.object(0, UIViewController.self),
        to: try values.object(1, UIViewController.self),
        duration: try values.number(2),
        animations: nil,
        completion: values.end(3)
      )
    },
  ]

  private static let responders: [Method] = [
    Method("endEditing(_:)") { (view: UIView, values) throws(StepError) in
      view.endEditing(try values.flag(0))
    },
    Method("canPerformAction(_:withSender:)") { (object: UIResponder, values) throws(StepError) in
      object.canPerformAction(
        Selector(values.text(0) ?? ""),
        withSender: try values.object(1)
      )
    },
    // Of the application.
    Method("sendAction(_:to:from:)") { (_: UIView, values) throws(StepError) in
      UIApplication.shared.sendAction(
        Selector(values.text(0) ?? ""),
        to: try values.object(1),
        from: try values.object(2),
        for: nil
      )
    },
    Method("target(forAction:withSender:)") { (object: UIResponder, values) throws(StepError) in
      object.target(
        forAction: Selector(values.text(0) ?? ""),
        withSender: try values.object(1)
      )
    },
  ]

  private static let items: [Method] = [
    Method("setTarget(_:action:)") { (item: UIBarButtonItem, values) throws(StepError) -> Any? in
      item.target = try values.object(0)
      item.action = values.text(1).map(Selector.init(_:))
      return nil
    },
    Method("setCustomView(_:)") { (item: UIBarButtonItem, values) throws(StepError) in
      item.customView = try values.optional(0, UIView.self)
    },
    // What a finger does; an item without a target sends along the chain that begins at a responder.
    Method("tap(from:)") { (item: UIBarButtonItem, values) throws(StepError) in
      item.tap(from: try values.optional(0, UIResponder.self))
    },
    Method("setTintColor(_:)") { (view: UIView, values) throws(StepError) in
      view.tintColor = try values.color(0)
    },
    // Of the class NSLayoutConstraint.
    Method("activate(_:)") { (_: UIView, values) throws(StepError) in
      NSLayoutConstraint.activate(try values.objects(0, NSLayoutConstraint.self))
    },
    Method("deactivate(_:)") { (_: UIView, values) throws(StepError) in
      NSLayoutConstraint.deactivate(try values.objects(0, NSLayoutConstraint.self))
    },
    Method("startAnimating()") { (view: UIImageView, _) in view.startAnimating() },
    Method("stopAnimating()") { (view: UIImageView, _) in view.stopAnimating() },
    Method("swipeToDelete(at:)") { (table: UITableView, values) throws(StepError) in
      table.swipeToDelete(at: try values.path(0))
    },
  ]

  private static let texts: [Method] = [
    Method("setText(_:)") { (label: UILabel, values) in label.text = values.text(0) },
    Method("setText(_:)") { (field: UITextField, values) in field.text = values.text(0) },
    Method("setText(_:)") { (view: UITextView, values) in view.text = values.text(0) },
    Method("setSelectedTextRange(_:)") { (field: UITextField, values) throws(StepError) in
      field.selectedTextRange = try values.optional(0, UITextRange.self)
    },
    Method("setSelectedTextRange(_:)") { (view: UITextView, values) throws(StepError) in
      view.selectedTextRange = try values.optional(0, UITextRange.self)
    },
    Method("setAttributedText(_:)") { (label: UILabel, values) in
      label.attributedText = values.styledText(0)
    },
    // Lines that are further apart by points, and higher by a factor.
    Method("setAttributedText(_:lineSpacing:lineHeightMultiple:)") {
      (label: UILabel, values) throws(StepError) in
      label.attributedText = values.styledText(0, in: try values.paragraphStyle(1, 2))
    },
    Method("setAttributedText(_:)") { (field: UITextField, values) in
      field.attributedText = values.styledText(0)
    },
    Method("setAttributedText(_:)") { (view: UITextView, values) in
      view.attributedText = values.styledText(0)
    },
  ]
}

extension MethodValues {
  /// What records `ran(NAME)` of `MainLoop`.
  func block(_ place: Int) -> @MainActor () -> Void {
    let name = text(place) ?? ""
    return { CallLog.note("ran(\(name))", of: "MainLoop") }
  }

  /// What records `animations(NAME)` of `Batch`.
  func changes(_ place: Int) -> () -> Void {
    let name = text(place) ?? ""
    return { CallLog.note("animations(\(name))", of: "Batch") }
  }

  /// What records `completion(NAME)` of `Batch`, and `completion(NAME NO)` of what did not come to its end.
  func end(_ place: Int) -> (Bool) -> Void {
    guard let name = text(place) else { return { _ in } }
    return { CallLog.note("completion(\($0 ? name : name + " NO"))", of: "Batch") }
  }

  /// A text in the system's font of 30 points; nil for `nothing`.
  func styledText(_ place: Int, in style: NSParagraphStyle? = nil) -> NSAttributedString? {
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
    if let style { attributes[.paragraphStyle] = style }
    return text(place).map { NSAttributedString(string: $0, attributes: attributes) }
  }

  /// The style of a paragraph, from the space between its lines and the factor of their height.
  func paragraphStyle(_ spacing: Int, _ multiple: Int) throws(StepError) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = CGFloat(try number(spacing))
    style.lineHeightMultiple = CGFloat(try number(multiple))
    return style
  }

  /// The style of an answer of an alert.
  func answerStyle(_ place: Int) throws(StepError) -> UIAlertAction.Style {
    let styles: [String: UIAlertAction.Style] = [
      "default": .default, "cancel": .cancel, "destructive": .destructive,
    ]
    return try value(place, "default, cancel or destructive") { styles[$0] }
  }

  /// The wheels of a picker, which the case keeps; nil for `nothing`.
  func wheels(_ place: Int) throws(StepError) -> WheelData? {
    guard text(place) != nil else { return nil }
    return kept(try value(place, "wheels or nothing") { $0 == "wheels" ? WheelData() : nil })
  }
}
