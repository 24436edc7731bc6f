import Foundation

/// What is done to one object while it is decoded.
struct NibObjectOperation {
  let factory: NibFactory
  let attachment: NibAttachment
  /// The class and the way of joining that nearly all objects have, where reading them counts no references.
  private(set) var viewType: UIView.Type?
  private(set) var isSubview = false
  /// What nearly every view has, as plain values; nil for other objects.
  var viewState: NibViewState?
  /// What nearly every label has; in memory of its own, whose parts are read without copying the rest.
  var labelState: UnsafeMutablePointer<NibLabelState>?
  /// All other attributes, grouped in a few closures over typed values.
  var settings: [(NSObject) -> Void] = []
  /// Objects decoded inside this one, in document order.
  var children: [NibSlot] = []
  /// How many of them become subviews.
  var subviewCount = 0
  /// What needs the children as well: a cell's standard labels, a table's sections.
  var completions: [(NSObject, NibCoder) -> Void] = []
  /// Text such as `label "Title" (x7f-Kp-2aB)`, for notes.
  var label: String
  /// The lists above once more, in raw memory: walking an array counts a reference to it, which costs more than most
  /// of what stands in these lists.
  private(set) var settingList = UnsafeMutableBufferPointer<(NSObject) -> Void>(
    start: nil,
    count: 0
  )
  private(set) var childList = UnsafeMutableBufferPointer<NibSlot>(start: nil, count: 0)

  init(factory: NibFactory, attachment: NibAttachment, label: String) {
    self.factory = factory
    self.attachment = attachment
    self.label = label
    if case .view(let type) = factory { viewType = type }
    if case .subview = attachment { isSubview = true }
  }

  /// Lays the lists out for running; the program releases them.
  mutating func seal() {
    settingList = .allocate(capacity: settings.count)
    _ = settingList.initialize(from: settings)
    childList = .allocate(capacity: children.count)
    _ = childList.initialize(from: children)
  }

  /// Gives back what ``seal()`` and the label's state took.
  mutating func release() {
    settingList.deinitialize()
    settingList.deallocate()
    childList.deallocate()
    labelState?.deinitialize(count: 1)
    labelState?.deallocate()
    labelState = nil
  }

  /// A slot that the program does not fill.
  static var absent: NibObjectOperation {
    NibObjectOperation(factory: .placeholder, attachment: .none, label: "")
  }
}
