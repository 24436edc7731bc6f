import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("What outlives a view, and views with transforms")
struct OutlivedViewTests {
  @Test("A guide that outlives its view belongs to none")
  func guides() {
    let own = UILayoutGuide()
    var guides: [UILayoutGuide] = [own]
    do {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scroll.addLayoutGuide(own)
      guides += [
        scroll.layoutMarginsGuide, scroll.safeAreaLayoutGuide, scroll.readableContentGuide,
        scroll.contentLayoutGuide, scroll.frameLayoutGuide,
      ]
      #expect(guides.allSatisfy { $0.owningView === scroll })
    }
    #expect(guides.allSatisfy { $0.owningView == nil })
    #expect(guides.allSatisfy { $0.layoutFrame == .zero })
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.addLayoutGuide(own)
    #expect(own.owningView === other)
  }

  @Test("A view without subviews that leaves takes its constraints and those of its guides along")
  func leaves() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (leaf, scroll, stays) = (UIView(), UIScrollView(), UIView())
    let guide = UILayoutGuide()
    for view in [leaf, scroll, stays] { root.addSubview(view) }
    leaf.addLayoutGuide(guide)
    let kept = stays.topAnchor.constraint(equalTo: root.topAnchor)
    let gone = [
      leaf.topAnchor.constraint(equalTo: root.topAnchor),
      stays.leadingAnchor.constraint(equalTo: leaf.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: stays.widthAnchor),
      leaf.layoutMarginsGuide.heightAnchor.constraint(equalTo: stays.heightAnchor),
      scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: stays.widthAnchor),
    ]
    NSLayoutConstraint.activate(gone + [kept])
    leaf.removeFromSuperview()
    scroll.removeFromSuperview()
    #expect(root.constraints == [kept] && gone.allSatisfy { !$0.isActive })
  }

  @Test("Constraints go in any order")
  func order() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let all = (0..<7).map { root.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(all)
    for place in [3, 0, 6, 1, 5] { all[place].isActive = false }
    #expect(root.constraints == [all[2], all[4]])
  }

  @Test("A branch that leaves takes every constraint across its edge along")
  func crossing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: root.bounds)
    weak var gone: UIView?
    do {
      let (branch, inner) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
      let (low, deep, beside) = (UIView(), UIView(), UIView())
      root.addSubview(branch)
      root.addSubview(outer)
      branch.addSubview(inner)
      branch.addSubview(beside)
      inner.addSubview(low)
      inner.addSubview(deep)
      // The first marks the inner view for the branch; the second has to be found from the root all the same.
      low.widthAnchor.constraint(equalTo: beside.widthAnchor).isActive = true
      deep.topAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
      #expect(root.constraints.count == 1)
      gone = branch
      branch.removeFromSuperview()
      #expect(root.constraints.isEmpty)
    }
    MainLoop.shared.advance(by: 0)
    #expect(gone == nil)
    root.layoutIfNeeded()
  }

  @Test("What an owner stored goes with it, and an assigned object is not kept")
  func storedValues() {
    weak var kept: NSObject?
    weak var assigned: NSObject?
    let owner = NSObject()
    do {
      let (short, value, other) = (NSObject(), NSObject(), NSObject())
      (kept, assigned) = (value, other)
      objc_setAssociatedObject(short, &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &Self.key, other, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &Self.key) as? NSObject === other)
    }
    #expect(assigned == nil)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    MainLoop.shared.advance(by: 0)
    #expect(kept == nil)
  }
  nonisolated(unsafe) private static var key = 0

  @Test("Constraints give a turned view its bounds and its centre")
  func transforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 60),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    width.constant = 120
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 120, height: 60))
    #expect(view.center == CGPoint(x: 70, y: 50))
    #expect(view.frame == CGRect(x: 40, y: 35, width: 60, height: 30))
  }

  @Test("A layer's transform is that of its view")
  func layers() {
    let view = UIView(frame: .zero)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CATransform3DGetAffineTransform(view.layer.transform) == view.transform)
    view.layer.transform = CATransform3DScale(view.layer.transform, 2, 1, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 4, y: 3))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    attributes.transform3D = CATransform3DMakeRotation(1, 1, 0, 0)
    #expect(attributes != copy)
    attributes.transform = .identity
    #expect(CATransform3DIsIdentity(attributes.transform3D))
    #expect(attributes == copy)
  }
}
