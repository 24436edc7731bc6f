import ArgumentParser
import NibmarkRunner

/// The forms that `diff` prints in.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
