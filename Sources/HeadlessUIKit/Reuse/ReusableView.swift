/// A view that a reuse registry can pool: cells, headers, footers, supplementary views.
@MainActor
protocol ReusableView: UIView {
  var reuseTicket: ReuseTicket { get set }
  var reuseIdentifier: String? { get }
  func setReuseIdentifier(_ identifier: String?)
  func prepareForReuse()
}

extension ReusableView {
  /// Whether a document gave the view no identifier, or an empty one: the registered one is taken then (NB-14).
  var isNameless: Bool { reuseIdentifier?.isEmpty ?? true }
}
