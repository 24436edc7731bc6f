/// The version that reports and `--version` print; CHANGELOG.md says what came with it.
package enum Version {
  package static let current = "0.1.0"
}
