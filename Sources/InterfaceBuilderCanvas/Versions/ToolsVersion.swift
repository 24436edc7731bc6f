import InterfaceBuilder

/// A version of Interface Builder, by the number that documents keep of it.
///
/// This is the only place with such numbers. Each is named after what changed; two changes of one version have a name each.
package struct ToolsVersion: Hashable, Comparable, Sendable {
  /// The number, such as the first part of `toolsVersion="17701"`; 0 where a document names none.
  let number: Int

  /// The version of a number; what comes after the newest release is taken for that.
  package init(_ number: Int) {
    let isLater = number > Self.newestRelease && number != Self.unreleased
    self.number = isLater ? Self.newestRelease : number
  }

  /// The newest release that is known.
  private static let newestRelease = 25094
  /// The number of versions that were never released, which draw as older ones do in some rules.
  private static let unreleased = 32700

  /// The version that saved a document.
  package init(of document: IBDocument) { self.init(document.toolsVersionNumber ?? 0) }

  package static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    left.number < right.number
  }

  /// The newest release that is known.
  package static let newest = ToolsVersion(newestRelease)
  /// What was never released, and has a number all the same.
  package static let betweenReleases = ToolsVersion(unreleased)

  /// Whether it was never released.
  var isUnreleased: Bool { number == Self.unreleased }
}

extension ToolsVersion: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension ToolsVersion {
  /// The first of all; what names no version comes before it.
  static let first: ToolsVersion = 1

  // MARK: The canvas

  /// The canvas draws in pixels instead of whole points.
  static let pixelsAreDrawn: ToolsVersion = 11000
  /// It does so for documents that name a device as well.
  static let devicePixelsAreDrawn: ToolsVersion = 12000
  /// A document without a device is drawn on a phone instead of a square.
  static let squareIsGone: ToolsVersion = 14000
  /// A document with safe areas and without a device has no status bar.
  static let deviceIsAssumed: ToolsVersion = 14800
  /// The status bars of devices with a home button are not simulated.
  static let statusBarIsGone: ToolsVersion = 14800
  /// They are simulated again.
  static let statusBarIsBack: ToolsVersion = 21600
  /// Each device that reaches around its camera has a status bar of its own height.
  static let statusBarsDiffer: ToolsVersion = 21200

  /// The status bar of the phone of 812 points has three points more.
  static let smallStatusBarIsHigher: ToolsVersion = 21600

  // MARK: Safe areas

  /// Safe areas replace the guides at the top and bottom of a controller.
  static let safeAreasExist: ToolsVersion = 13000
  /// A root that ends above the lower corners of a device keeps clear of them all the same.
  static let cutRootsKeepCorners: ToolsVersion = 21600
  /// A root that is lower than a screen has the safe area of one.
  static let lowRootsHaveSafeAreas: ToolsVersion = 21600
  /// What a window gives its root is added to what the device gives it.
  package static let safeAreaAppliesTwice: ToolsVersion = 23700
  /// The overscan of televisions is narrower at the sides.
  static let overscanIsNarrower: ToolsVersion = 15000

  // MARK: Bars and sheets

  /// Toolbars are as high as tab bars.
  static let toolbarsAreHigher: ToolsVersion = 14800
  /// The guides of a controller take opaque bars into account that its view lies under.
  static let opaqueBarsCount: ToolsVersion = 13000
  /// A view of the screen's size begins at its top below an opaque bar.
  static let opaqueBarsPushNothing: ToolsVersion = 21600
  /// The bars of tablets are 50 points high.
  static let tabletBarsAreHigher: ToolsVersion = 14400
  /// A sheet on a phone with a home button begins 20 points below the screen's top.
  package static let sheetsAreCards: ToolsVersion = 14800
  /// A sheet without a bar keeps clear of the status bar.
  static let sheetsHaveStatusBars: ToolsVersion = 21200
  /// It keeps clear of nothing at its top again.
  static let sheetsBeginBare: ToolsVersion = 21600
  /// A sheet ends above the corners of the device.
  static let sheetsEndAboveCorners: ToolsVersion = 21700
  /// A sheet with a size of its own keeps clear of nothing.
  static let freeSheetsAreBare: ToolsVersion = 21700
  /// What is shown in something shorter than the screen keeps clear of nothing at its top.
  static let shortScenesBeginBare: ToolsVersion = 22000
  /// The bar of a device that reaches around its camera is ten points higher.
  static let navigationBarsAreHigher: ToolsVersion = 23700
  /// A large title is shown as a small one until there is something to scroll.
  static let largeTitlesCollapse: ToolsVersion = 25000

  // MARK: Margins

  /// The root of a scene of 400 points or more has margins of 20 points.
  static let wideRootsHaveWiderMargins: ToolsVersion = 8000
  /// The root of a nib has the margins of a screen.
  static let nibRootsHaveScreenMargins: ToolsVersion = 7000
  /// The margins of a root take its safe area into account.
  static let marginsKnowBars: ToolsVersion = 13000
  /// The content of a cell has the margins of lists.
  static let cellsHaveListMargins: ToolsVersion = 13200
  /// They follow the width of the canvas instead of the cell's.
  static let cellMarginsFollowCanvas: ToolsVersion = 14800
  /// Cells of narrow lists inside of scenes have 16 points at their sides.
  static let narrowListsHaveWiderMargins: ToolsVersion = 17000
  /// Lists are those of the system from iOS 26 on.
  static let listsHaveGlass: ToolsVersion = 24000

  // MARK: Content

  /// Fields with a rounded border are four points higher.
  static let roundedFieldsAreHigher: ToolsVersion = 14800
  /// Fields without a border are higher than their lines.
  static let borderlessFieldsAreHigher: ToolsVersion = 13000
  /// Fields of 15 and 16 points are higher again.
  static let smallFieldsAreHigher: ToolsVersion = 15000
  /// Segments and steppers are those of iOS 13.
  static let controlsOfIOS13: ToolsVersion = 15000
  /// From Xcode 11 on, apps follow the system's appearance.
  package static let appsMayBeDark: ToolsVersion = 15000
  /// Progress bars are four points high.
  static let progressBarsAreHigher: ToolsVersion = 17000
  /// The dots of a page control stand in a box.
  static let pageControlsHaveBoxes: ToolsVersion = 17000
  /// The box ends nearer to the dots.
  static let pageControlsAreTighter: ToolsVersion = 23000
  /// Search bars are 56 points high.
  static let searchBarsAreHigher: ToolsVersion = 14000
  /// Switches and search bars are those of the system from iOS 26 on.
  static let controlsHaveGlass: ToolsVersion = 24000
  /// Sliders are 33 points high.
  static let slidersAreHigher: ToolsVersion = 23700
  /// A line of text ends at a pixel on every screen.
  static let linesEndAtPixels: ToolsVersion = 24000

  // MARK: Fonts

  /// The system's font has the letters of iOS 9, and is no Helvetica Neue anymore.
  static let fontOfIOS9: ToolsVersion = 8000
  /// The system's font has the letters of iOS 10.
  static let fontOfIOS10: ToolsVersion = 11000
  /// The system's font has the letters of iOS 11.
  static let fontOfIOS11: ToolsVersion = 13000
  /// The system's font has thin letters in small sizes, too.
  static let fontOfIOS13: ToolsVersion = 14800
  /// The system's font has the letters of iOS 14.
  static let fontOfIOS14: ToolsVersion = 17000
  /// The system's font has the ideographs of iOS 18.
  static let ideographsOfIOS18: ToolsVersion = 23000
  /// Text styles are drawn in the standard size.
  static let textStylesAreDefault: ToolsVersion = 11000
  /// The styles of titles are as large as devices have them.
  static let titlesAreLarger: ToolsVersion = 14800
  /// Text styles are drawn in the smallest of the sizes that a user can choose.
  static let textStylesAreSmallest: ToolsVersion = 18000
  /// They are drawn in the standard size again.
  static let textStylesAreStandard: ToolsVersion = 21000

  // MARK: Other devices

  /// What a document is laid out with on another device than its own, at least: there a status bar is simulated.
  static let leastForOtherDevices: ToolsVersion = 22000
}
