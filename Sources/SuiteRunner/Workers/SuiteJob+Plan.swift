import SuiteMessages

extension SuiteJob {
  /// The job of a run.
  init(_ plan: RunPlan, _ sources: SuiteSources, memoryLimit: UInt64?) {
    self.init(sources, seed: plan.options.seed)
    repeatCount = plan.options.repeatCount
    isRecording = plan.options.isRecording
    keepsFrames = plan.options.keepsFrames ? true : nil
    stressOperationCount = plan.options.stressOperationCount
    profile = plan.options.profile
    replacements = plan.options.replacements.isEmpty ? nil : plan.options.replacements
    self.memoryLimit = memoryLimit
  }

  /// The options of the run as far as a single case sees them: a worker plans every case, since the
  /// supervisor has picked already.
  var options: RunOptions {
    var options = RunOptions()
    options.seed = seed
    options.repeatCount = repeatCount
    options.isRecording = isRecording
    options.keepsFrames = keepsFrames ?? false
    options.stressOperationCount = stressOperationCount
    options.profile = profile
    options.replacements = replacements ?? [:]
    return options
  }
}
