import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Conflicts and open frames are named as UIKit names them", .serialized)
struct LayoutDiagnosisTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func add<View: UIView>(_ view: View, _ id: String) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.interfaceBuilderID = id
    root.addSubview(view)
    return view
  }

  private func outcome(_ open: Set<NSLayoutConstraint.Axis> = []) -> LayoutEngine.Outcome {
    let engine = LayoutEngine(root: root)
    engine.isDiagnosing = true
    engine.openAxes = open
    return engine.layOut()
  }

  private func pin(_ view: UIView, top: Bool = true) {
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    if top { view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
  }

  @Test func `a conflict has its members, the broken one and the excess`() throws {
    let view = add(UIView(), "box")
    pin(view)
    let lead = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    let trail = root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20)
    let width = view.widthAnchor.constraint(equalToConstant: 300)
    width.interfaceBuilderID = "wid"
    NSLayoutConstraint.activate([lead, trail, width])
    let conflict = try #require(outcome().conflicts.first)
    #expect(conflict.excess == 20)
    #expect(conflict.members.compactMap(\.constraint).count == 3)
    #expect(conflict.members.contains { if case .rootSize = $0 { true } else { false } })
    #expect(conflict.broken.constraint != nil)
    #expect(
      LayoutRequirement.constraint(width).log == "<NSLayoutConstraint:wid UIView:box.width == 300>"
    )
    #expect(lead.equation == "UIView:box.leading == UIView.leading + 20")
    #expect(conflict.log.contains("Unable to simultaneously satisfy constraints."))
    #expect(outcome([.horizontal]).conflicts.isEmpty)
  }

  @Test func `every conflict of a tree is found, each once`() {
    for id in ["a", "b"] {
      let view = add(UIView(), id)
      pin(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 12).isActive = true
    }
    let conflicts = outcome().conflicts
    #expect(conflicts.count == 2)
    #expect(conflicts.allSatisfy { $0.members.count == 2 && $0.excess == 2 })
  }

  @Test(arguments: [8, 9])
  func `more conflicts than are reported are said to be there`(count: Int) {
    for number in 0..<count {
      let view = add(UIView(), "v\(number)")
      pin(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 12).isActive = true
    }
    let outcome = outcome()
    #expect(outcome.conflicts.count == 8)
    #expect(outcome.limits == (count > 8 ? [.conflicts] : []))
    #expect(outcome.limits.sentences.count == (count > 8 ? 1 : 0))
  }

  @Test func `what may give way is no conflict`() {
    let view = add(UIView(), "box")
    pin(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let weak = view.widthAnchor.constraint(equalToConstant: 12)
    weak.priority = UILayoutPriority(999)
    weak.isActive = true
    #expect(outcome().conflicts.isEmpty)
    #expect(outcome().ambiguities.isEmpty)
    #expect(weak.log.hasSuffix("@999>"))
  }

  @Test func `what lies between two that contradict each other is not open for that`() throws {
    let view = add(UIView(), "box")
    pin(view)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let least = view.leadingAnchor.constraint(
      greaterThanOrEqualTo: root.leadingAnchor,
      constant: 90
    )
    let most = view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([least, most])
    let found = outcome()
    #expect(found.conflicts.map(\.excess) == [70])
    #expect(found.ambiguities.isEmpty)
    most.isActive = false
    #expect(outcome().ambiguities.map(\.freedom) == [.x])
  }

  @Test func `what a stack hides is not open`() {
    let stack = add(UIStackView(), "stack")
    stack.axis = .vertical
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    for id in ["shown", "hidden"] {
      let view = UIView()
      view.interfaceBuilderID = id
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      view.isHidden = id == "hidden"
      stack.addArrangedSubview(view)
    }
    #expect(outcome().ambiguities.compactMap(\.view.interfaceBuilderID) == [])
    let loose = add(UIView(), "loose")
    pin(loose)
    loose.isHidden = true
    loose.widthAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(outcome().ambiguities.compactMap(\.view.interfaceBuilderID) == ["loose"])
  }

  @Test func `what is open beside a conflict is named with it`() throws {
    for id in ["clash", "box"] {
      let view = add(UIView(), id)
      pin(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    let clash = try #require(root.subviews.first)
    clash.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    clash.widthAnchor.constraint(equalToConstant: 12).isActive = true
    let found = outcome()
    #expect(found.conflicts.count == 1)
    #expect(found.ambiguities.map(\.view.interfaceBuilderID) == ["box"])
  }

  @Test func `a view without a place is open, and what lies in it is not named`() throws {
    let view = add(UIView(), "box")
    pin(view)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    inner.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    inner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 5).isActive = true
    let open = outcome().ambiguities
    #expect(open.map(\.view.interfaceBuilderID) == ["box"])
    #expect(open.first?.freedom == .x)
    #expect(open.first?.freedom.names == "horizontal position")
  }

  @Test func `two texts that hug alike share a width in any way`() {
    let labels = ["a", "b"].map { id in
      let label = add(UILabel(), id)
      label.text = "Text"
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      return label
    }
    labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor).isActive = true
    labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    let open = outcome().ambiguities
    #expect(Set(open.map(\.direction)).count == 1)
    #expect(open.compactMap(\.view.interfaceBuilderID) == ["a", "b"])
    labels[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(outcome().ambiguities.isEmpty)
  }

  @Test func `a middle that is said twice is decided`() {
    for text in ["One", "One line and another, and a third, long enough to be broken"] {
      let stack = add(UIStackView(), "stack")
      stack.axis = .vertical
      stack.alignment = .center
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
      let line = UIView()
      line.heightAnchor.constraint(equalToConstant: 1).isActive = true
      stack.addArrangedSubview(line)
      NSLayoutConstraint.activate([
        stack.widthAnchor.constraint(equalToConstant: 200),
        stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        line.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
        label.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 8),
        stack.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      ])
      #expect(outcome().ambiguities.map(\.freedom.names) == [])
      stack.removeFromSuperview()
    }
  }
}
