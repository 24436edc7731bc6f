import Devices
import Foundation

/// The host's element in Interface Builder's vocabulary, as a value; registrations and data are left out.
struct HostElement: Sendable {
  let name: String
  let attributes: [SourceAttribute]
  let children: [HostElement]

  init(_ element: SourceElement) {
    name = element.name
    attributes = element.attributes
    children = element.children.filter { !["register", "data"].contains($0.name) }.map(
      HostElement.init
    )
  }

  init(name: String, attributes: [SourceAttribute], children: [HostElement]) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  static let decoration = "decoration"
  /// What a layout says of its decoration views.
  var decorations: [DecorationPlan] {
    children.filter { $0.name == Self.decoration }.map(DecorationPlan.init)
  }

  /// The device whose size and safe area the window takes.
  var device: Device? { self["device"].flatMap(DeviceTable.named) }

  /// The declared size, or that of the device.
  var size: CGSize {
    if let device { return device.size }
    func side(_ name: String) -> Double { self[name].flatMap(Double.init) ?? 0 }
    return CGSize(width: side("width"), height: side("height"))
  }
}
