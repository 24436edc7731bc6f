import Foundation
import HeadlessUIKit

/// Selecting, pulling and insets, which tables and collection views have in common.
extension StressDriver {
  func performSelection(_ selects: Bool, _ random: inout StressRandom) -> Bool {
    guard let path = data.anyPath(&random), let item = data[path] else { return false }
    note("\(path)")
    if selects {
      if !selectsSeveral { selection = [] }
      selection.insert(item.id)
      select(true, path.indexPath, animated: random.once(in: 2))
    } else {
      let chosen = selection.min().flatMap { data.path(of: $0) } ?? path
      if let item = data[chosen] { selection.remove(item.id) }
      select(false, chosen.indexPath, animated: random.once(in: 2))
    }
    return true
  }

  /// What a tap does to the selection.
  func toggleSelection(of item: StressItem) {
    if !selectsSeveral {
      selection = [item.id]
    } else if selection.remove(item.id) == nil {
      selection.insert(item.id)
    }
  }

  /// Sets other insets; not while the list refreshes, which has insets of its own then.
  func setInsets(_ random: inout StressRandom) -> Bool {
    guard scrollView.refreshControl?.isRefreshing != true else { return false }
    scrollView.contentInset = UIEdgeInsets(
      top: CGFloat(random.int(below: 3) * 10),
      left: 0,
      bottom: CGFloat(random.int(below: 3) * 8),
      right: 0
    )
    note("insets \(scrollView.contentInset.top), \(scrollView.contentInset.bottom)")
    return true
  }

  // MARK: Refreshing

  /// A pull says once that it happened; what is new comes later, and the refresh ends then (rules RC-2 and RC-7).
  func pull(_ random: inout StressRandom) -> Bool {
    guard let control = scrollView.refreshControl, !control.isRefreshing else { return false }
    let count = refreshCount
    control.pull()
    if refreshCount != count + 1 {
      fail(.different(.callbacks, "the number of valueChanged of a pull", refreshCount - count, 1))
    }
    let delay = Double(random.int(1...8)) / 4
    note("\(noun)s in \(NumberText.of(delay)) s")
    MainLoop.shared.perform(after: delay) { [weak self, weak control] in
      control?.endRefreshing()
      self?.arrive()
    }
    return true
  }

  /// What a refresh brought arrives; each part is compared, as what leaves the screen between them may lose its cell.
  private func arrive() {
    settle(isThorough: false)
    beginPhase()
    insertOnTop()
    if UIKitException.isPending { return }
    settle(isThorough: false)
    beginPhase()
  }
}
