import Foundation

/// What a root lies in, decided once from its scene and its frame.
///
/// Documents do not say how a scene is shown. Its height does: what is missing from the screen's height is what stands above or
/// below it. Rules only read what is decided here.
@MainActor
struct Containment {
  /// What shows a root.
  enum Place {
    /// The screen of a television.
    case television
    /// Nothing that is known: the root is a view of a nib, or a view beside a scene's controller.
    case nib
    /// A container view of another scene.
    case embedded
    /// A scene that has a size of its own.
    case freeform
    /// A window, or what a controller puts into one.
    case window
  }

  /// Where a root begins, by the height that is missing.
  enum Beginning {
    /// At the top of the screen, as nothing is missing.
    case screen
    /// At a card on a phone with a home button, with a navigation bar.
    case lowCard
    /// Below the status bar.
    case statusBar
    /// At the top of a card, ten points below the status bar or the screen's top.
    case card
    /// Below the opaque bar of a card.
    case cardBar
    /// Below a navigation bar.
    case navigationBar
    /// Somewhere else.
    case elsewhere
  }

  /// Where a root ends.
  enum End {
    /// At nothing that is known.
    case open
    /// At the upper end of a tab bar.
    case tabBar
    /// At the upper end of a tab bar that stands above the lower corners of the device.
    case tabBarAboveCorners
  }

  /// The height of a tab bar.
  static let tabBar: CGFloat = 49
  /// The same on a phone with a home button that lies on its side.
  static let lowTabBar: CGFloat = 32
  /// What a card has above it on a device that reaches around its camera.
  static let cardGap: CGFloat = 10
  /// What a card with its bar takes: the gap above it and the bar of 56 points.
  static let cardWithBar: CGFloat = 66
  /// What a card has above it on a phone with a home button.
  static let lowCardGap: CGFloat = 20
  /// Roots that are lower than this are parts of screens.
  static let leastScreen: CGFloat = 480

  /// What bars may take from the height of a whole screen.
  static let barsAroundScreens: CGFloat = 150

  let place: Place
  let beginning: Beginning
  let end: End
  /// The size of what the root is shown in.
  let container: CGSize
  /// The height that is missing from the container's.
  let missing: CGFloat
  /// The height that is missing apart from what stands below the root's end.
  let gap: CGFloat
  /// Whether the root is lower than any screen.
  let isLow: Bool
  /// Whether it ends above the lower corners of the device.
  let isCut: Bool
  /// Whether it is wider than the screen.
  let isWider: Bool
  /// Whether it has a size of its own.
  let isFreeform: Bool
  /// How a segue presents the scene; nil where none does.
  let presentation: SceneSurroundings.Presentation?
  /// Whether it lies in a window of its own, not over another scene.
  let hasOwnWindow: Bool
  /// Whether it fills what shows it, apart from what its height leaves.
  let fillsWindow: Bool
  /// Whether it is as wide as its container and lower.
  let isShort: Bool

  init(_ frame: CGRect, _ bars: SceneSurroundings, isScene: Bool, on device: DeviceDraft) {
    let screen = device.screen
    container = bars.containerSize ?? (bars.isFreeform ? bars.freeformSize : nil) ?? screen
    missing = container.height - frame.height
    let top = device.uprightInsets.top
    (end, gap) = Self.end(missing, bars, device, top)
    isShort = gap > 0 && frame.width == container.width
    beginning = Self.beginning(gap, bars, device, top)
    let isBelowBar =
      bars.hasNavigationBar && beginning == .navigationBar && gap == device.navigationBar + top
    // What bars leave of a small screen is a screen.
    let isBetweenBars =
      isScene && frame.width == container.width && (isBelowBar || end == .tabBar && gap == 0)
    isLow = frame.height < min(Self.leastScreen, screen.height) && !isBetweenBars
    isFreeform = bars.isFreeform
    let isInSmaller = bars.containerSize.map { $0.height < screen.height } == true
    // What simulated bars take of the root of a nib cuts nothing off.
    let isBelowBars =
      !isScene && bars.hasNavigationBar
      && missing == device.navigationBar + device.uprightInsets.top
    isCut =
      isLow
      || (isFreeform || isInSmaller || !isScene) && frame.height < screen.height && !isBelowBars
    isWider = frame.width > screen.width
    presentation = bars.presentation
    hasOwnWindow = bars.presentation != .overFullScreen && bars.presentation != .popover
    // Of a size that a scene was given, bars may take some.
    fillsWindow = isScene && !isLow && (!isFreeform || bars.freeformSize != nil && missing > 0)
    place =
      device.isTelevision
      ? .television
      : !isScene
        ? .nib
        : bars.isEmbedded || bars.isFromEmbedded && isLow
          ? .embedded : isFreeform ? .freeform : .window
  }

  private static func end(
    _ missing: CGFloat,
    _ bars: SceneSurroundings,
    _ device: DeviceDraft,
    _ top: CGFloat
  ) -> (End, CGFloat) {
    guard bars.hasTabBar else { return (.open, missing) }
    let corners = device.known?.uprightInsets.bottom ?? 0
    // A navigation bar and the status bar above it take as much as a tab bar above the corners, or more.
    let bar = device.navigationBar
    let tabBar =
      device.isOnSide && device.hasHomeButton && !device.isLarge ? Self.lowTabBar : Self.tabBar
    if missing == bar + top { return (.open, missing) }
    if device.isAroundCamera, !device.isOnSide, missing >= tabBar + corners {
      return (.tabBarAboveCorners, missing - tabBar - corners)
    }
    // Above the root may be nothing, a navigation bar, or that and the status bar.
    let above = [0, bar, bar + top]
    return above.contains(missing - tabBar) ? (.tabBar, missing - tabBar) : (.open, missing)
  }

  private static func beginning(
    _ gap: CGFloat,
    _ bars: SceneSurroundings,
    _ device: DeviceDraft,
    _ top: CGFloat
  ) -> Beginning {
    if gap == 0 { return .screen }
    if device.hasHomeButton, gap == lowCardGap, bars.hasNavigationBar { return .lowCard }
    switch gap {
    case top: return .statusBar
    case top + cardGap: return .card
    case cardGap where device.isAroundCamera: return .card
    case cardWithBar where device.isAroundCamera: return .cardBar
    case top + device.navigationBar, top + device.navigationBar + bars.largeTitle(on: device):
      return .navigationBar
    default: return .elsewhere
    }
  }
}

extension SceneSurroundings {
  /// What the second row of a navigation bar takes, with the title in large letters.
  @MainActor
  func largeTitle(on device: DeviceDraft) -> CGFloat {
    guard hasLargeTitle else { return 0 }
    return device.screen.width == 320 ? 47 : 52
  }
}
