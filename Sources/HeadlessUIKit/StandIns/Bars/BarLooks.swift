import Foundation

extension UITabBar {
  /// Stored only.
  public var backgroundImage: UIImage? {
    get { stored("backgroundImage", nil) }
    set { store("backgroundImage", newValue) }
  }
  /// Stored only.
  public var shadowImage: UIImage? {
    get { stored("shadowImage", nil) }
    set { store("shadowImage", newValue) }
  }
  /// Stored only.
  public var selectionIndicatorImage: UIImage? {
    get { stored("selectionIndicatorImage", nil) }
    set { store("selectionIndicatorImage", newValue) }
  }
  /// Stored only.
  public var itemPositioning: ItemPositioning {
    get { stored("itemPositioning", .automatic) }
    set { store("itemPositioning", newValue) }
  }
  /// Stored only.
  public var itemSpacing: CGFloat {
    get { stored("itemSpacing", 0) }
    set { store("itemSpacing", newValue) }
  }
  /// Stored only.
  public var itemWidth: CGFloat {
    get { stored("itemWidth", 0) }
    set { store("itemWidth", newValue) }
  }
  /// Stored only.
  public var standardAppearance: UITabBarAppearance {
    get { stored("standardAppearance", UITabBarAppearance()) }
    set { store("standardAppearance", newValue) }
  }
  /// Stored only.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { stored("scrollEdgeAppearance", nil) }
    set { store("scrollEdgeAppearance", newValue) }
  }
  /// How items lie in a wide bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Over the whole width.
    case fill
    /// Around the middle.
    case centered
  }
}

extension UITabBarItem {
  /// Stored only.
  public var badgeColor: UIColor? {
    get { stored("badgeColor", nil) }
    set { store("badgeColor", newValue) }
  }
  /// Stored only.
  public var titlePositionAdjustment: UIOffset {
    get { stored("titlePositionAdjustment", .zero) }
    set { store("titlePositionAdjustment", newValue) }
  }
  /// Stored only.
  public var standardAppearance: UITabBarAppearance? {
    get { stored("standardAppearance", nil) }
    set { store("standardAppearance", newValue) }
  }
  /// Stored only.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { stored("scrollEdgeAppearance", nil) }
    set { store("scrollEdgeAppearance", newValue) }
  }
  /// Does nothing here.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

extension UIToolbar {
  /// Stored only.
  public var standardAppearance: UIToolbarAppearance {
    get { stored("standardAppearance", UIToolbarAppearance()) }
    set { store("standardAppearance", newValue) }
  }
  /// Stored only.
  public var compactAppearance: UIToolbarAppearance? {
    get { stored("compactAppearance", nil) }
    set { store("compactAppearance", newValue) }
  }
  /// Stored only.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { stored("scrollEdgeAppearance", nil) }
    set { store("scrollEdgeAppearance", newValue) }
  }
  /// Does nothing here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition position: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Does nothing here.
  public func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition position: UIBarPosition
  ) {}
}

extension UINavigationBar {
  /// Stored only.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { stored("compactScrollEdgeAppearance", nil) }
    set { store("compactScrollEdgeAppearance", newValue) }
  }
  /// Stored only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { stored("preferredBehavioralStyle", .automatic) }
    set { store("preferredBehavioralStyle", newValue) }
  }
  /// Sets the items.
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// The image behind a bar; none here.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
  /// Does nothing here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Does nothing here.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {}
}

extension UINavigationItem {
  /// Stored only.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { stored("compactScrollEdgeAppearance", nil) }
    set { store("compactScrollEdgeAppearance", newValue) }
  }
  /// Stored only.
  public var style: ItemStyle {
    get { stored("style", .navigator) }
    set { store("style", newValue) }
  }
  /// Stored only.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { stored("preferredSearchBarPlacement", .automatic) }
    set { store("preferredSearchBarPlacement", newValue) }
  }
  /// Stored only.
  public var customizationIdentifier: String? {
    get { stored("customizationIdentifier", nil) }
    set { store("customizationIdentifier", newValue) }
  }
  /// Stored only.
  public var backAction: UIAction? {
    get { stored("backAction", nil) }
    set { store("backAction", newValue) }
  }
  /// Stored only.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { stored("titleMenuProvider", nil) }
    set { store("titleMenuProvider", newValue) }
  }
  /// Stored only.
  public var subtitle: String? {
    get { stored("subtitle", nil) }
    set { store("subtitle", newValue) }
  }
  /// Stored only.
  public var attributedTitle: NSAttributedString? {
    get { stored("attributedTitle", nil) }
    set { store("attributedTitle", newValue) }
  }
  /// Stored only.
  public var largeTitle: String? {
    get { stored("largeTitle", nil) }
    set { store("largeTitle", newValue) }
  }
  /// What a bar is for.
  public enum ItemStyle: Int, Sendable {
    /// Moving through screens.
    case navigator = 0
    /// Going back and forth.
    case browser
    /// Working on a document.
    case editor
  }
  /// Where the search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Beside the title.
    case inline
    /// Below the title.
    case stacked
    /// In the toolbar.
    case integrated
  }
}

extension UIBarButtonItem {
  /// Stored only.
  public var possibleTitles: Set<String>? {
    get { stored("possibleTitles", nil) }
    set { store("possibleTitles", newValue) }
  }
  /// Stored only.
  public var isSelected: Bool {
    get { stored("isSelected", false) }
    set { store("isSelected", newValue) }
  }
  /// Stored only.
  public var isHidden: Bool {
    get { stored("isHidden", false) }
    set { store("isHidden", newValue) }
  }
  /// Stored only.
  public var changesSelectionAsPrimaryAction: Bool {
    get { stored("changesSelectionAsPrimaryAction", false) }
    set { store("changesSelectionAsPrimaryAction", newValue) }
  }
  /// Stored only.
  public var hidesSharedBackground: Bool {
    get { stored("hidesSharedBackground", false) }
    set { store("hidesSharedBackground", newValue) }
  }
  /// Stored only.
  public var sharesBackground: Bool {
    get { stored("sharesBackground", true) }
    set { store("sharesBackground", newValue) }
  }
  /// Stored only.
  public var menuRepresentation: UIMenuElement? {
    get { stored("menuRepresentation", nil) }
    set { store("menuRepresentation", newValue) }
  }
  /// Creates an item with a title, an image, an action and a menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Creates one of the system's items with an action and a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Does nothing here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
  /// Does nothing here.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
  /// Does nothing here.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Does nothing here.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {}
  /// Does nothing here.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {}
}

extension UISearchBar {
  /// Stored only.
  public var isEnabled: Bool {
    get { stored("isEnabled", true) }
    set { store("isEnabled", newValue) }
  }
  /// Stored only.
  public var showsSearchResultsButton: Bool {
    get { stored("showsSearchResultsButton", false) }
    set { store("showsSearchResultsButton", newValue) }
  }
  /// Stored only.
  public var isSearchResultsButtonSelected: Bool {
    get { stored("isSearchResultsButtonSelected", false) }
    set { store("isSearchResultsButtonSelected", newValue) }
  }
  /// Stored only.
  public var scopeBarBackgroundImage: UIImage? {
    get { stored("scopeBarBackgroundImage", nil) }
    set { store("scopeBarBackgroundImage", newValue) }
  }
  /// Stored only.
  public var searchTextPositionAdjustment: UIOffset {
    get { stored("searchTextPositionAdjustment", .zero) }
    set { store("searchTextPositionAdjustment", newValue) }
  }
  /// Stored only.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { stored("searchFieldBackgroundPositionAdjustment", .zero) }
    set { store("searchFieldBackgroundPositionAdjustment", newValue) }
  }
  /// Shows the scope bar.
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Does nothing here.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Does nothing here.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}
