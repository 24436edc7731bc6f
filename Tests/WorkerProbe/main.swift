import Foundation
import HeadlessUIKit
import SuiteRunner

// A runner with classes of its own, as somebody's app would have, which misbehave in every way that a
// supervisor has to survive. `WorkerTests` starts it; nothing ships it.
signal(SIGPIPE, SIG_IGN)
MainActor.assumeIsolated {
  do {
    try SuiteWorker(prepareClasses: Trouble.register).serve()
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
}
