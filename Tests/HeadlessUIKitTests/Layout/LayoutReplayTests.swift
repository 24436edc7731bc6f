import Foundation
import Statistics
import Testing

@testable import HeadlessUIKit

/// What is kept from one layout to the next, against layouts that know nothing.
@MainActor
@Suite("Kept solutions")
struct LayoutReplayTests {
  private static let words = "one two three four five six seven eight nine ten eleven twelve"

  /// A note as a nib has it: a picture, a title, a text of several lines, margins.
  @MainActor
  private struct Note {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 67))
    let picture = UIImageView(frame: .zero)
    let title = UILabel(frame: .zero)
    let body = UILabel(frame: .zero)
    let gap: NSLayoutConstraint

    init() {
      gap = body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6)
      for view in [picture, title, body] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      body.numberOfLines = 0
      NSLayoutConstraint.activate([
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 40),
        picture.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        picture.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        title.topAnchor.constraint(equalTo: picture.topAnchor),
        root.trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 12),
        body.leadingAnchor.constraint(equalTo: title.leadingAnchor), gap,
        root.trailingAnchor.constraint(equalTo: body.trailingAnchor, constant: 12),
        root.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 11),
        root.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 11),
      ])
    }

    var frames: [CGRect] { [picture.frame, title.frame, body.frame] }

    func fresh() -> [CGRect] {
      LayoutEngine(root: root, scope: .island).settledSystem().framesOfViews()
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    String(words.prefix(Int.random(in: 1...words.count, using: &random)))
  }

  private static func isClose(_ left: [CGRect], _ right: [CGRect]) -> Bool {
    zip(left, right).allSatisfy { one, other in
      abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
        && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
    }
  }

  @Test("Of texts that want one room alike, relayout lets the same give way as a first layout does")
  func ties() {
    var random = SeededGenerator(seed: 11)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let labels = (0..<3).map { _ in UILabel(frame: .zero) }
    var edge = root.leadingAnchor
    for label in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.leadingAnchor.constraint(equalTo: edge, constant: 8).isActive = true
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      edge = label.trailingAnchor
    }
    root.trailingAnchor.constraint(equalTo: edge, constant: 8).isActive = true
    var givingWay: Set<Int> = []
    for round in 0..<200 {
      labels[Int.random(in: 0..<3, using: &random)].text = Self.text(&random)
      root.frame.size.width = CGFloat(Int.random(in: 200...900, using: &random))
      root.layoutIfNeeded()
      let fresh = LayoutEngine(root: root, scope: .island).settledSystem().framesOfViews()
      #expect(Self.isClose(labels.map(\.frame), Array(fresh)), "round \(round)")
      for (index, label) in labels.enumerated()
      where abs(label.frame.width - label.intrinsicContentSize.width) > 1 {
        givingWay.insert(index)
      }
    }
    #expect(givingWay.contains(2), "the last gives way first")
  }

  /// A view that has a natural size at times.
  private final class Flag: UIView {
    var natural: CGSize? { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize {
      natural ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
  }

  @Test("A natural size that comes or goes counts from the next layout on")
  func naturalSizes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let flag = Flag(frame: .zero)
    flag.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(flag)
    let fallback = flag.widthAnchor.constraint(equalToConstant: 10)
    fallback.priority = UILayoutPriority(100)
    NSLayoutConstraint.activate([
      flag.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      flag.topAnchor.constraint(equalTo: root.topAnchor),
      flag.heightAnchor.constraint(equalToConstant: 20), fallback,
    ])
    for (natural, width) in [(nil, 10.0), (70.0, 70), (33, 33), (nil, 10), (5, 5)]
      as [(Double?, Double)]
    {
      flag.natural = natural.map { CGSize(width: $0, height: UIView.noIntrinsicMetric) }
      root.layoutIfNeeded()
      #expect(flag.frame.width == CGFloat(width))
    }
  }

  @Test("Every sequence of edits ends where a first layout would", arguments: 1...20)
  func edits(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let note = Note()
    var done: [String] = []
    for _ in 0..<60 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        note.title.text = Self.text(&random)
        done.append("title")
      case 1:
        note.body.text = Self.text(&random)
        done.append("body \(note.body.text?.count ?? 0)")
      case 2:
        note.gap.constant = CGFloat(Int.random(in: 0..<20, using: &random))
        done.append("gap \(note.gap.constant)")
      case 3:
        note.root.frame.size.width = [320, 375, 768].randomElement(using: &random) ?? 320
        done.append("width \(note.root.frame.width)")
      default:
        let target = CGSize(width: note.root.frame.width, height: 0)
        let fit = note.root.systemLayoutSizeFitting(
          target,
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
        let fresh = LayoutEngine(root: note.root, scope: .island)
          .fittingSize(target, horizontal: .required, vertical: .fittingSizeLevel)
        #expect(abs(fit.height - fresh.height) < 1e-6, "\(done)")
        note.root.frame.size.height = fit.height
        done.append("fit \(fit.height)")
      }
      if Bool.random(using: &random) { continue }
      note.root.layoutIfNeeded()
      let fresh = note.fresh()
      #expect(Self.isClose(note.frames, fresh), "\(done): \(note.frames), not \(fresh)")
      if !Self.isClose(note.frames, fresh) { return }
    }
  }
}

extension LayoutSystem {
  fileprivate func framesOfViews() -> [CGRect] {
    views.indices.dropFirst().map { frame($0) }
  }
}
