import Foundation

/// A device to lay documents out on, by Interface Builder's name for it.
public struct SweepDevice: Sendable, Hashable {
  /// Interface Builder's name, as in `<device id="retina4_7">`.
  public let id: String
  /// What people call it.
  public let name: String
  /// The width in points, upright.
  public let width: Double
  /// The height in points, upright.
  public let height: Double

  /// The devices that are known, phones first, narrow ones first.
  public static let all: [SweepDevice] = [
    SweepDevice(id: "retina3_5", name: "iphone-4s", width: 320, height: 480),
    SweepDevice(id: "retina4_0", name: "iphone-5s", width: 320, height: 568),
    SweepDevice(id: "retina4_7", name: "iphone-se", width: 375, height: 667),
    SweepDevice(id: "retina5_9", name: "iphone-x", width: 375, height: 812),
    SweepDevice(id: "retina6_0", name: "iphone-12", width: 390, height: 844),
    SweepDevice(id: "retina6_12", name: "iphone-14-pro", width: 393, height: 852),
    SweepDevice(id: "retina5_5", name: "iphone-8-plus", width: 414, height: 736),
    SweepDevice(id: "retina6_1", name: "iphone-11", width: 414, height: 896),
    SweepDevice(id: "retina6_5", name: "iphone-11-pro-max", width: 414, height: 896),
    SweepDevice(id: "retina6_7", name: "iphone-12-pro-max", width: 428, height: 926),
    SweepDevice(id: "ipad9_7", name: "ipad-9.7", width: 768, height: 1024),
    SweepDevice(id: "ipad10_5", name: "ipad-10.5", width: 834, height: 1112),
    SweepDevice(id: "ipad11_0rounded", name: "ipad-11", width: 834, height: 1194),
    SweepDevice(id: "ipad12_9", name: "ipad-12.9", width: 1024, height: 1366),
    SweepDevice(id: "ipad12_9rounded", name: "ipad-12.9-rounded", width: 1024, height: 1366),
  ]

  /// The device of a name, Interface Builder's or people's; nil where there is none.
  public static func named(_ name: String) -> SweepDevice? {
    all.first { $0.id == name || $0.name == name.lowercased() }
  }

  /// The device that a width without one stands for: the newest of that width; nil where none has it.
  static func typical(_ width: Double) -> SweepDevice? {
    let ids: [Double: String] = [
      320: "retina4_0", 375: "retina5_9", 390: "retina6_0", 393: "retina6_12", 414: "retina6_1",
      428: "retina6_7", 768: "ipad9_7", 834: "ipad11_0rounded", 1024: "ipad12_9",
    ]
    return ids[width].flatMap(named)
  }
}
