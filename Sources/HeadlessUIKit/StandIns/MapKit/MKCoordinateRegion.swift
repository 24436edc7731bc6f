import Foundation

/// An angle on the globe in degrees.
public typealias CLLocationDegrees = Double
/// A length on the globe in metres.
public typealias CLLocationDistance = Double
/// Metres; negative where a place is not known.
public typealias CLLocationAccuracy = Double

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees
  /// The place where both are 0.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// Creates one.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a place on the globe.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place is on the globe.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// The extent of a region in degrees.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees
  /// Creates one.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of the globe.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// Its extent.
  public var span: MKCoordinateSpan
  /// The region without an extent at the place where both degrees are 0.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// Creates one.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
}

extension MKMapView {
  /// Stored only.
  public var region: MKCoordinateRegion {
    get { stored("region", MKCoordinateRegion()) }
    set { store("region", newValue) }
  }
  /// Stored only.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Stored only.
  public var showsUserLocation: Bool {
    get { stored("showsUserLocation", false) }
    set { store("showsUserLocation", newValue) }
  }
  /// Stored only.
  public var isScrollEnabled: Bool {
    get { stored("isScrollEnabled", true) }
    set { store("isScrollEnabled", newValue) }
  }
  /// Stored only.
  public var isZoomEnabled: Bool {
    get { stored("isZoomEnabled", true) }
    set { store("isZoomEnabled", newValue) }
  }
  /// Sets the region at once.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Sets the middle at once.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
}
