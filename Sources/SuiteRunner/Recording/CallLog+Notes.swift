extension CallLog {
  /// Records a call of a closure that the runner made.
  static func note(_ name: String, of className: String) {
    current?.append(LoggedCall(name: name, className: className, outlets: []))
  }

  /// Records that a closure for configurations was called for a state.
  static func noteConfigured(_ name: String, _ states: String) {
    let text = [name, states].filter { !$0.isEmpty }.joined(separator: " ")
    note("configured(\(text))", of: "UIConfigurationState")
  }
}
