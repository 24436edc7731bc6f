/// Keeps a result from being optimised away.
@inline(never)
func blackHole<T>(_ value: T) {
  withExtendedLifetime(value) {}
}
