import HeadlessUIKit
import TestModel

/// Views can be written into the pictures that reports show.
extension TreePicture.Builder: ViewTreeSink {}
