import Foundation

/// What a view controller may have.
public struct IBViewControllerAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [
    .viewController, .tableViewController, .collectionViewController, .navigationController,
    .tabBarController, .splitViewController, .pageViewController, .glkViewController,
    .avPlayerViewController, .hostingController,
  ]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The name that programs instantiate it by.
  public var storyboardIdentifier: String? { element.text(.storyboardIdentifier) }
  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// Its part in its scene.
  public var sceneMemberID: String? { element.text(.sceneMemberID) }
  /// Whether its state is restored by the storyboard's name.
  public var useStoryboardIdentifierAsRestorationIdentifier: Bool? {
    element.boolean(.useStoryboardIdentifierAsRestorationIdentifier)
  }
  /// The name that its state is restored by.
  public var restorationIdentifier: String? { element.text(.restorationIdentifier) }
  /// Whether scroll views are inset below bars.
  public var automaticallyAdjustsScrollViewInsets: Bool? {
    element.boolean(.automaticallyAdjustsScrollViewInsets)
  }
  /// Whether pushing it hides the bar below.
  public var hidesBottomBarWhenPushed: Bool? { element.boolean(.hidesBottomBarWhenPushed) }
  /// Whether it lies below opaque bars too.
  public var extendedLayoutIncludesOpaqueBars: Bool? {
    element.boolean(.extendedLayoutIncludesOpaqueBars)
  }
  /// Whether what is presented covers it alone.
  public var definesPresentationContext: Bool? { element.boolean(.definesPresentationContext) }
  /// Whether what is presented uses its transition.
  public var providesPresentationContextTransitionStyle: Bool? {
    element.boolean(.providesPresentationContextTransitionStyle)
  }
  /// Whether the view fills its window.
  public var autoresizesArchivedViewToFullSize: Bool? {
    element.boolean(.autoresizesArchivedViewToFullSize)
  }
  /// Whether a list forgets its selection.
  public var clearsSelectionOnViewWillAppear: Bool? {
    element.boolean(.clearsSelectionOnViewWillAppear)
  }
  /// How it is presented.
  public var modalPresentationStyle: String? { element.text(.modalPresentationStyle) }
  /// How it appears.
  public var modalTransitionStyle: String? { element.text(.modalTransitionStyle) }
  /// Whether a navigation controller hides its bar.
  public var navigationBarHidden: Bool? { element.boolean(.navigationBarHidden) }
  /// Whether a navigation controller hides its toolbar.
  public var toolbarHidden: Bool? { element.boolean(.toolbarHidden) }
  /// The size that it asks for, in points.
  public var preferredContentSize: CGSize? { element.size(key: "preferredContentSize") }
  /// The size that it was drawn with, in points.
  public var freeformSize: CGSize? { element.size(key: "freeformSize") }
}

extension IBObject {
  /// What it has as a view controller; nil when it is none.
  public var viewController: IBViewControllerAttributes? {
    family(IBViewControllerAttributes.elements).map { .init($0) }
  }
}
