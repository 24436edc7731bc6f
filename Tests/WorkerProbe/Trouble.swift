import Foundation
import HeadlessUIKit

/// Views that end or disturb their process when a nib wakes them.
enum Trouble {
  @MainActor
  static func register(in registry: NibClassRegistry) {
    let classes: [AnyClass] = [
      TrapView.self, ExitView.self, HangView.self, HungryView.self, ChattyView.self,
      KilledView.self, MeddlingView.self, FlakyView.self, SecondTrapView.self,
    ]
    for type in classes { registry.register(type) }
  }
}

/// Prints a line and traps.
final class TrapView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    print("about to open the drawer")
    fatalError("the drawer is empty")
  }
}

/// Ends the process as if all were well.
final class ExitView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    exit(0)
  }
}

/// Never comes back.
final class HangView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    while true { usleep(100_000) }
  }
}

/// Allocates without end, and touches nothing of it: only the limit on address space can stop it.
final class HungryView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    for _ in 0..<100_000 {
      _ = UnsafeMutableRawPointer.allocate(byteCount: 64 << 20, alignment: 16)
    }
  }
}

/// Prints what looks like an answer, and much that does not.
final class ChattyView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    print("{\"finished\":{\"_0\":{}}}")
    print(String(repeating: "garbage \u{0}\u{1b}[2J ", count: 20_000))
    FileHandle.standardError.write(Data([0xFF, 0xFE, 0x0A]))
    // Standard input belongs to nobody: reading it must not take the supervisor's words away.
    print("read: \(readLine() ?? "nothing")")
  }
}

/// Ends the way a process ends that the kernel wants the memory of.
final class KilledView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    kill(getpid(), SIGKILL)
  }
}

/// Writes to every descriptor that it can guess.
final class MeddlingView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    for descriptor: Int32 in 3..<200 { _ = write(descriptor, "nonsense\n", 9) }
  }
}

/// Traps the first time that a nib wakes it; a file remembers that it did.
final class FlakyView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    let mark = ProcessInfo.processInfo.environment["NIBMARK_PROBE_MARK"] ?? "/nonexistent/mark"
    if FileManager.default.fileExists(atPath: mark) { return }
    _ = FileManager.default.createFile(atPath: mark, contents: nil)
    fatalError("the first time is the hardest")
  }
}

/// Traps the second time that a nib of the process wakes one.
final class SecondTrapView: UIView {
  private static var awakeCount = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.awakeCount += 1
    if Self.awakeCount > 1 { fatalError("once is enough") }
  }
}
