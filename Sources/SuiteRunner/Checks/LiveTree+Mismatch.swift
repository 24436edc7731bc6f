import HeadlessUIKit
import TestModel
import XMLSupport

extension LiveTree {
  /// A view's expected frame among the views of the window; nil for a view outside of it.
  func mismatch(
    of view: UIView,
    _ sides: [(String, Double)],
    inWindow: Bool
  ) -> FrameMismatch? {
    position(of: view).flatMap { index in
      FrameMismatch(
        sides.map { (name: $0.0, value: $0.1) },
        at: index,
        of: window,
        inWindow: inWindow
      )
    }
  }

  /// The expected frame of an assertion of the form `path/@x = 16` that fails at one node; nil for any other.
  func mismatch(_ test: String, _ nodes: [XMLNode]) -> FrameMismatch? {
    guard let equals = test.lastIndex(of: "="), let path = Self.trimmed(test[..<equals]),
      let expected = Self.trimmed(test[test.index(after: equals)...]).flatMap({ Double($0) }),
      expected.isFinite, abs(expected) < 1e6, nodes.count == 1,
      let index = position(of: nodes[0])
    else { return nil }
    let sides = ["x", "y", "width", "height", "windowX", "windowY"]
    guard let side = sides.first(where: { path.hasSuffix("/@" + $0) }),
      ![" and ", " or ", "|"].contains(where: path.contains)
    else { return nil }
    let inWindow = side.hasPrefix("window")
    let name = inWindow ? String(side.dropFirst(6)).lowercased() : side
    return FrameMismatch([(name: name, value: expected)], at: index, of: window, inWindow: inWindow)
  }

  private static func trimmed(_ text: Substring) -> String? {
    let text = text.drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }), !"!<>".contains(text[last])
    else { return nil }
    return String(text[...last])
  }
}
