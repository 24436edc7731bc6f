import HeadlessUIKit

extension CaseContext {
  /// The refresh control of the host; made when the list has none, as code does in `viewDidLoad`.
  ///
  /// - Throws: ``StepError`` for a host that does not scroll.
  func refreshControl(line: Int) throws(StepError) -> UIRefreshControl {
    guard let view = stage.host as? UIScrollView else {
      throw .because("the case's host does not scroll; it can have no refresh control", line: line)
    }
    if let control = view.refreshControl { return control }
    let control = UIRefreshControl(frame: .zero)
    view.refreshControl = control
    return control
  }
}
