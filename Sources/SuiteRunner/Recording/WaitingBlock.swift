import HeadlessUIKit

/// A block that waits in the main loop, as an object that steps can name.
@MainActor
final class WaitingBlock: NSObject {
  let token: MainLoop.Token

  init(_ token: MainLoop.Token) { self.token = token }
}
