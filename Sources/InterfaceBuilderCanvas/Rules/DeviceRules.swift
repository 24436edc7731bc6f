import Devices
import Foundation

/// What a version simulates of a device.
@MainActor
enum DeviceRules {
  static let table: [CanvasRule<DeviceDraft>] = [
    CanvasRule(
      18,
      "A document without a device has a square canvas of 600 points.",
      .until(.squareIsGone),
      outside: .views(3, against: 0, documents: 1, projects: 1)
    ) { device in
      guard device.known == nil else { return false }
      device.uprightScreen = CGSize(width: 600, height: 600)
      return true
    },
    CanvasRule(
      152,
      "A document without a device and without size classes has the canvas of the screen that it simulates.",
      .until(.squareIsGone),
      .views(38, against: 0, documents: 7, projects: 3)
    ) { device in
      guard device.known == nil, let screen = device.simulatedScreen else { return false }
      device.uprightScreen = screen
      return true
    },
    CanvasRule(
      19,
      "The canvas draws in whole points.",
      .from(.first, until: .pixelsAreDrawn),
      outside: .views(8, against: 4, documents: 9, projects: 5)
    ) { device in
      device.scale = 1
      return true
    },
    CanvasRule(
      20,
      "The canvas draws in whole points where the document names a device.",
      .until(.devicePixelsAreDrawn),
      outside: .views(6, against: 5, documents: 7, projects: 7)
    ) { device in
      guard device.known != nil else { return false }
      device.scale = 1
      return true
    },
    CanvasRule(
      21,
      "All devices that reach around their cameras have the status bar of the first of them.",
      .until(.statusBarsDiffer),
      outside: .views(914, against: 0, documents: 423, projects: 40)
    ) { device in
      guard device.isAroundCamera else { return false }
      device.uprightInsets.top = 44
      (device.sideInsets.left, device.sideInsets.right) = (44, 44)
      return true
    },
    CanvasRule(
      133,
      "The phone of 812 points has a status bar of 47 points.",
      .from(.statusBarsDiffer, until: .smallStatusBarIsHigher),
      .views(30, against: 0, documents: 3, projects: 3)
    ) { device in
      guard device.isAroundCamera, device.uprightScreen.height == 812 else { return false }
      device.uprightInsets.top = 47
      return true
    },
    CanvasRule(
      23,
      "Phones with a home button have no status bar.",
      .from(.statusBarIsGone, until: .statusBarIsBack),
      outside: .views(245, against: 0, documents: 67, projects: 28)
    ) { device in
      guard device.known?.corners == .square, !device.isLarge else { return false }
      (device.uprightInsets.top, device.sideInsets.top) = (0, 0)
      return true
    },
    CanvasRule(
      167,
      "A nib without a device whose root is as large as a phone with an island is drawn on that phone.",
      .from(.statusBarsDiffer, until: .statusBarIsBack),
      .views(44, against: 1, documents: 7, projects: 1)
    ) { device in
      guard device.known == nil, let phone = device.fittingPhone, phone.hasIsland else {
        return false
      }
      device.take(phone)
      return true
    },
    CanvasRule(
      24,
      "A document with safe areas and without a device has no status bar.",
      .since(.deviceIsAssumed),
      outside: .views(7, against: 0, documents: 1, projects: 1)
    ) { device in
      guard device.known == nil, device.usesSafeAreas else { return false }
      device.uprightInsets.top = 0
      return true
    },
    CanvasRule(
      130,
      "The navigation bar of a tablet takes 50 points.",
      .since(.tabletBarsAreHigher),
      .views(23, against: 0, documents: 4, projects: 3)
    ) { device in
      guard device.isPad else { return false }
      device.navigationBar = 50
      return true
    },
    CanvasRule(
      160,
      "A phone that reaches around its camera keeps nothing free at its sides when it lies on one.",
      .from(.statusBarsDiffer, until: .statusBarIsBack),
      .views(11, against: 0, documents: 1, projects: 1)
    ) { device in
      guard device.isAroundCamera else { return false }
      (device.sideInsets.left, device.sideInsets.right) = (0, 0)
      return true
    },
  ]
}

extension Device {
  /// Whether its screen reaches around an island, as that of the 14 Pro and later ones.
  fileprivate var hasIsland: Bool { corners == .aroundCamera && uprightInsets.top >= 59 }
}
