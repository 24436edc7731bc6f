/// A view of a map.
@MainActor
open class MKMapView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "mapView" }
}
