import Testing

@testable import HeadlessUIKit

/// Views of other frameworks in nibs, and what code stores in views without a keyboard.
@MainActor
@Suite("Views of other frameworks", .serialized)
struct FrameworkViewTests {
  @Test("Web views and maps of a nib are instances of their classes")
  func classes() throws {
    try withNibs { _ in
      let nib = NibFixtures.nib(
        "<wkWebView id=\"a\">\(NibFixtures.rect)</wkWebView>"
          + "<webView id=\"b\">\(NibFixtures.rect)</webView>"
          + "<mapView id=\"c\">\(NibFixtures.rect)</mapView>"
      )
      let objects = try nib.instantiateObjects()
      #expect(objects[0] is WKWebView && objects[1] is UIWebView && objects[2] is MKMapView)
    }
  }

  @Test(
    "A view of another kind in the place of a container's bar is what it is",
    arguments: ["navigationBar", "toolbar", "tabBar"]
  )
  func foreignBar(key: String) throws {
    try withNibs { _ in
      let owner = key == "tabBar" ? "tabBarController" : "navigationController"
      let nib = NibFixtures.nib(
        "<\(owner) id=\"a\"><label key=\"\(key)\" text=\"bar\" id=\"b\">\(NibFixtures.rect)</label></\(owner)>"
      )
      let controller = try #require(try nib.instantiateObjects().first as? UIViewController)
      let own = (controller as? UINavigationController)?.navigationBar
      #expect(own.map { type(of: $0) == UINavigationBar.self } != false)
    }
  }

  @Test("Text fields and text views keep the views around the keyboard")
  func inputViews() {
    let (field, view, picker) = (UITextField(frame: .zero), UITextView(frame: .zero), UIView())
    field.inputView = picker
    view.inputAccessoryView = picker
    #expect(field.inputView === picker && field.inputAccessoryView == nil)
    #expect(view.inputAccessoryView === picker && view.inputView == nil)
  }

  @Test("A page view controller shows the page that it is given")
  func pages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    let page = UIViewController()
    var isDone = false
    pages.setViewControllers([page], direction: .forward, animated: true) { isDone = $0 }
    #expect(pages.viewControllers == [page] && page.parent === pages && isDone)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }

  @Test("Levels of windows are counted from named ones")
  func levels() {
    let window = UIWindow(frame: .zero)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001 && UIWindow.Level(3) - 1 == UIWindow.Level(2))
  }
}
