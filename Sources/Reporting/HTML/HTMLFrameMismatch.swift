import TestModel

/// A frame mismatch in its place: the window's views as outlines, the expected frame over the actual one.
struct HTMLFrameMismatch {
  let mismatch: FrameMismatch

  /// How many points of the surroundings the closer picture has at least.
  private static let marginMin = 16.0

  /// The pictures; empty when there is nothing to draw.
  var markup: Markup {
    guard let actual = mismatch.actual, Self.isSane(actual), Self.isSane(mismatch.expected) else {
      return ""
    }
    var drawing = TreeDrawing(mismatch.surroundings, emphasized: [mismatch.index], as: .actual)
    guard let area = TreeDrawing.area(of: [drawing]),
      let box = drawing.boxes.last(where: { $0.emphasis == .actual })
    else { return "" }
    // The actual frame may lie below views that were drawn later.
    drawing.boxes.append(box)
    var expected = box
    (expected.frame, expected.emphasis, expected.title) = (mismatch.expected, .ghost, "expected")
    drawing.boxes.append(expected)
    let whole = figure("In the window", drawing.svg(area: area, description: text(actual)))
    let closer = closerArea(actual, within: area).map { area in
      figure("Closer", drawing.svg(area: area, description: text(actual), scaleMax: 12))
    }
    return """
      <div class="pictures">\(whole)\(closer ?? "")</div>
      <ul class="legend frames-legend"><li class="expected"><i aria-hidden="true">┄</i>expected \
      \(Self.text(mismatch.expected))</li><li class="actual"><i aria-hidden="true">■</i>actual \
      \(Self.text(actual))</li><li>in points of the window</li></ul>
      """
  }

  private func figure(_ caption: String, _ picture: Markup) -> Markup {
    "<figure class=\"frames\"><figcaption>\(caption)</figcaption>\(picture)</figure>"
  }

  private func text(_ actual: TreeFrame) -> String {
    "Expected frame \(Self.text(mismatch.expected)) over the actual one \(Self.text(actual))"
  }

  /// Both frames with some of what is around them; nil where that is most of the window.
  private func closerArea(_ actual: TreeFrame, within area: TreeFrame) -> TreeFrame? {
    let expected = mismatch.expected
    let left = min(actual.x, expected.x)
    let top = min(actual.y, expected.y)
    let width = max(actual.x + actual.width, expected.x + expected.width) - left
    let height = max(actual.y + actual.height, expected.y + expected.height) - top
    let margin = max(Self.marginMin, min(width, height) / 2)
    let closer = TreeFrame(
      x: left - margin,
      y: top - margin,
      width: width + 2 * margin,
      height: height + 2 * margin
    )
    return closer.width * closer.height < area.width * area.height / 3 ? closer : nil
  }

  private static func isSane(_ frame: TreeFrame) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) < 1e6 }
  }

  private static func text(_ frame: TreeFrame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { side in
      Figures.plain((side * 100).rounded() / 100)
    }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
  }
}
