import Foundation
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

  /// A cell that lets its own recogniser go with a list's, as chats do.
  private final class SwipedCell: UITableViewCell {
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("A cell is the delegate of recognisers, and its class may answer for it")
  func cellGestures() {
    let (pan, other) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let cells: [any UIGestureRecognizerDelegate] = [
      UITableViewCell(style: .default, reuseIdentifier: nil),
      SwipedCell(style: .default, reuseIdentifier: nil),
    ]
    let answers = cells.map {
      $0.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other)
    }
    #expect(answers == [false, true])
    #expect(cells[1].gestureRecognizer(pan, shouldReceive: UITouch()))
  }

  @Test("The primary action of a control is what a tap sends first")
  func primaryAction() {
    let control = UIButton(frame: .zero)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    control.addAction(UIAction { _ in count += 10 }, for: .touchDown)
    control.performPrimaryAction()
    #expect(count == 1)
  }

  @Test("An activity keeps what is added, and what is added last")
  func activity() {
    let activity = NSUserActivity(activityType: "read")
    activity.addUserInfoEntries(from: ["page": 1, "book": "B"])
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["book"] as? String == "B")
  }

  @Test("Texts are made empty, and read without their format")
  func texts() throws {
    #expect(NSAttributedString().length == 0 && NSMutableAttributedString().string.isEmpty)
    let page = try NSAttributedString(
      data: Data("<p>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil
    )
    #expect(page.string == "<p>")
    #expect(
      StandIn.called.contains("NSAttributedString.init(data:options:documentAttributes:)")
    )
  }

  @Test("A class stands for itself, and its cells are found under it")
  func classForCoder() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(SwipedCell.classForCoder(), forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is SwipedCell)
  }

  @Test("a colour literal is also one of layers, and separators have the cell's type")
  func literals() {
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(layer.borderColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor)
    let style: UITableViewCell.SeparatorStyle = .singleLineEtched
    let table = UITableView()
    table.separatorStyle = style
    #expect(table.separatorStyle == .singleLineEtched)
  }
}
