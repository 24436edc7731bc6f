/// A configuration that buttons share until one of them is given another.
final class SharedConfiguration: Sendable {
  let value: UIButton.Configuration

  init(_ value: UIButton.Configuration) { self.value = value }
}
