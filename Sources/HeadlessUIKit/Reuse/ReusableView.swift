/// A view that a reuse registry can pool: cells, headers, footers, supplementary views.
@MainActor
protocol ReusableView: UIView {
  var reuseTicket: ReuseTicket { get set }
  var reuseIdentifier: String? { get }
  func setReuseIdentifier(_ identifier: String?)
  func prepareForReuse()
}
