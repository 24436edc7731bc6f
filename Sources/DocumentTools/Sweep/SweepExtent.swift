import Devices
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas

/// Which size a root has at a width of the sweep.
///
/// Screens and what fills them follow the width; an item of a grid, or a view that was drawn smaller than any screen, does not.
@MainActor
struct SweepExtent {
  /// How a root takes part.
  enum Role {
    /// A screen: width and height are the device's.
    case screen
    /// As wide as its list or screen, and as high as it asks for.
    case row
    /// Of the size that the document gives it.
    case fixed
  }

  let role: Role
  /// The size in the document.
  let stored: CGSize
  private let canvas: CGSize
  private let isPad: Bool
  /// The list that a prototype belongs to.
  let listID: String?
  private let listWidth: CGFloat?
  /// Whether it is a static cell, or a view above or below all rows.
  let isListPart: Bool

  init(_ live: DocumentInstance.Live, _ view: UIView, _ document: IBDocument) {
    let device = CanvasDevice(document)
    let isNamed = document.device?.id?.isEmpty == false
    let object = live.root.object
    let list = [.prototype, .listPart].contains(live.root.kind) ? object.list : nil
    listID = list?.id
    listWidth = list?.frame?.width
    isListPart = live.root.kind == .listPart
    stored = object.object(key: "view")?.frame?.size ?? object.frame?.size ?? view.bounds.size
    let isDrawnForPad = !isNamed && Self.padWidths.contains(stored.width)
    isPad = (isNamed && device.isLarge) || document.isTV || isDrawnForPad
    // A television has no size that is tried. What nobody opened since there are devices still has the square that stood for all of them.
    let isBare = !isNamed || stored == Self.square
    let screen = document.isTV ? DeviceTable.standard.size : device.uprightScreen
    canvas = isBare ? stored : screen
    role = Self.role(live, view, stored, canvas)
  }

  private static func role(
    _ live: DocumentInstance.Live,
    _ view: UIView,
    _ stored: CGSize,
    _ canvas: CGSize
  ) -> Role {
    let fillsScreen = abs(stored.width - canvas.width) < 0.5 || screenWidths.contains(stored.width)
    if live.root.kind == .listPart { return .row }
    if live.root.object.role == .viewController { return fillsScreen ? .screen : .fixed }
    switch view {
    case is UITableViewCell, is UITableViewHeaderFooterView: return .row
    case is UICollectionViewCell: return abs(stored.width - canvas.width) < 0.5 ? .row : .fixed
    case is UICollectionReusableView: return fillsScreen ? .row : .fixed
    default:
      let own = ownLengths(view)
      guard fillsScreen, !own.contains(.width) else { return .fixed }
      return stored.height >= 480 && !own.contains(.height) ? .screen : .row
    }
  }

  /// The lengths that constraints of the root's own decide: whatever it was drawn in, an app gives it those.
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

  /// The canvas before there were devices.
  private static let square = CGSize(width: 600, height: 600)

  /// The widths of tablets when documents named no devices: upright, on their sides, and beside a list.
  private static let padWidths: Set<CGFloat> = [703, 704, 768, 1024, 1366]

  /// The size at a point.
  ///
  /// What was drawn for a tablet is not tried on phones. Rows keep their height here: what they ask for is found by layout.
  /// - Parameters:
  ///   - point: The width or device.
  ///   - list: The width that the list of a prototype has at this width; nil where it is not known.
  /// - Returns: The size; nil where the root does not take part, or is what it was.
  func size(at point: SweepPoint, list: CGFloat? = nil) -> CGSize? {
    guard let width = point.width, role != .fixed, !(isPad && width < 700) else { return nil }
    switch role {
    case .fixed: return nil
    case .row:
      // A prototype may be narrower than its table, and that narrower than the screen.
      let inset = listWidth.map { max(0, $0 - stored.width) } ?? 0
      let size = CGSize(width: (list ?? width) - inset, height: stored.height)
      return size.width > 0 && size.width != stored.width ? size : nil
    case .screen:
      let isWhole = abs(stored.height - canvas.height) <= 150
      let device = point.deviceMeant?.height ?? (width * 16 / 9).rounded()
      let height = isWhole ? stored.height + device - canvas.height : stored.height
      let size = CGSize(width: width, height: max(height, 1))
      // A width alone changes nothing about a screen that has it; another device does.
      let isSame = size.width == stored.width && (point.device == nil || size == stored)
      return isSame ? nil : size
    }
  }
}
