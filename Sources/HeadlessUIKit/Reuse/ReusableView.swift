/// A view that a registry can keep: cells, headers and footers, supplementary views.
@MainActor
protocol ReusableView: UIView {
  var reuseTicket: ReuseTicket { get set }
  var reuseIdentifier: String? { get }
  func setReuseIdentifier(_ identifier: String?)
  func prepareForReuse()
}
