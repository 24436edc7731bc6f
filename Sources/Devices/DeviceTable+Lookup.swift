import Foundation
import Geometry

extension DeviceTable {
  /// What a screen is where nobody says which.
  public static let standard = byName["iphone-se"] ?? all[0]

  /// The devices that documents can be laid out on, in the table's order.
  public static let layoutTargets = all.filter { $0.family != .television }

  /// The device of televisions.
  public static let television = all.first { $0.family == .television } ?? standard

  private static let byID = table { $0.ids }
  private static let byName = table { $0.names }

  private static func table(_ words: (Device) -> [String]) -> [String: Device] {
    let pairs = all.flatMap { device in words(device).map { ($0, device) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The device with an id of Interface Builder; nil where there is none.
  public static func device(withID id: String) -> Device? { byID[id] }

  /// The device with an id of Interface Builder, or what its family has in common where the id is not known.
  ///
  /// A phone that is not known is as wide and high as the standard one and has the largest known status bar of a pro phone.
  public static func device(like id: String) -> Device {
    if let known = byID[id] { return known }
    if id.hasPrefix("appleTV") { return television }
    if id.hasPrefix("ipad") {
      return pad(id, 768, 1024, id.hasSuffix("rounded") ? .round : [], "")
    }
    return phone(id, standard.width, standard.height, 3, top: 62, [], "")
  }

  /// The device that a scene simulates by a type of Xcode 7 and older, such as `retina47`; nil where the type is not known.
  public static func device(simulatedBy type: String?) -> Device? {
    let ids = ["retina4": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5"]
    guard let type else { return byID["retina3_5"] }
    return ids[type].flatMap { byID[$0] }
  }

  /// The device of a name, Interface Builder's or people's; nil where no document can be laid out on one.
  public static func named(_ name: String) -> Device? {
    let found = byID[name] ?? byName[name.lowercased()]
    return found?.family == .television ? nil : found
  }

  /// The device that a width alone stands for; nil where none has it.
  public static func typical(ofWidth width: Double) -> Device? {
    all.first { $0.standsForWidth && $0.width == width }
  }

  /// The device whose shape a width takes: the one that it stands for, or else the nearest.
  ///
  /// Of two that are equally near, the narrower one.
  public static func nearest(toWidth width: Double) -> Device {
    let typical = all.filter(\.standsForWidth)
    return typical.min { abs($0.width - width) < abs($1.width - width) } ?? standard
  }

  /// The height of a screen of this width: the known one, or that of the nearest device's shape.
  public static func screenHeight(forWidth width: Double) -> Double {
    let device = nearest(toWidth: width)
    return device.width == width ? device.height : (width * device.height / device.width).rounded()
  }
}
