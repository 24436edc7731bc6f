/// A control of several segments of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0

    /// Whether it is as wide as another.
    func isMeasured(as other: Segment) -> Bool {
      title == other.title && image === other.image && width == other.width
    }
  }

  private var segments: [Segment] = []
  /// The selected segment; -1 for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a tap selects only for a moment.
  open var isMomentary = false
  /// Whether segments are as wide as their content.
  open var apportionsSegmentWidthsByContent = false
  /// The tint of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// The index that stands for no segment.
  public nonisolated static let noSegment = -1

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control of titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    placement.size = naturalSize
  }

  /// Creates a control from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "segmentedControl" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("apportionsSegmentWidthsByContent", for: .documents) {
        (control: UISegmentedControl, value: Bool) in
        control.apportionsSegmentWidthsByContent = value
      },
      KeyedAttribute("selectedSegmentIndex", for: [.documents, .suites]) {
        (control: UISegmentedControl, value: Int) in
        control.selectedSegmentIndex = value
      },
    ] + super.keyedAttributes
  }
  /// It is seen whatever is set on it.
  package override class var alwaysShowsContent: Bool { true }
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Adds a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Removes a segment; an index beyond the end stands for the last one, here as everywhere (rule CT-7).
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let position = clamped(segment) else { return }
    segments.remove(at: position)
    if selectedSegmentIndex >= segments.count {
      selectedSegmentIndex = UISegmentedControl.noSegment
    }
    invalidateIntrinsicContentSize()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    // A segment has a title or an image (rule CT-7).
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { read(segment)?.title }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { read(segment)?.image }
  /// Sets the width of a segment; 0 for the content's.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// The width of a segment that was set.
  open func widthForSegment(at segment: Int) -> CGFloat { read(segment)?.width ?? 0 }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether a segment works.
  open func isEnabledForSegment(at segment: Int) -> Bool { read(segment)?.isEnabled ?? false }

  /// The size of the segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  /// Inset by 1 at the bottom, as documents that Interface Builder saved show.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// The size of the segments.
  open override var intrinsicContentSize: CGSize { rare?.placeholderIntrinsicSize ?? naturalSize }
  /// The title of the selected segment.
  open override var treeText: String? {
    segments.indices.contains(selectedSegmentIndex) ? segments[selectedSegmentIndex].title : nil
  }
  /// The selection for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    attribute("selectedSegmentIndex", String(selectedSegmentIndex))
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard let position = clamped(index) else { return }
    let old = segments[position]
    body(&segments[position])
    if !segments[position].isMeasured(as: old) { invalidateIntrinsicContentSize() }
  }

  /// UIKit takes an index beyond the end for the last segment.
  private func clamped(_ index: Int) -> Int? {
    segments.isEmpty || index < 0 ? nil : min(index, segments.count - 1)
  }

  private func read(_ index: Int) -> Segment? { clamped(index).map { segments[$0] } }

  /// Heights of stored documents: 29, and 32 from iOS 13 on.
  private var naturalSize: CGSize {
    UIKitProfile.current < .ios15
      ? naturalSize(font: Self.oldTitleFont, padding: 14, height: 29)
      : naturalSize(font: Self.titleFont, padding: 18, height: 32)
  }

  /// The size with the look of another system, for which a document was drawn.
  ///
  /// Segments are whole points wide and a point apart. They share the widest one's width, unless each is as wide as its content.
  ///
  /// - Parameters:
  ///   - font: The font of the titles.
  ///   - padding: What a segment adds to the width of its title, in points.
  ///   - height: The height in points.
  /// - Returns: The size of the frame, in points.
  public final func naturalSize(font: UIFont, padding: CGFloat, height: CGFloat) -> CGSize {
    var widest: CGFloat = 0
    var sum: CGFloat = 0
    for segment in segments {
      var width = segment.width
      if width <= 0 {
        // No cache: it would have to remember which font it measured with.
        var cache = TextCache()
        let text = cache.size(segment.title, font: font, width: 0, lines: 1, mode: .byClipping)
        width = (max(text.width, segment.image?.size.width ?? 0) + padding).rounded(.up)
      }
      widest = max(widest, width)
      sum += width
    }
    let count = CGFloat(segments.count)
    let content = apportionsSegmentWidthsByContent ? sum : widest * count
    return CGSize(width: content + max(count - 1, 0), height: height)
  }

  private static let titleFont = UIFont.systemFont(ofSize: 13, weight: .medium)
  private static let oldTitleFont = UIFont.systemFont(ofSize: 13)
}

extension ElementClasses {
  var segmentedControl: AnyClass { UISegmentedControl.self }
}
