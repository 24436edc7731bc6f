/// MapKit's view, which keeps its frame and subviews only.
@MainActor
open class MKMapView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "mapView" }
}
