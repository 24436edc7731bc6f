import Devices
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas

/// The size of a root at a width of the sweep.
///
/// Screens and roots as wide as a screen follow the width. An item of a grid, or a view narrower
/// than a screen, does not.
@MainActor
struct SweepExtent {
  /// How a root's size follows the sweep.
  enum Role {
    /// A screen: the device decides width and height.
    case screen
    /// As wide as its list or screen, with a fitting height.
    case row
    /// The document's size at every point.
    case fixed
  }

  let role: Role
  /// The size in the document.
  let stored: CGSize
  private let canvas: CGSize
  private let isPad: Bool
  /// Whether it is for televisions, which all have one size.
  private let isOfTelevision: Bool
  /// The document's device, where it is a phone without a home button.
  private let tallPhone: Device?
  /// The id of a prototype's list.
  let listID: String?
  private let listWidth: CGFloat?
  /// Whether it is a static cell, or a table's header or footer view.
  let isListPart: Bool
  /// Whether it is a view that no controller has as its view, of the app's own class or beside one that is: code gives
  /// it its size.
  ///
  /// So is a scene that is drawn higher than any phone, for what it scrolls or contains, and a root that only
  /// constraints of code can place.
  let isLoose: Bool
  /// Whether it is a scene that is drawn higher than any phone, and keeps that height at all widths.
  let isTall: Bool

  /// Whether it is the view of a nib that is drawn as high as no screen: code gives it its height.
  private let isCard: Bool
  /// Whether it is a scene that is shown as a sheet, drawn on a phone with a home button.
  private let isLowSheet: Bool

  init(_ live: DocumentInstance.Live, _ view: UIView, _ document: IBDocument) {
    let device = CanvasDevice(document)
    let isNamed = document.device?.id?.isEmpty == false
    let object = live.root.object
    let list = [.prototype, .listPart].contains(live.root.kind) ? object.list : nil
    listID = list?.id
    listWidth = list?.frame?.width
    isListPart = live.root.kind == .listPart
    let isBeside = live.root.kind == .topLevel && document.isBesideView(object)
    stored = object.object(key: "view")?.frame?.size ?? object.frame?.size ?? view.bounds.size
    isTall = object.isFreeform && stored.height > Self.highest
    isLoose =
      isBeside || isTall || live.root.isBesideScreens || Self.isPlacedByCode(object, view)
      || live.root.kind == .topLevel && object.customClass != nil && !document.isView(object)
    let isDrawnForPad = !isNamed && Self.padWidths.contains(stored.width)
    isOfTelevision = document.isTV
    isPad = (isNamed && device.isLarge) || document.isTV || isDrawnForPad
    // A television has no size that is tried. What nobody opened since there are devices still has the square that stood for all of them.
    tallPhone = device.known.flatMap { $0.family == .phone && !$0.hasHomeButton ? $0 : nil }
    isLowSheet =
      live.root.kind == .scene && ToolsVersion(of: document) >= .sheetsAreCards
      && device.known.map { $0.family == .phone && $0.hasHomeButton } == true
      && device.uprightScreen.height - stored.height == 20
    let isBare = !isNamed || stored == Self.square
    let screen = document.isTV ? DeviceTable.standard.size : device.uprightScreen
    canvas = isBare ? stored : screen
    isCard = isBare && live.root.kind == .topLevel && !Self.isAsHighAsScreen(stored)
    let isOwned = live.root.kind != .topLevel || document.isView(object)
    let isContent = live.root.kind == .topLevel && document.isContent(object)
    role = Self.role(
      live,
      view,
      stored,
      canvas,
      isPart: isBeside || isContent || !isOwned && !Self.isScreen(stored)
    )
  }

  /// Whether nothing gives the root of a nib the size of a screen: code adds it with constraints.
  private static func isPlacedByCode(_ object: IBObject, _ view: UIView) -> Bool {
    !(view is UITableViewCell || view is UICollectionReusableView)
      && object.element.boolean(.translatesAutoresizingMaskIntoConstraints) == false
  }

  /// Whether the root was drawn for a part of a screen: where it lies on one is not known, nor its safe area.
  var isPartOfScreen: Bool { stored.height * 2 < canvas.height }

  private static func role(
    _ live: DocumentInstance.Live,
    _ view: UIView,
    _ stored: CGSize,
    _ canvas: CGSize,
    isPart: Bool
  ) -> Role {
    // What is narrower than all phones is no screen; code gives it its size.
    let isScreenWide = abs(stored.width - canvas.width) < 0.5 && stored.width >= narrowest
    let fillsScreen = isScreenWide || screenWidths.contains(stored.width)
    if live.root.kind == .listPart { return .row }
    if live.root.isBesideScreens || hasInnerView(live.root.object) { return .fixed }
    if live.root.object.role == .viewController {
      // A scene of a size of its own is shown in a part of a screen, unless it is as wide as one.
      let isOwnSize = live.root.object.isFreeform && !isOfScreen(stored.width)
      return fillsScreen && !isOwnSize ? .screen : .fixed
    }
    switch view {
    // A cell that was drawn narrower than all phones is for a list that is.
    case is UITableViewCell, is UITableViewHeaderFooterView:
      return stored.width < narrowest ? .fixed : .row
    case is UICollectionViewCell: return isScreenWide ? .row : .fixed
    case is UICollectionReusableView: return fillsScreen ? .row : .fixed
    default:
      let own = ownLengths(view)
      // Nor is a view of a nib that is drawn as wide as no screen.
      let mayFill = fillsScreen && allWidths.contains(stored.width)
      guard mayFill, !own.contains(.width) else { return .fixed }
      return stored.height >= 480 && !own.contains(.height) && !isPart ? .screen : .row
    }
  }

  /// Whether a controller of a nib has a view as its own that lies inside of another one, which decides its size.
  private static func hasInnerView(_ object: IBObject) -> Bool {
    let document = object.document
    guard document.kind == .xib, object.role == .viewController else { return false }
    return object.connections.contains { connection in
      connection.kind == .outlet && connection.property == "view"
        && connection.destination?.object.map { document[$0].parent != nil } == true
    }
  }

  /// Whether a screen, upright or on its side, is as wide, and as high but for bars and what lies in them.
  private static func isAsHighAsScreen(_ size: CGSize) -> Bool {
    size == square
      || DeviceTable.all.contains { device in
        let (width, height) = (CGFloat(device.width), CGFloat(device.height))
        return width == size.width && (0...wholeMax).contains(height - size.height)
          || height == size.width && (0...wholeMax).contains(width - size.height)
      }
  }

  /// The lengths that the root's own constraints fix; an app gives it those at any size.
  private static func ownLengths(_ view: UIView) -> Set<NSLayoutConstraint.Attribute> {
    let own = view.constraints.filter {
      $0.firstItem === view && $0.secondItem == nil && $0.relation == .equal
        && $0.priority == .required
    }
    return Set(own.map(\.firstAttribute))
  }

  /// The widths of phones, and of the canvas before there were devices.
  private static let screenWidths: Set<CGFloat> = Set(
    DeviceTable.all.filter { $0.family == .phone }.map { CGFloat($0.width) }
  ).union([square.width])

  /// The widths of all screens upright, and of what documents of tablets are drawn as.
  private static let allWidths = screenWidths.union(padWidths).union(
    DeviceTable.all.map { CGFloat($0.width) }
  )

  /// The most points by which a root is lower than its screen and fills it.
  private static let wholeMax: CGFloat = 150

  /// The most points that a status bar, a navigation bar and a sheet's margin take from a screen.
  private static let barsMax: CGFloat = 100

  private static func isOfScreen(_ width: CGFloat) -> Bool {
    screenWidths.contains(width) || padWidths.contains(width)
  }

  /// The most points that a list takes from the width of its cells, on both sides.
  private static let insetMax: CGFloat = 80

  private static let narrowest = screenWidths.min() ?? 0

  private static let highest: CGFloat =
    DeviceTable.all.filter { $0.family == .phone }.map { CGFloat($0.height) }.max() ?? 0

  /// Whether a view that no controller has was drawn as a screen, or as what bars leave of one.
  ///
  /// Any other is a part that code adds to a screen, such as the content of a scroll view.
  private static func isScreen(_ size: CGSize) -> Bool {
    size == square
      || DeviceTable.all.contains { device in
        let missing = CGFloat(device.height) - size.height
        return CGFloat(device.width) == size.width && missing >= 0 && missing <= barsMax
      }
  }

  /// The canvas before Interface Builder had devices, in points.
  private static let square = CGSize(width: 600, height: 600)

  /// The widths of tablets in documents without a device: portrait, landscape, and beside a list.
  private static let padWidths: Set<CGFloat> = [703, 704, 768, 1024, 1366]

  /// The size at a point of the sweep.
  ///
  /// Tablet roots are skipped at phone widths. Rows keep their height here; layout finds the
  /// fitting one.
  /// - Parameters:
  ///   - point: The width or device.
  ///   - list: The width of a prototype's list at this width; nil where unknown.
  /// - Returns: The size; nil where the root is skipped or has the same size.
  func size(at point: SweepPoint, list: CGFloat? = nil) -> CGSize? {
    guard let width = point.width, role != .fixed, !isOfTelevision, !(isPad && width < 700) else {
      return nil
    }
    switch role {
    case .fixed: return nil
    case .row:
      // A prototype may be narrower than its table, and the table narrower than the screen.
      // A frame that was left behind says nothing of both.
      let taken = listWidth.map { max(0, $0 - stored.width) } ?? 0
      let inset = taken > Self.insetMax ? 0 : taken
      let size = CGSize(width: (list ?? width) - inset, height: stored.height)
      return size.width > 0 && size.width != stored.width ? size : nil
    case .screen:
      let isWhole = abs(stored.height - canvas.height) <= Self.wholeMax && !isTall && !isCard
      let screen = point.device?.height ?? DeviceTable.screenHeight(forWidth: width)
      let height = isWhole ? screen - missing(on: point.deviceMeant) : stored.height
      let size = CGSize(width: width, height: max(height, 1))
      // An equal width changes nothing; another device of equal width may, through its height.
      let isSame = size.width == stored.width && (point.device == nil || size == stored)
      return isSame ? nil : size
    }
  }

  /// What is above and below the root on a device, in points.
  ///
  /// A sheet begins ten points below the status bar, and on a phone with a home button 20 below the screen's top: so
  /// Interface Builder stores them (rules CN-68 and CN-69).
  private func missing(on device: Device?) -> CGFloat {
    let missing = canvas.height - stored.height
    guard let device, device.family == .phone else { return missing }
    if isLowSheet { return device.hasHomeButton ? missing : device.uprightInsets.top + 10 }
    guard let tallPhone else { return missing }
    switch missing {
    // Documents of Xcode 9 to 11 have a status bar of 44 points for all of these phones.
    case 44 + 10, tallPhone.uprightInsets.top + 10:
      return device.hasHomeButton ? 20 : device.uprightInsets.top + 10
    case 10: return device.hasHomeButton ? 20 : 10
    default: return missing
    }
  }
}

extension IBObject {
  /// Whether a controller has a size of its own on the canvas.
  fileprivate var isFreeform: Bool {
    element.children.contains {
      $0.name == .freeformSimulatedSizeMetrics || $0.key == "freeformSize"
    }
  }
}

extension DocumentRoot {
  /// Whether the root is shown by a bar, or stands beside a scene's controller for code to put somewhere.
  fileprivate var isBesideScreens: Bool {
    kind == .barView || kind == .topLevel && object.document.kind == .storyboard
  }
}

extension IBDocument {
  /// Whether some object has another one as its view, as the owner of a controller's nib does.
  fileprivate func isView(_ object: IBObject) -> Bool { views.contains(object.index) }

  /// Whether an object is no controller's view, and another one of a nib is.
  fileprivate func isBesideView(_ object: IBObject) -> Bool {
    let views = views
    return !views.isEmpty && !views.contains(object.index)
  }

  /// Whether the owner has an object by another outlet than a controller's view: a view adds it to itself.
  fileprivate func isContent(_ object: IBObject) -> Bool {
    !isView(object)
      && connections.contains { connection in
        connection.kind == .outlet && connection.destination?.object == object.index
          && connection.source.map { self[$0].placeholderIdentifier } == "IBFilesOwner"
      }
  }

  private var views: [IBObjectIndex] {
    connections.compactMap { connection in
      connection.kind == .outlet && connection.property == "view"
        ? connection.destination?.object : nil
    }
  }
}
