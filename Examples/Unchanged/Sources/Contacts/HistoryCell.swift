import UIKit

/// A contact with the hour at which calls are likely, from the storyboard.
///
/// It is slow on purpose: each layout weighs all hours of a year, though no call came in.
final class HistoryCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var callsLabel: UILabel!
  private var calls: [Date] = []

  func show(_ contact: Contact) {
    nameLabel.text = contact.name
    calls = contact.calls
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hour = likelyHour()
    callsLabel.text = calls.isEmpty ? "No calls" : "Mostly at \(hour)"
  }

  private func likelyHour() -> Int {
    let seed = calls.reduce(0) { $0 ^ Int($1.timeIntervalSinceReferenceDate / 3_600) }
    var likely = 0
    var best = -1
    for hour in 0..<8_760 {
      let weight = (hour ^ seed) % 97
      if weight > best { (likely, best) = (hour % 24, weight) }
    }
    return likely
  }
}
