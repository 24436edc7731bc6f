/// Looks for views by their addresses alone: counting references would cost more than the comparisons.
///
/// Not on the main actor, as a closure there checks for it at every call.
enum ViewSearch {
  /// The index of a view, sought at the front and then from the end: there cells leave and enter a list.
  static func index(of view: UIView, in views: [UIView]) -> Int? {
    let sought = UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
    return views.withUnsafeBytes { bytes -> Int? in
      let pointers = bytes.bindMemory(to: UnsafeRawPointer.self)
      var index = pointers.count
      guard index > 0 else { return nil }
      if pointers[0] == sought { return 0 }
      while index > 1 {
        index &-= 1
        if pointers[index] == sought { return index }
      }
      return nil
    }
  }
}
