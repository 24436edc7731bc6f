import Foundation

/// A place with what was measured about it.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How exact the place is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the altitude is.
  public let verticalAccuracy: CLLocationAccuracy
  /// When it was measured.
  public let timestamp: Date

  /// Creates a place on the ground.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// Creates a place with all that was measured.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// The mean radius of the globe in metres.
  private static let radius = 6_371_008.8

  /// The way along a sphere in metres; Apple's takes the globe's true shape, which differs by up to 0.5 %.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let (a, b) = (here.latitude * .pi / 180, there.latitude * .pi / 180)
    let across = (there.longitude - here.longitude) * .pi / 180
    let square = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(across / 2), 2)
    return 2 * CLLocation.radius * asin(min(1, square.squareRoot()))
  }

  /// The same object, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
