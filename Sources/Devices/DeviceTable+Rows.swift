import Foundation
import Geometry

extension DeviceTable {
  /// What a row says beside its numbers.
  struct Marks: OptionSet {
    let rawValue: Int

    /// A phone whose width is regular when it lies on its side.
    static let large = Marks(rawValue: 1)
    /// A tablet without a home button.
    static let round = Marks(rawValue: 2)
    /// The device that is meant where only its width is named.
    static let typical = Marks(rawValue: 4)
    static let largeTypical: Marks = [.large, .typical]
    static let roundTypical: Marks = [.round, .typical]
  }

  /// A phone: with a home button, unless its screen keeps something free at its top.
  static func phone(
    _ id: String?,
    _ width: Double,
    _ height: Double,
    _ scale: CGFloat,
    top: CGFloat? = nil,
    _ marks: Marks,
    _ names: String
  ) -> Device {
    Device(
      ids: [id].compactMap(\.self),
      names: words(names),
      family: .phone,
      size: CGSize(width: width, height: height),
      scale: scale,
      corners: top == nil ? .square : .aroundCamera,
      uprightInsets: UIEdgeInsets(top: top ?? 20, left: 0, bottom: top == nil ? 0 : 34, right: 0),
      sideInsets: top.map { UIEdgeInsets(top: 0, left: $0, bottom: 21, right: $0) } ?? .zero,
      uprightClasses: Device.SizeClasses(.compact, .regular),
      sideClasses: Device.SizeClasses(marks.contains(.large) ? .regular : .compact, .compact),
      standsForWidth: marks.contains(.typical)
    )
  }

  /// A tablet, with a home button or with round corners.
  static func pad(
    _ id: String?,
    _ width: Double,
    _ height: Double,
    _ marks: Marks,
    _ names: String
  ) -> Device {
    let isRound = marks.contains(.round)
    let insets = UIEdgeInsets(top: isRound ? 24 : 20, left: 0, bottom: isRound ? 20 : 0, right: 0)
    return Device(
      ids: [id].compactMap(\.self),
      names: words(names),
      family: .pad,
      size: CGSize(width: width, height: height),
      scale: 2,
      corners: isRound ? .round : .square,
      uprightInsets: insets,
      sideInsets: insets,
      uprightClasses: Device.SizeClasses(.regular, .regular),
      sideClasses: Device.SizeClasses(.regular, .regular),
      standsForWidth: marks.contains(.typical)
    )
  }

  /// A television, which has no orientation.
  static func television(_ id: String, _ width: Double, _ height: Double, _ names: String) -> Device
  {
    let overscan = UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
    return Device(
      ids: [id],
      names: words(names),
      family: .television,
      size: CGSize(width: width, height: height),
      scale: 1,
      corners: .square,
      uprightInsets: overscan,
      sideInsets: overscan,
      uprightClasses: Device.SizeClasses(.regular, .regular),
      sideClasses: Device.SizeClasses(.regular, .regular),
      standsForWidth: false
    )
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
