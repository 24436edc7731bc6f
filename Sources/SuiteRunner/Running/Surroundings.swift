import Foundation
import HeadlessUIKit

/// What is one per process in UIKit, made new for a case and put back after it.
@MainActor
enum Surroundings {
  /// Runs a closure with a suite's classes, profile and policy, at time zero.
  static func entering<Result>(
    _ suite: Suite,
    _ prepareClasses: @MainActor (NibClassRegistry) -> Void,
    _ body: (NibEnvironment) -> Result
  ) -> Result {
    let state = EngineState()
    defer { state.restore() }
    let own = NibEnvironment(
      folders: folders(of: suite),
      policy: suite.isStrict ? .strict : .lenient
    )
    RecordedClasses.register(in: own.classes)
    BuiltInLayouts.register(in: own.classes)
    prepareClasses(own.classes)
    for declaration in suite.declarations.classes { own.classes.register(declaration.dynamicClass) }
    NibEnvironment.current = own
    UIKitProfile.current = UIKitProfile(rawValue: suite.profile) ?? .ios15
    ConsoleAddress.reset()
    MainLoop.shared.reset()
    return MainLoop.shared.capturingTasks { body(own) }
  }

  /// Nibs are looked up by name beside those that the suite declares: view controllers do that.
  private static func folders(of suite: Suite) -> [String] {
    let nibs = suite.declarations.nibs.values.map(\.path)
    let paths = nibs + suite.declarations.storyboards.values.map(\.path) + [suite.path]
    return Set(paths.map { ($0 as NSString).deletingLastPathComponent }).sorted()
  }
}
