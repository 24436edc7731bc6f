import ArgumentParser
import NibmarkRunner

/// The forms that `inspect` prints in.
enum InspectFormat: String, ExpressibleByArgument, CaseIterable {
  case text, xml, json, jsonl
}
