import HeadlessUIKit
import Testing

/// Members of views, cells and controllers that UIKit declares as open.
@MainActor
struct OverridableViewTests {
  private final class View: UIView {
    let guide = UILayoutGuide()
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      CGPoint(x: 1, y: 2)
    }
    override func isDescendant(of view: UIView) -> Bool { true }
    override func viewWithTag(_ tag: Int) -> UIView? { self }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      .required
    }
    override func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority,
      for axis: NSLayoutConstraint.Axis
    ) { super.setContentCompressionResistancePriority(.defaultLow, for: axis) }
    override var safeAreaLayoutGuide: UILayoutGuide { guide }
    override var layoutMarginsGuide: UILayoutGuide { guide }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
      get { super.translatesAutoresizingMaskIntoConstraints }
      set { super.translatesAutoresizingMaskIntoConstraints = false }
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {}
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    override var gestureRecognizers: [UIGestureRecognizer]? {
      get { super.gestureRecognizers }
      set { super.gestureRecognizers = nil }
    }
  }

  @Test("A view asks a subclass for coordinates, relatives, constraints and recognisers")
  func views() {
    let own = View(frame: .zero)
    let view: UIView = own
    #expect(view.convert(.zero, to: nil) == CGPoint(x: 1, y: 2))
    #expect(view.isDescendant(of: UIView()) && view.viewWithTag(9) === own)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
    #expect(view.safeAreaLayoutGuide === own.guide && view.layoutMarginsGuide === own.guide)
    view.translatesAutoresizingMaskIntoConstraints = true
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    view.addConstraint(view.widthAnchor.constraint(equalToConstant: 1))
    #expect(view.constraints.isEmpty)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
  }

  private final class Cell: UITableViewCell {
    override var separatorInset: UIEdgeInsets {
      get { UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0) }
      set {}
    }
    override var backgroundView: UIView? {
      get { super.backgroundView }
      set { super.backgroundView = newValue ?? UIView() }
    }
    override var accessoryView: UIView? {
      get { nil }
      set {}
    }
  }

  @Test("A cell asks a subclass for its parts")
  func cells() {
    let cell: UITableViewCell = Cell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = nil
    cell.accessoryView = UIView()
    #expect(cell.separatorInset.left == 3 && cell.backgroundView != nil)
    #expect(cell.accessoryView == nil)
  }

  private final class Controller: UIViewController {
    let bar = UINavigationItem(title: "Own")
    var added = 0
    override var navigationItem: UINavigationItem {
      get { bar }
      set {}
    }
    override var nibName: String? { "Another" }
    override var storyboard: UIStoryboard? { nil }
    override var isBeingDismissed: Bool { true }
    override var presentedViewController: UIViewController? { self }
    override func addChild(_ childController: UIViewController) {
      added += 1
      super.addChild(childController)
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    override func setNeedsStatusBarAppearanceUpdate() { added += 10 }
  }

  @Test("A controller asks a subclass for bars, children and presentation")
  func controllers() {
    let own = Controller()
    let controller: UIViewController = own
    #expect(controller.navigationItem.title == "Own" && controller.nibName == "Another")
    #expect(controller.isBeingDismissed && controller.presentedViewController === own)
    let child = UIViewController()
    controller.addChild(child)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(own.added == 11 && controller.children == [child] && child.parent === own)
  }

  private final class Page: WKWebView {
    var loads: [String] = []
    override func stopLoading() { loads.append("stop") }
    override func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
      loads.append(string)
      return nil
    }
  }

  @Test("A web view asks a subclass")
  func webViews() {
    let own = Page(frame: .zero)
    let page: WKWebView = own
    _ = page.loadHTMLString("<p>", baseURL: nil)
    page.stopLoading()
    #expect(own.loads == ["<p>", "stop"])
  }
}

/// Initialisers that UIKit declares as designated, so that subclasses override them.
@MainActor
struct OverridableInitialiserTests {
  private final class Writing: UITextView {
    var made = false
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      made = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Stack: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "made"
    }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Bar: UINavigationBar {}

  private final class Page: WKWebView {
    override init(frame: CGRect, configuration: WKWebViewConfiguration) {
      super.init(frame: frame, configuration: configuration)
      tag = 7
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Wheel: UIActivityIndicatorView {
    override init(style: Style) {
      super.init(style: style)
      tag = 7
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Window: UIWindow {
    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      tag = 7
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("A text view is made by the initialiser with a container, also from a frame")
  func textViews() {
    #expect(Writing(frame: .zero).made && Writing().made)
    #expect(
      Writing(frame: CGRect(x: 0, y: 0, width: 9, height: 8), textContainer: nil).bounds.width == 9
    )
  }

  @Test("A navigation controller is made with a root, or with bars of own classes")
  func navigationControllers() {
    let root = UIViewController()
    let stack = Stack(rootViewController: root)
    #expect(stack.title == "made" && stack.viewControllers == [root])
    #expect(Stack(navigationBarClass: Bar.self, toolbarClass: nil).navigationBar is Bar)
    #expect(
      !(UINavigationController(navigationBarClass: nil, toolbarClass: nil).navigationBar is Bar)
    )
  }

  @Test("Web views, wheels and windows are made by a subclass's initialiser")
  func others() {
    let configuration = WKWebViewConfiguration()
    let page = Page(frame: .zero, configuration: configuration)
    #expect(page.tag == 7 && page.configuration === configuration && Page(frame: .zero).tag == 7)
    #expect(Wheel(style: .large).tag == 7)
    #expect(Window(windowScene: UIWindowScene()).tag == 7)
  }
}

/// Rectangles of controls, which subclasses move.
@MainActor
struct OverridableRectangleTests {
  private final class Below: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      let rect = super.titleRect(forContentRect: contentRect)
      return CGRect(x: 0, y: 30, width: rect.width, height: rect.height)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 1, y: 2, width: 3, height: 4)
    }
  }

  private final class Thick: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
      super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -3)
    }
  }

  @Test("A button places title and image where its subclass says")
  func buttons() {
    let button: UIButton = Below(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(), for: .normal)
    let (label, image) = (button.titleLabel, button.imageView)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(label?.frame.minY == 30)
    #expect(image?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A slider's thumb moves along its track")
  func sliders() {
    let slider: UISlider = Thick(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 10.5, width: 100, height: 10))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb.maxX == 102)
    let low = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: -4)
    #expect(low.minX == 2)
  }
}
