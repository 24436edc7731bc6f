import HeadlessUIKit
import TestModel

/// Builds a picture from the calls of whoever walks the views.
struct TreePictureSink: ViewTreeSink {
  private var builder = TreePicture.Builder()

  var picture: TreePicture { builder.picture }

  mutating func begin(_ element: String) { builder.begin(element) }
  mutating func attribute(_ name: String, _ value: String) { builder.attribute(name, value) }
  mutating func end() { builder.end() }
}
