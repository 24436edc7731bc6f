import UIKit

/// A contact with the calls of the past days, from the storyboard.
///
/// It is slow on purpose: each layout makes the line of calls anew, letter by letter.
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
    callsLabel.text = line(of: calls)
  }

  private func line(of calls: [Date]) -> String {
    var line = ""
    for day in 0..<200 {
      let isBusy = calls.contains { Int($0.timeIntervalSinceReferenceDate / 86_400) % 200 == day }
      line = line + (isBusy ? "#" : ".")
    }
    return calls.isEmpty ? "No calls" : line
  }
}
