import Devices
import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The device of a canvas: what its bars and corners take.
struct CanvasDevice {
  /// How a segue presents a scene.
  enum Presentation {
    case automatic, fullScreen, overFullScreen, pageSheet, popover
  }

  /// What stands at the ends of a scene.
  struct Bars {
    var hasStatusBar = true
    var hasNavigationBar = false
    var hasTabBar = false
    var hasToolbar = false
    /// Whether content ends at the navigation bar instead of lying under it.
    var isBarOpaque = false
    /// Whether the navigation bar has a second row with its title.
    var hasLargeTitle = false
    /// Whether the root has a size of its own rather than the screen's.
    var isFreeform = false
    /// Whether a container of the document shows the scene inside of another.
    var isEmbedded = false
    /// How the scene, or the container that it is in, is presented; nil where no segue presents it.
    var presentation: Presentation?
    /// Whether a line above the title tells what to do.
    var hasPrompt = false
    /// Whether the scene's view lies under bars at its top, too.
    var extendsUnderTop = true
    /// Whether it does so under opaque ones as well.
    var extendsUnderOpaqueBars = false
    /// The size that the container of a scene has instead of the screen's.
    var containerSize: CGSize?
  }

  /// What the table says of it; nil where a document names none.
  private let known: Device?
  private let tools: Int
  /// Whether the device lies on its side.
  private let isOnSide: Bool
  /// Whether the document keeps clear by safe areas rather than by the guides that came before them.
  private let usesSafeAreas: Bool

  /// The device that a document was drawn on.
  init(_ document: IBDocument) {
    let orientation = document.device?.orientation
    let id = document.device?.id ?? Self.simulated(document)
    let named = id.flatMap { $0.isEmpty ? nil : DeviceTable.device(like: $0) }
    self.init(
      document.isTV ? DeviceTable.television : named,
      tools: document.toolsVersionNumber ?? 0,
      isOnSide: orientation == .landscape || orientation == .landscapeLeft
        || orientation == .landscapeRight,
      usesSafeAreas: document.useSafeAreas
    )
  }

  init(_ device: Device?, tools: Int, isOnSide: Bool = false, usesSafeAreas: Bool = true) {
    known = device
    self.tools = tools
    self.isOnSide = isOnSide
    self.usesSafeAreas = usesSafeAreas
  }

  /// The device that a storyboard without one simulates for all of its scenes.
  private static func simulated(_ document: IBDocument) -> String? {
    let metrics = document.root.child(.simulatedMetricsContainer)?
      .child(.simulatedScreenMetrics, key: "destination")
    // As in "retina4_7.fullscreen"; older names mean screens that were never sizes of canvases.
    return metrics?.text(.type)?.split(separator: ".").first.map(String.init)
      .flatMap { $0.contains("_") ? $0 : nil }
  }

  private var isPad: Bool { known?.family == .pad }
  private var isTV: Bool { known?.family == .television }
  private var hasHomeButton: Bool { known?.hasHomeButton ?? true }

  /// Whether it is a tablet or a television.
  var isLarge: Bool { isPad || isTV }

  /// Whether it is a phone whose screen reaches around what houses the camera.
  var hasNotch: Bool { known?.corners == .aroundCamera }

  /// Tablets without a home button keep room for their corners too.
  private var hasRoundCorners: Bool { known?.corners == .round }

  /// Measured on documents: these versions give a root what its window gives it already, and bars of the system then new.
  private var countsTwice: Bool { isRelease(since: 23700) && (hasNotch || hasRoundCorners) }

  /// Whether the version is a released one of at least this number; those that never were, from 32700 on, draw as older ones do.
  func isRelease(since version: Int) -> Bool { (version..<30000).contains(tools) }

  /// What lies over another scene is in no window of its own.
  private func countsTwice(_ bars: Bars) -> Bool {
    countsTwice && bars.presentation != .overFullScreen && bars.presentation != .popover
  }

  private func bar(_ bars: Bars) -> CGFloat {
    countsTwice(bars) && hasNotch ? 54 : 44
  }

  private var toolbar: CGFloat { tools < 14800 ? 44 : 49 }

  /// What the status bar takes of a device that is held upright.
  private var top: CGFloat {
    // A square canvas with a safe area was made before its devices had one.
    guard let known else { return usesSafeAreas && tools >= 14800 ? 0 : 20 }
    switch known.corners {
    // Until then devices were simulated as the first of their kind.
    case .aroundCamera: return tools < 21200 ? 44 : known.uprightInsets.top
    case .round: return known.uprightInsets.top
    // Simulated status bars of devices with a home button came and went.
    case .square: return tools < 14800 || tools >= 21600 ? 20 : 0
    }
  }

  /// Whether another device has what takes room of a screen at the same ends.
  func isLike(_ other: Device) -> Bool {
    isPad == (other.family == .pad) && isTV == (other.family == .television)
      && hasHomeButton == other.hasHomeButton
  }

  /// Pixels per point.
  var scale: CGFloat {
    // Before Xcode 9 the canvas drew in whole points, as it does for televisions.
    if isTV || (1..<11000).contains(tools) || (known != nil && tools < 12000) { return 1 }
    return known?.scale ?? 2
  }

  /// The size of the screen as it is held.
  var screen: CGSize {
    isOnSide ? CGSize(width: uprightScreen.height, height: uprightScreen.width) : uprightScreen
  }

  /// The size of what a scene is shown in.
  private func screen(_ bars: Bars) -> CGSize { bars.containerSize ?? screen }

  /// The size of the screen, upright.
  var uprightScreen: CGSize {
    // Before there were devices, canvases were square.
    if known == nil, tools < 14000 { return CGSize(width: 600, height: 600) }
    // Whatever is as wide as a television is not compared with its screen.
    guard let known, !isTV else { return DeviceTable.standard.size }
    return known.size
  }

  /// The safe area of a root with this frame.
  ///
  /// On devices with a home button, a view of a nib that is lower than a screen had none in older versions, nor has a scene
  /// with such a size of its own.
  func safeArea(of frame: CGRect, _ bars: Bars, isScene: Bool) -> UIEdgeInsets {
    if isTV { return televisionArea(of: frame, bars) }
    let isLow = frame.height < min(480, screen.height)
    let isBare = !isScene || bars.isEmbedded || (bars.isFreeform && tools >= 13000)
    if isLow, hasHomeButton || isPad, tools < 21600, isBare { return .zero }
    let status = (bars.hasStatusBar || tools >= 13000) && bars.presentation != .fullScreen
    var insets = deviceInsets(isCut: isLow || isCut(frame, bars), status, frame, bars)
    insets.top += bars.hasNavigationBar ? bar(bars) + rows(bars) : 0
    // On a phone that lies on its side, bars at the bottom are lower.
    let tabBar: CGFloat = isOnSide && hasNotch ? 31 : 49
    insets.bottom += (bars.hasTabBar ? tabBar : 0) + (bars.hasToolbar ? toolbar : 0)
    var bars = bars
    // Measured: before there were safe areas, guides kept clear of opaque bars that a view lies under.
    if bars.extendsUnderOpaqueBars, tools < 13000 { bars.isBarOpaque = false }
    if bars.hasNavigationBar, bars.isBarOpaque,
      [44, 44 + top].contains(screen(bars).height - frame.height)
    {
      insets.top = 0
    }
    // A sheet that has a size of its own ends above the screen's edges.
    if bars.isFreeform, bars.presentation == .automatic, tools >= 21700 { return .zero }
    if bars.hasNavigationBar, !bars.extendsUnderTop { insets.top = 0 }
    // What a container shows above its own end keeps clear of nothing there.
    if bars.isEmbedded, frame.height < screen.height { insets.bottom = 0 }
    guard isScene, !isLow, !bars.isFreeform else { return insets }
    if frame.maxY <= screen(bars).height { insets.top = max(0, insets.top - max(0, frame.minY)) }
    return within(frame, bars, insets)
  }

  /// The overscan of televisions, which the first versions did not keep free, and bars, all of them at the top.
  private func televisionArea(of frame: CGRect, _ bars: Bars) -> UIEdgeInsets {
    guard tools >= 13000 else { return .zero }
    let side: CGFloat = tools < 15000 ? 90 : 80
    let top: CGFloat = 60 + (bars.hasNavigationBar ? 145 : 0) + (bars.hasTabBar ? 97 : 0)
    return UIEdgeInsets(top: top, left: side, bottom: frame.height < 1080 ? 0 : 60, right: side)
  }

  /// What a large title and a prompt add to a navigation bar.
  private func rows(_ bars: Bars) -> CGFloat {
    // The latest versions show large titles as small ones until there is something to scroll.
    let hasTitleRow = bars.hasLargeTitle && !isRelease(since: 25000)
    return (hasTitleRow ? 52 : 0) + (bars.hasPrompt ? 34 : 0)
  }

  /// Whether the root has a size of its own that ends above the screen's lower corners.
  private func isCut(_ frame: CGRect, _ bars: Bars) -> Bool {
    bars.isFreeform && frame.height < screen.height
  }

  /// What the device itself takes of a root: its status bar, its corners and what houses its camera.
  private func deviceInsets(
    isCut: Bool,
    _ hasStatusBar: Bool,
    _ frame: CGRect,
    _ bars: Bars
  ) -> UIEdgeInsets {
    // The bar of a status that is not simulated stays free since the safe area replaced the guides.
    let upright = UIEdgeInsets(
      top: hasStatusBar ? top : 0,
      left: 0,
      bottom: known?.uprightInsets.bottom ?? 0,
      right: 0
    )
    let side = UIEdgeInsets(
      top: 0,
      left: top,
      bottom: known?.sideInsets.bottom ?? 0,
      right: top
    )
    var held = isOnSide && hasNotch ? side : upright
    // What is not as high as the screen ends above its lower corners; newer versions give it their room all the same.
    let isWhole = tools >= 21300 || frame.width > screen.width
    if isCut, !isWhole { held.bottom = 0 }
    guard countsTwice(bars) else { return held }
    // A tablet's status bar counts once, and its system then new has larger corners.
    guard hasNotch else { return UIEdgeInsets(top: held.top, left: 0, bottom: 50, right: 0) }
    held.top += upright.top
    // What ends above the window's corners has only what it is given.
    if !isCut || !bars.isFreeform || frame.width > screen.width { held.bottom += upright.bottom }
    return held
  }

  /// What is left of the insets of a scene whose view does not cover the screen.
  private func within(_ frame: CGRect, _ bars: Bars, _ whole: UIEdgeInsets) -> UIEdgeInsets {
    let screen = screen(bars)
    var insets = whole
    var missing = screen.height - frame.height
    // What ends above a tab bar is not under it, nor above what the bar stands on.
    if bars.hasTabBar, hasNotch, !isOnSide, missing >= 49 + 34 {
      insets.bottom = 0
      missing -= 49 + 34
    } else if bars.hasTabBar, [49, 93, 93 + top].contains(missing) {
      insets.bottom = max(0, insets.bottom - 49)
      missing -= 49
    }
    // Measured: until version 21600, a view of the screen's size began below an opaque bar and ended below the screen.
    if missing == 0, bars.hasNavigationBar, bars.isBarOpaque, !isRelease(since: 21600) {
      let isShifted = frame.minY <= 0 && usesSafeAreas
      insets.bottom += isShifted ? insets.top : max(0, frame.maxY - screen.height)
      insets.top = 0
    }
    guard missing > 0, frame.width == screen.width else { return insets }
    if countsTwice, missing == top {
      // A sheet begins below what the window would give it, and has a higher bar.
      insets.top = bars.hasNavigationBar ? 70 + (bars.hasLargeTitle ? 56 : 0) : top
      insets.bottom = bars.hasNavigationBar ? 0 : insets.bottom
      return insets
    }
    let isLowSheet = hasHomeButton && tools >= 14800 && missing == 20 && bars.hasNavigationBar
    if missing == top + 10 || (hasNotch && missing == 10) || isLowSheet
      || bars.presentation == .pageSheet
    {
      // A sheet begins a little below the status bar and has a higher bar.
      insets.top = bars.hasNavigationBar ? 56 : 0
      if tools >= 21700, missing == 10 { insets.bottom = bars.hasToolbar ? toolbar : 0 }
      return insets
    }
    // The same below an opaque bar.
    if hasNotch, tools >= 21700, missing == 66, bars.isBarOpaque {
      insets.bottom = bars.hasToolbar ? toolbar : 0
    }
    if frame.minY > 0, frame.maxY < screen.height {
      insets.bottom = max(0, insets.bottom - (screen.height - frame.maxY))
    }
    let beginsBelowBar =
      missing == top || missing == top + 44 || (bars.hasNavigationBar && bars.isBarOpaque)
    // Newer versions show scenes of sheets and of containers by what is left for them.
    if beginsBelowBar || (tools >= 22000 && missing >= 60) { insets.top = 0 }
    return insets
  }
}
