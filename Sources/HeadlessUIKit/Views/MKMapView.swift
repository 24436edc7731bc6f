/// MapKit's view, which keeps its frame and subviews only.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "mapView" }
}

extension ElementClasses {
  var mapView: AnyClass { MKMapView.self }
}
