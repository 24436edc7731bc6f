/// A place on a map with a title.
@MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The text below the title.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}

/// Where the user is.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place; both degrees are 0 here.
  open private(set) var coordinate = CLLocationCoordinate2D()
  /// The title.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?
  /// Whether the place is being found; never here.
  open var isUpdating: Bool { false }
}

extension MKMapView {
  /// A view of an annotation to use again; there is none, as no map shows one.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
  { nil }
}

/// A place on a map that can be moved.
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// The title.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?
  /// Creates one where both degrees are 0.
  public override init() { super.init() }
}

/// The view of a place; no map shows one here.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The place.
  open var annotation: (any MKAnnotation)?
  /// The identifier under which maps would reuse it.
  open private(set) var reuseIdentifier: String?
  /// The image.
  open var image: UIImage?
  /// How far the middle is from the place.
  open var centerOffset = CGPoint.zero
  /// Whether a callout shows the title.
  open var canShowCallout = false
  /// The view at the left of the callout.
  open var leftCalloutAccessoryView: UIView?
  /// The view at the right of the callout.
  open var rightCalloutAccessoryView: UIView?
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it can be dragged.
  open var isDraggable = false

  /// Creates the view of a place.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Creates one from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Called before it is used again.
  open func prepareForReuse() {}
  /// Selects it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin; no map shows one here.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of its head.
  open var pinTintColor: UIColor?
  /// Whether it falls onto the map.
  open var animatesDrop = false
}

/// A balloon; no map shows one here.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon.
  open var markerTintColor: UIColor?
  /// The colour of what is in it.
  open var glyphTintColor: UIColor?
  /// The text in it.
  open var glyphText: String?
  /// The image in it.
  open var glyphImage: UIImage?
}

/// Told of a map; never here.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The view of a place.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// A place was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// The region changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}

extension MKMapViewDelegate {
  /// None.
  public func mapView(
    _ mapView: MKMapView,
    viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}

extension MKMapView {
  /// Told of the map; stored, never told.
  public var delegate: (any MKMapViewDelegate)? {
    get { stored("mapDelegate", WeakReference(nil)).object as? any MKMapViewDelegate }
    set { store("mapDelegate", WeakReference(newValue)) }
  }
  /// The places.
  public var annotations: [any MKAnnotation] {
    get { stored("annotations", []) }
    set { store("annotations", newValue) }
  }
  /// Adds a place.
  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds places.
  public func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes a place.
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Removes places.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
}
