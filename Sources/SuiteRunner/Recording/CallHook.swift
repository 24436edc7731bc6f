/// What an app's code does inside of a call.
@MainActor
struct CallHook {
  let name: String
  /// The section that the call must be about; nil for any.
  let section: Int?
  /// The row or item that the call must be about; nil for any.
  let item: Int?
  /// In how many more calls it runs.
  var remaining: Int
  let run: () -> Void

  func waits(for call: LoggedCall) -> Bool {
    remaining > 0 && call.name == name && (section == nil || call.section == section)
      && (item == nil || call.item == item)
  }
}
