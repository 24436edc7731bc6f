extension IBElement {
  /// The font of the child `<fontDescription key=…>`; nil when absent.
  public func font(key: String) -> IBFont? {
    child(.fontDescription, key: key).flatMap { IBFont($0) }
  }
}
