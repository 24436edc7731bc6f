import Devices
import InterfaceBuilder

/// What a sweep lays documents out with.
public struct SweepOptions: Sendable, Equatable {
  /// The appearances that colours have values for.
  public enum Appearance: String, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// The widths in points; screens, lists and what fills them take these.
  public var widths: [Double]
  /// The texts; each is laid out at each width and on each device.
  public var texts: [Text]
  /// The devices, each with its size, its safe area and its size classes.
  public var devices: [Device]
  /// The appearances in which texts must be seen.
  public var appearances: [Appearance]

  /// Creates options.
  public init(
    widths: [Double],
    texts: [Text] = [.short],
    devices: [Device] = [],
    appearances: [Appearance] = []
  ) {
    self.widths = widths
    self.texts = texts
    self.devices = devices
    self.appearances = appearances
  }

  /// Nothing but the document's own sizes.
  static let ownSizes = SweepOptions(widths: [])

  /// Every width and device with every text: the document's own texts first, and narrow before wide.
  var points: [SweepPoint] {
    let places =
      widths.map { SweepPoint(width: $0, text: .short) }
      + devices.map { SweepPoint(width: $0.width, text: .short, device: $0) }
    let sorted = places.sorted { ($0.width ?? 0) < ($1.width ?? 0) }
    return Text.allCases.filter(texts.contains).flatMap { text in
      sorted.map { SweepPoint(width: $0.width, text: text, device: $0.device) }
    }
  }
}

extension SweepOptions {
  /// Whether something is laid out as on a tablet.
  public var hasTabletSizes: Bool { points.contains(where: \.isOfTablet) }

  /// Whether something is laid out as on a phone.
  var hasPhoneSizes: Bool { points.contains { $0.width != nil && !$0.isOfTablet } }

  /// Whether something is laid out as on a phone without a home button.
  var hasTallPhones: Bool { points.contains { Self.isTallPhone($0.deviceMeant) } }

  private static func isTallPhone(_ device: Device?) -> Bool {
    device.map { $0.family == .phone && !$0.hasHomeButton } ?? false
  }

  /// Puts phones with a home button in the places of those without: the widest that is no wider.
  mutating func leaveOutTallPhones() {
    let tall = widths.filter { Self.isTallPhone(DeviceTable.nearest(toWidth: $0)) }
    let meant = tall + devices.filter { Self.isTallPhone($0) }.map(\.width)
    widths.removeAll(where: tall.contains)
    devices.removeAll { Self.isTallPhone($0) }
    for width in meant {
      let phones = DeviceTable.all.filter { $0.hasHomeButton && $0.width <= width }
      guard let phone = phones.max(by: { $0.width < $1.width }) else { continue }
      if !devices.contains(phone) { devices.append(phone) }
    }
  }

  /// Leaves out what a document is not for.
  mutating func leaveOutSizes(besides screens: ScreenFamilies.Screens?) {
    switch screens {
    case .phones: leaveOutTabletSizes()
    case .tablets:
      widths.removeAll { !SweepPoint(width: $0, text: .short).isOfTablet }
      devices.removeAll { $0.family != .pad }
    case .one: (widths, devices) = ([], [])
    case nil: break
    }
  }

  /// Leaves out what is laid out as on a tablet.
  mutating func leaveOutTabletSizes() {
    widths.removeAll { SweepPoint(width: $0, text: .short).isOfTablet }
    devices.removeAll { $0.family == .pad }
  }
}

extension SweepOptions {
  /// The options without the sizes that a document is not for.
  @MainActor
  func fitted(to document: IBDocument, _ facts: ProjectFacts) -> SweepOptions {
    var options = self
    if options != .ownSizes {
      options.leaveOutSizes(besides: facts.built.onlyFamily(document.file))
    }
    // All sizes are upright.
    if options != .ownSizes {
      let isOnSide = { facts.orientations.isOnSide(document.file, on: $0) }
      if isOnSide(.phones) { options.leaveOutSizes(besides: .tablets) }
      if isOnSide(.tablets) { options.leaveOutSizes(besides: .phones) }
      if let owner = document.ownerClass, facts.codeKeepsOnSide(owner) {
        (options.widths, options.devices) = ([], [])
      }
    }
    if options.hasTallPhones, facts.launchScreens.areOldImages { options.leaveOutTallPhones() }
    options.leaveOutSizes(besides: facts.screenFamilies.screens(of: document.file))
    return options
  }
}

extension IBDocument {
  /// The custom class of a nib's File's Owner.
  fileprivate var ownerClass: String? {
    objects.first { $0.placeholderIdentifier == "IBFilesOwner" }?.customClass
  }
}

extension SweepOptions: CustomStringConvertible {
  /// The options as they are given, whatever their order.
  public var description: String {
    let widths = widths.sorted().map(Points.text)
    let parts = [
      ("widths", widths), ("devices", devices.map(\.id).sorted()),
      ("texts", texts.map(\.rawValue).sorted()),
      ("appearances", appearances.map(\.rawValue).sorted()),
    ]
    return parts.filter { !$1.isEmpty }.map { "\($0) \($1.joined(separator: ","))" }
      .joined(separator: ", ")
  }
}

/// One width or device with one kind of texts.
struct SweepPoint: Hashable {
  /// Points; nil means the document's own.
  var width: Double?
  var text: SweepOptions.Text
  /// The device that was asked for; nil where a width alone was.
  var device: Device?

  /// The device that the layout is for: the one asked for, or the nearest one to the width.
  var deviceMeant: Device? { device ?? width.map(DeviceTable.nearest) }

  /// Whether the layout is that of a tablet.
  var isOfTablet: Bool { deviceMeant?.family == .pad }
}
