import TestModel

/// Two layouts at one scale, side by side, with differences drawn over each other.
struct HTMLTreeOverlay {
  /// The expected tree, or the base's.
  let expected: TreePicture
  /// The actual tree, or the head's.
  let actual: TreePicture
  /// The two captions.
  var names = ("Expected", "Actual")
  /// The differences between the trees.
  let differences: [TreeDifference]

  /// Compares two trees; of frames only where nothing else is meant.
  init(
    expected: TreePicture,
    actual: TreePicture,
    names: (String, String) = ("Expected", "Actual"),
    framesOnly: Bool = false
  ) {
    self.expected = expected
    self.actual = actual
    self.names = names
    let all = actual.differences(from: expected)
    differences = framesOnly ? all.filter(\.changesFrame) : all
  }

  /// The pictures; empty when no view has a frame.
  var pictures: Markup {
    var left = TreeDrawing(
      expected,
      emphasized: Set(differences.compactMap(\.expectedIndex)),
      as: .expected
    )
    var right = TreeDrawing(
      actual,
      emphasized: Set(differences.compactMap(\.actualIndex)),
      as: .actual
    )
    let moved = left.boxes.filter { $0.emphasis == .expected }
    guard let area = TreeDrawing.area(of: [left, right]) else { return "" }
    // The second picture also has the expected frame of each differing view.
    right.boxes += moved.map { box in
      var ghost = box
      ghost.emphasis = .ghost
      return ghost
    }
    left.boxes = Array(left.boxes.prefix(TreeDrawing.boxCountMax))
    let count = Figures.plural(differences.count, "view")
    let texts = ("\(names.0) layout", "\(names.1) layout, \(count) differ")
    return """
      <div class="pictures">
      \(figure("expected", names.0, left.svg(area: area, description: texts.0)))
      \(figure("actual", names.1, right.svg(area: area, description: texts.1)))
      </div>
      """
  }

  private func figure(_ kind: String, _ caption: String, _ picture: Markup) -> Markup {
    "<figure class=\"\(kind)\"><figcaption>\(caption)</figcaption>\(picture)</figure>"
  }
}
