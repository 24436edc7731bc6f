import Foundation
import Geometry

/// The devices that are known: a new one is one row here.
///
/// Sizes and size classes are those of Apple's Human Interface Guidelines ("Layout"). The safe areas of
/// devices with an id were read off documents that Interface Builder saved. Those of the others and the 62
/// of `retina6_9` have no source: they are assumed, from the next device of the same kind.
public enum DeviceTable {
  /// All rows: phones, tablets and televisions, narrow ones first.
  public static let all: [Device] = phones + pads + televisions

  // Id, size, pixels per point, what a screen around a camera keeps free at its top, and names.
  private static let phones: [Device] = [
    phone("retina3_5", 320, 480, 2, [], "iphone-4s iphone-4"),
    phone("retina4_0", 320, 568, 2, .typical, "iphone-5s iphone-5 iphone-se-1"),
    phone("retina4_7", 375, 667, 2, [], "iphone-se iphone-8 iphone-7 iphone-6s iphone-6"),
    phone("retina5_9", 375, 812, 3, top: 50, .typical, "iphone-x iphone-11-pro iphone-13-mini"),
    phone("retina6_0", 390, 844, 3, top: 47, .typical, "iphone-12 iphone-13 iphone-14 iphone-16e"),
    phone("retina6_12", 393, 852, 3, top: 59, .typical, "iphone-14-pro iphone-15 iphone-16"),
    phone("retina6_3", 402, 874, 3, top: 62, .typical, "iphone-16-pro iphone-17 iphone-17-pro"),
    phone("retina5_5", 414, 736, 3, .large, "iphone-8-plus iphone-7-plus iphone-6s-plus"),
    phone("retina6_1", 414, 896, 2, top: 48, .largeTypical, "iphone-11 iphone-xr"),
    phone("retina6_5", 414, 896, 3, top: 44, .large, "iphone-11-pro-max iphone-xs-max"),
    phone(nil, 420, 912, 3, top: 68, .largeTypical, "iphone-air"),
    phone("retina6_7", 428, 926, 3, top: 47, .largeTypical, "iphone-12-pro-max iphone-14-plus"),
    phone("retina6_72", 430, 932, 3, top: 59, .largeTypical, "iphone-14-pro-max iphone-16-plus"),
    phone("retina6_9", 440, 956, 3, top: 62, .largeTypical, "iphone-16-pro-max iphone-17-pro-max"),
  ]

  private static let pads: [Device] = [
    pad("ipad7_9", 744, 1133, .roundTypical, "ipad-mini ipad-mini-6 ipad-mini-7"),
    pad("ipad9_7", 768, 1024, .typical, "ipad-9.7 ipad-5 ipad-6 ipad-mini-5"),
    pad("ipad10_2", 810, 1080, .typical, "ipad-10.2 ipad-7 ipad-8 ipad-9"),
    pad(nil, 820, 1180, .roundTypical, "ipad-10.9 ipad-10 ipad-air-4 ipad-air-5 ipad-air-11"),
    pad("ipad10_5", 834, 1112, [], "ipad-10.5 ipad-air-3"),
    pad("ipad11_0rounded", 834, 1194, .roundTypical, "ipad-11 ipad-pro-11"),
    pad(nil, 834, 1210, .round, "ipad-pro-11-m4 ipad-pro-11-m5"),
    pad("ipad12_9", 1024, 1366, .typical, "ipad-12.9"),
    pad("ipad12_9rounded", 1024, 1366, .round, "ipad-12.9-rounded ipad-air-13"),
    pad(nil, 1032, 1376, .roundTypical, "ipad-pro-13-m4 ipad-pro-13-m5"),
  ]

  private static let televisions: [Device] = [
    television("appleTV", 1920, 1080, "apple-tv")
  ]
}
