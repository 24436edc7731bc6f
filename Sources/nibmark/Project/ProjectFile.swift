import Devices
import DocumentTools
import NibmarkRunner
import TestModel

/// What a project asks of `check`, in `.nibmark.yml`; options on the command line come before it.
struct ProjectFile {
  /// The name of the file in the folder that a command runs in.
  static let name = ".nibmark.yml"

  /// The file's path.
  let path: String
  /// What to check.
  var paths: [String] = []
  /// Where the file names each of them.
  var pathLocations: [String: CaseLocation] = [:]
  /// Documents that are left out.
  var exclude: [PathPattern] = []
  /// Whether documents that no target builds are checked too; nil where it does not say.
  var unbuilt: Bool?
  /// The widths to lay out at.
  var widths: SweepList<Double>?
  /// The devices to lay out on.
  var devices: SweepList<Device>?
  /// The texts to lay out with.
  var texts: SweepList<SweepOptions.Text>?
  /// The sizes of texts to lay out with.
  var textSizes: SweepList<SweepOptions.Text>?
  /// The appearances to judge texts in.
  var appearances: SweepList<SweepOptions.Appearance>?
  /// What fails.
  var failOn: FailThreshold?
  /// From how many points on a change of a view counts.
  var thresholds = PictureThresholds()
  /// The file of known findings.
  var baseline: String?
  /// Severities of kinds, everywhere or below folders.
  var severities: [SeverityRule] = []
  /// Findings that stay.
  var suppressions: [FindingSuppression] = []

  init(path: String) { self.path = path }
}
