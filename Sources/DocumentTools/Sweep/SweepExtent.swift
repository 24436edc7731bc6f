import Foundation
import HeadlessUIKit
import InterfaceBuilder

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

  init(_ live: DocumentInstance.Live, _ view: UIView, _ document: IBDocument) {
    let device = document.device?.id ?? ""
    let object = live.root.object
    let tools = document.toolsVersionNumber ?? 0
    canvas = device.isEmpty ? view.bounds.size : CanvasDevice(device, tools: tools).screen
    isPad = device.hasPrefix("ipad") || document.isTV
    let list = live.root.kind == .prototype ? object.parentView : nil
    listID = list?.id
    listWidth = list?.frame?.width
    stored = object.object(key: "view")?.frame?.size ?? object.frame?.size ?? view.bounds.size
    role = Self.role(live, view, stored, canvas)
  }

  private static func role(
    _ live: DocumentInstance.Live,
    _ view: UIView,
    _ stored: CGSize,
    _ canvas: CGSize
  ) -> Role {
    let fillsScreen = abs(stored.width - canvas.width) < 0.5 || screenWidths.contains(stored.width)
    if live.root.object.role == .viewController { return fillsScreen ? .screen : .fixed }
    switch view {
    case is UITableViewCell, is UITableViewHeaderFooterView: return .row
    case is UICollectionViewCell: return abs(stored.width - canvas.width) < 0.5 ? .row : .fixed
    case is UICollectionReusableView: return fillsScreen ? .row : .fixed
    default:
      guard fillsScreen else { return .fixed }
      return stored.height >= 480 ? .screen : .row
    }
  }

  /// The widths of phones, and of the canvas before there were devices.
  private static let screenWidths: Set<CGFloat> = [320, 375, 390, 393, 414, 428, 430, 600]

  /// The size at a width.
  ///
  /// What was drawn for a tablet is not tried on phones. Rows keep their height here: what they ask for is found by layout.
  /// - Parameters:
  ///   - width: Points.
  ///   - list: The width that the list of a prototype has at this width; nil where it is not known.
  /// - Returns: The size; nil where the root does not take part, or is what it was.
  func size(at width: Double, list: CGFloat? = nil) -> CGSize? {
    guard role != .fixed, !(isPad && width < 700) else { return nil }
    switch role {
    case .fixed: return nil
    case .row:
      // A prototype may be narrower than its table, and that narrower than the screen.
      let inset = listWidth.map { max(0, $0 - stored.width) } ?? 0
      let size = CGSize(width: (list ?? width) - inset, height: stored.height)
      return size.width > 0 && size.width != stored.width ? size : nil
    case .screen:
      guard width != stored.width else { return nil }
      let isWhole = abs(stored.height - canvas.height) <= 150
      let height =
        isWhole ? stored.height + Self.height(of: width) - canvas.height : stored.height
      return CGSize(width: width, height: max(height, 1))
    }
  }

  /// The height of the highest device of a width; screens of other widths are 16 to 9.
  static func height(of width: Double) -> Double {
    switch width {
    case 320: 568
    case 375: 812
    case 390: 844
    case 393: 852
    case 402: 874
    case 414: 896
    case 428: 926
    case 430: 932
    case 440: 956
    case 744: 1133
    case 768: 1024
    case 810: 1080
    case 820: 1180
    case 834: 1194
    case 1024: 1366
    default: (width * 16 / 9).rounded()
    }
  }
}
