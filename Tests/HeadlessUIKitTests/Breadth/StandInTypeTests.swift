import Testing

@testable import HeadlessUIKit

/// Types that keep what they are given and have no behaviour of their own.
@MainActor
struct StandInTypeTests {
  @Test("An animator knows the items of its rules, and moves none")
  func animator() {
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 2, section: 0)
    let item = UICollectionViewLayoutAttributes(forCellWith: path)
    item.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
    let behavior = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
    animator.addBehavior(behavior)
    #expect(animator.items(in: CGRect(x: 0, y: 140, width: 9, height: 20)).first === item)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 9, height: 90)).isEmpty)
    #expect(animator.layoutAttributesForCell(at: path) === item && behavior.items.count == 1)
    #expect(StandIn.called.contains("UIDynamicAnimator.addBehavior"))
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && animator.layoutAttributesForCell(at: path) == nil)
  }

  @Test("The way between two places follows the globe")
  func distance() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1_500)
    #expect(paris.distance(from: paris) == 0)
  }

  @Test("A map keeps the places that it is given")
  func annotations() {
    let (map, place) = (MKMapView(), MKPointAnnotation())
    place.title = "Here"
    map.addAnnotations([place, MKPointAnnotation()])
    #expect(map.annotations.count == 2 && map.annotations[0].title == "Here")
    map.removeAnnotation(place)
    #expect(map.annotations.count == 1)
    let view = MKPinAnnotationView(annotation: place, reuseIdentifier: "pin")
    #expect(view.annotation === place && view.reuseIdentifier == "pin")
  }

  @Test("An older web view keeps its settings, and notes what it cannot do")
  func olderWebView() {
    let view = UIWebView(frame: .zero)
    view.scalesPageToFit = true
    view.loadHTMLString("<p>", baseURL: nil)
    #expect(view.scalesPageToFit && StandIn.called.contains("UIWebView.loadHTMLString"))
    #expect(view.stringByEvaluatingJavaScript(from: "1") == nil)
  }
}
