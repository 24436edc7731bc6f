import Foundation
import InterfaceBuilder

/// How controls look and answer touches, apart from what they hold.
extension NibCompiler {
  func addStepperSettings(_ object: IBObject, _ settings: inout NibSettings) {
    settings.set(boolean: .continuous) { (stepper: UIStepper, value) in
      stepper.isContinuous = value
    }
    settings.set(boolean: .autorepeat) { (stepper: UIStepper, value) in
      stepper.autorepeat = value
    }
    settings.set(boolean: .wraps) { (stepper: UIStepper, value) in stepper.wraps = value }
  }

  func addSliderSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(resources.image(element.text(.minimumValueImage))) { (slider: UISlider, value) in
      slider.minimumValueImage = value
    }
    settings.set(resources.image(element.text(.maximumValueImage))) { (slider: UISlider, value) in
      slider.maximumValueImage = value
    }
    settings.set(resources.color("minimumTrackTintColor", of: element)) {
      (slider: UISlider, value) in slider.minimumTrackTintColor = value
    }
    settings.set(resources.color("maximumTrackTintColor", of: element)) {
      (slider: UISlider, value) in slider.maximumTrackTintColor = value
    }
    settings.set(resources.color("thumbTintColor", of: element)) { (slider: UISlider, value) in
      slider.thumbTintColor = value
    }
  }

  func addSwitchSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(resources.color("onTintColor", of: element)) { (control: UISwitch, value) in
      control.onTintColor = value
    }
    settings.set(resources.color("thumbTintColor", of: element)) { (control: UISwitch, value) in
      control.thumbTintColor = value
    }
  }

  func addPageSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(resources.color("pageIndicatorTintColor", of: element)) {
      (control: UIPageControl, value) in control.pageIndicatorTintColor = value
    }
    settings.set(resources.color("currentPageIndicatorTintColor", of: element)) {
      (control: UIPageControl, value) in control.currentPageIndicatorTintColor = value
    }
  }

  func addProgressSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(element.text(.progressViewStyle)) { (view: UIProgressView, value) in
      view.progressViewStyle = value == "bar" ? .bar : .default
    }
    settings.set(resources.color("progressTintColor", of: element)) {
      (view: UIProgressView, value) in view.progressTintColor = value
    }
    settings.set(resources.color("trackTintColor", of: element)) { (view: UIProgressView, value) in
      view.trackTintColor = value
    }
    settings.set(resources.image(element.text(.progressImage))) { (view: UIProgressView, value) in
      view.progressImage = value
    }
    settings.set(resources.image(element.text(.trackImage))) { (view: UIProgressView, value) in
      view.trackImage = value
    }
  }

  func addDatePickerSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(element.keyword(.datePickerMode, IBDatePickerMode.self)) {
      (picker: UIDatePicker, value) in
      picker.datePickerMode = UIDatePicker.Mode(rawValue: Int(value.rawValue)) ?? .dateAndTime
    }
    settings.set(integer: .minuteInterval) { (picker: UIDatePicker, value) in
      picker.minuteInterval = value
    }
    settings.set(element.number(.countDownDuration)) { (picker: UIDatePicker, value) in
      picker.countDownDuration = value
    }
    settings.set(Self.date("date", of: element)) { (picker: UIDatePicker, value) in
      picker.date = value
    }
    settings.set(Self.date("minimumDate", of: element)) { (picker: UIDatePicker, value) in
      picker.minimumDate = value
    }
    settings.set(Self.date("maximumDate", of: element)) { (picker: UIDatePicker, value) in
      picker.maximumDate = value
    }
    settings.set(text: .style) { (picker: UIDatePicker, value) in
      picker.preferredDatePickerStyle = Self.datePickerStyle(value)
    }
  }

  private static func date(_ key: String, of element: IBElement) -> Date? {
    element.child(.date, key: key)?.number(.timeIntervalSinceReferenceDate)
      .map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  private static func datePickerStyle(_ name: String) -> UIDatePickerStyle {
    switch name {
    case "wheels": .wheels
    case "compact": .compact
    case "inline": .inline
    default: .automatic
    }
  }

  // MARK: Bars

  func addSearchBarSettings(_ object: IBObject, _ settings: inout NibSettings) {
    settings.set(text: .prompt) { (bar: UISearchBar, value) in bar.prompt = value }
    settings.set(text: .searchBarStyle) { (bar: UISearchBar, value) in bar.searchBarStyle = value }
    settings.set(boolean: .showsCancelButton) { (bar: UISearchBar, value) in
      bar.showsCancelButton = value
    }
    settings.set(boolean: .showsBookmarkButton) { (bar: UISearchBar, value) in
      bar.showsBookmarkButton = value
    }
    settings.set(boolean: .showsSearchResultsButton) { (bar: UISearchBar, value) in
      bar.showsSearchResultsButton = value
    }
    settings.set(boolean: .showsScopeBar) { (bar: UISearchBar, value) in
      bar.showsScopeBar = value
    }
    let titles = object.searchBar?.scopeButtonTitles ?? []
    settings.set(titles.isEmpty ? nil : titles) { (bar: UISearchBar, value) in
      bar.scopeButtonTitles = value
    }
    addLook(&settings) { (bar: UISearchBar, look) in
      (bar.barStyle, bar.isTranslucent) = (look.style, look.isTranslucent)
      bar.barTintColor = look.tint
    }
  }

  func addNavigationBarSettings(_ object: IBObject, _ settings: inout NibSettings) {
    settings.set(boolean: .largeTitles) { (bar: UINavigationBar, value) in
      bar.prefersLargeTitles = value
    }
    addLook(&settings) { (bar: UINavigationBar, look) in
      (bar.barStyle, bar.isTranslucent) = (look.style, look.isTranslucent)
      bar.barTintColor = look.tint
    }
  }

  func addToolbarSettings(_ object: IBObject, _ settings: inout NibSettings) {
    addLook(&settings) { (bar: UIToolbar, look) in
      (bar.barStyle, bar.isTranslucent) = (look.style, look.isTranslucent)
      bar.barTintColor = look.tint
    }
  }

  func addTabBarSettings(_ object: IBObject, _ settings: inout NibSettings) {
    addLook(&settings) { (bar: UITabBar, look) in
      (bar.barStyle, bar.isTranslucent) = (look.style, look.isTranslucent)
      bar.barTintColor = look.tint
    }
  }

  /// How a bar looks.
  private struct BarLook {
    let style: UIBarStyle
    let isTranslucent: Bool
    let tint: UIColor?
  }

  private func addLook<Bar: UIView>(
    _ settings: inout NibSettings,
    _ body: @escaping (Bar, BarLook) -> Void
  ) {
    let element = settings.element
    let style = element.text(.barStyle)
    let translucent = element.boolean(.translucent)
    let tint = resources.color("barTintColor", of: element)
    guard style != nil || translucent != nil || tint != nil else { return }
    let look = BarLook(
      style: Self.barStyle(style),
      isTranslucent: translucent ?? true,
      tint: tint
    )
    settings.set(look, body)
  }

  private static func barStyle(_ name: String?) -> UIBarStyle {
    switch name {
    case "black", "blackOpaque": .black
    case "blackTranslucent": .blackTranslucent
    default: .default
    }
  }

  // MARK: Controllers

  /// How a controller is presented, and which bars it begins with.
  func addPresentation(_ settings: inout NibSettings) {
    typealias Controller = UIViewController
    let element = settings.element
    settings.set(element.text(.modalPresentationStyle).flatMap(Self.presentationStyle)) {
      (c: Controller, value) in c.modalPresentationStyle = value
    }
    settings.set(element.text(.modalTransitionStyle).flatMap(Self.transitionStyle)) {
      (c: Controller, value) in c.modalTransitionStyle = value
    }
    settings.set(boolean: .definesPresentationContext) { (c: Controller, value) in
      c.definesPresentationContext = value
    }
    settings.set(boolean: .providesPresentationContextTransitionStyle) { (c: Controller, value) in
      c.providesPresentationContextTransitionStyle = value
    }
    settings.set(size: "preferredContentSize") { (c: Controller, value) in
      c.preferredContentSize = value
    }
    settings.set(boolean: .navigationBarHidden) { (c: Controller, value) in
      (c as? UINavigationController)?.isNavigationBarHidden = value
    }
    settings.set(boolean: .toolbarHidden) { (c: Controller, value) in
      (c as? UINavigationController)?.isToolbarHidden = value
    }
    let isNamedAlike = element.boolean(.useStoryboardIdentifierAsRestorationIdentifier) == true
    let identifier = element.text(isNamedAlike ? .storyboardIdentifier : .restorationIdentifier)
    settings.set(identifier) { (c: Controller, value) in c.restorationIdentifier = value }
  }

  private static func presentationStyle(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "custom": .custom
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "automatic": .automatic
    default: nil
    }
  }

  private static func transitionStyle(_ name: String) -> UIModalTransitionStyle? {
    switch name {
    case "coverVertical": .coverVertical
    case "flipHorizontal": .flipHorizontal
    case "crossDissolve": .crossDissolve
    case "partialCurl": .partialCurl
    default: nil
    }
  }
}
