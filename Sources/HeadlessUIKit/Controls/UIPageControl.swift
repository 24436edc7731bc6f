/// A row of dots, one per page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var pageCount = 0
  private var page = 0
  /// The number of pages; a negative one counts as 0.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      guard max(newValue, 0) != pageCount else { return }
      pageCount = max(newValue, 0)
      page = boundedPage(page)
      invalidateIntrinsicContentSize()
    }
  }
  /// The page that shows, pinned to the pages that there are (rule CT-8).
  open var currentPage: Int {
    get { page }
    set { page = boundedPage(newValue) }
  }
  /// Whether one page alone shows no dot.
  open var hidesForSinglePage = false
  /// The tint of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The tint of the current dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "pageControl" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("numberOfPages", for: .documents) { (control: UIPageControl, value: Int) in
        control.numberOfPages = value
      },
      KeyedAttribute("currentPage", for: [.documents, .suites]) {
        (control: UIPageControl, value: Int) in
        control.currentPage = value
      },
      KeyedAttribute("hidesForSinglePage", for: .documents) {
        (control: UIPageControl, value: Bool) in
        control.hidesForSinglePage = value
      },
    ] + super.keyedAttributes
  }
  /// The size for a number of pages: 39 points for three, 16 for each more or less.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let height: CGFloat = UIKitProfile.current < .ios15 ? 37 : 26
    let count = CGFloat(min(max(pageCount, 1), 10_000))
    return CGSize(width: 39 + 16 * (count - 3), height: height)
  }
  /// The size for the number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  private func boundedPage(_ page: Int) -> Int { max(min(page, pageCount - 1), 0) }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The pages for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    attribute("numberOfPages", String(numberOfPages))
    attribute("currentPage", String(currentPage))
  }
}

extension ElementClasses {
  var pageControl: AnyClass { UIPageControl.self }
}
