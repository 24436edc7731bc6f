import Foundation
import Processes
import Reporting
import SuiteRunner
import TestModel

/// What every run of the tool states of itself.
package enum RunSession {
  /// The header of a run that starts now.
  package static func header(seed: UInt64, root: String?) -> RunHeader {
    let folder = root ?? FileManager.default.currentDirectoryPath
    var header = RunHeader(
      toolVersion: Version.current,
      startedAt: HostProbe.now(),
      seed: seed,
      host: HostProbe.fingerprint(),
      commit: HostProbe.commit(at: folder),
      root: folder,
      arguments: Array(ProgramStart.arguments.dropFirst()),
      properties: [
        CaseProperty(
          name: RunHeader.buildProperty,
          value: WorkerBuild.current(
            countsAllocations: ProcessAllocationMeter.installed != nil
          ).text
        )
      ]
    )
    header.workingFolder = FileManager.default.currentDirectoryPath
    return header
  }
}
