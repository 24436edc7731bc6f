import Foundation

extension UISwitch {
  /// Stored only.
  public var onImage: UIImage? {
    get { stored("onImage", nil) }
    set { store("onImage", newValue) }
  }
  /// Stored only.
  public var offImage: UIImage? {
    get { stored("offImage", nil) }
    set { store("offImage", newValue) }
  }
  /// Stored only.
  public var preferredStyle: Style {
    get { stored("preferredStyle", .automatic) }
    set { store("preferredStyle", newValue) }
  }
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// A box with a mark.
    case checkbox
    /// A sliding switch.
    case sliding
  }
  /// The look in use.
  public var style: Style { .sliding }
}

extension UISlider {
  /// Stored only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { stored("preferredBehavioralStyle", .automatic) }
    set { store("preferredBehavioralStyle", newValue) }
  }
  /// Stores the image of the thumb for a state.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    store("thumb\(state.rawValue)", image)
  }
  /// The image of the thumb for a state.
  public func thumbImage(for state: UIControl.State) -> UIImage? {
    stored("thumb\(state.rawValue)", nil)
  }
  /// Stores the image of the track below the value.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    store("minimumTrack\(state.rawValue)", image)
  }
  /// The image of the track below the value.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    stored("minimumTrack\(state.rawValue)", nil)
  }
  /// Stores the image of the track above the value.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    store("maximumTrack\(state.rawValue)", image)
  }
  /// The image of the track above the value.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    stored("maximumTrack\(state.rawValue)", nil)
  }
  /// The image of the thumb in the present state.
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
}

extension UIPageControl {
  /// Stored only.
  public var preferredIndicatorImage: UIImage? {
    get { stored("preferredIndicatorImage", nil) }
    set { store("preferredIndicatorImage", newValue) }
  }
  /// Stored only.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { stored("preferredCurrentPageIndicatorImage", nil) }
    set { store("preferredCurrentPageIndicatorImage", newValue) }
  }
  /// Stored only.
  public var allowsContinuousInteraction: Bool {
    get { stored("allowsContinuousInteraction", true) }
    set { store("allowsContinuousInteraction", newValue) }
  }
  /// Stored only.
  public var backgroundStyle: BackgroundStyle {
    get { stored("backgroundStyle", .automatic) }
    set { store("backgroundStyle", newValue) }
  }
  /// Stored only.
  public var defersCurrentPageDisplay: Bool {
    get { stored("defersCurrentPageDisplay", false) }
    set { store("defersCurrentPageDisplay", newValue) }
  }
  /// How the background shows.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Always.
    case prominent
    /// Barely.
    case minimal
  }
  /// Stores the image of a page.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    store("indicator\(page)", image)
  }
  /// The image of a page.
  public func indicatorImage(forPage page: Int) -> UIImage? { stored("indicator\(page)", nil) }
  /// Does nothing here.
  public func updateCurrentPageDisplay() {}
}

extension UIProgressView {
  /// Stored only.
  public var progressImage: UIImage? {
    get { stored("progressImage", nil) }
    set { store("progressImage", newValue) }
  }
  /// Stored only.
  public var trackImage: UIImage? {
    get { stored("trackImage", nil) }
    set { store("trackImage", newValue) }
  }
  /// Stored only.
  public var observedProgress: Progress? {
    get { stored("observedProgress", nil) }
    set { store("observedProgress", newValue) }
  }
}

extension UISegmentedControl {
  /// Does nothing here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
  /// Does nothing here.
  public func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
  /// Does nothing here.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
}
