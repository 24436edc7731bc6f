/// What cells, headers and footers keep of their configurations.
@MainActor
final class CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var hasHandler = false
  /// The view that shows the content.
  var view: (UIView & UIContentView)?

  /// Shows a configuration within a view: by the view that is there, or by a new one.
  func show(_ configuration: (any UIContentConfiguration)?, in host: UIView) {
    content = configuration
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = CGRect(origin: .zero, size: host.bounds.size)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(made)
    view = made
  }
}
