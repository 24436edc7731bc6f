import Foundation

/// The folder of caches.
package struct CacheFolder {
  package let path: String

  /// Takes the folder that a person named, or else the one that the system has for it.
  ///
  /// Nil where there is none: without a home, nothing is kept.
  package init?(_ named: String?) {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String, _ suffix: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 + suffix : nil }
    }
    guard
      let path = named ?? folder("XDG_CACHE_HOME", "/nibmark") ?? folder("HOME", "/.cache/nibmark")
    else { return nil }
    self.path = path
  }

  /// The file of what is known of code layouts on this machine.
  package var layoutNoise: String { path + "/layout-noise.json" }
}
