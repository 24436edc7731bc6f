import Foundation

/// The place of one outlet in a program, with how the class that came last takes it.
///
/// Sources whose class is known when the nib is compiled need no site; File's Owner and objects with
/// dynamic outlets do.
@MainActor
final class OutletSite {
  let key: String
  /// Whether some class of the engine lists the key.
  private let isEngineKey: Bool
  /// `file:line:column` of the connection; found only when it is told, as that reads the source.
  let location: () -> String?
  private var isNoted = false
  private var lastClass: AnyClass?
  private var lastStore: OutletStore?

  init(key: String, location: @escaping () -> String?) {
    self.key = key
    self.location = location
    isEngineKey = EngineKeys.listsOutlet(key)
  }

  /// Notes something the first time that it happens: a nib is instantiated many times.
  func noteOnce(_ message: @autoclosure () -> String) {
    guard !isNoted else { return }
    isNoted = true
    NibEnvironment.current.note(.dynamicKey, message(), at: location())
  }

  /// Sets an outlet as KVC would, or raises NB-7.
  func connect(_ source: NSObject, to destination: NSObject) {
    if let store = store(for: source) {
      do throws(OutletRefusal) {
        try store.write(destination, into: source)
      } catch {
        refuse(NibNames.refused(key, of: source, error))
      }
      return
    }
    if isEngineKey || type(of: source) == NibPlainObject.self,
      EngineKeys.connect(key, of: source, to: destination)
    {
      return
    }
    if let storage = NibStorage.existing(of: source), storage.accepts(key, [destination], self) {
      storage.connect(key, to: destination)
      return
    }
    NibEnvironment.current.refuseUnknown(key, of: source, at: location())
  }

  /// Sets a whole outlet collection in one go (NB-9), or raises NB-7.
  func connect(_ source: NSObject, to destinations: [NSObject], appending: Bool) {
    if let store = store(for: source) {
      do throws(OutletRefusal) {
        try store.write(collection: destinations, appending: appending, into: source)
      } catch {
        refuse(NibNames.refused(key, of: source, error))
      }
      return
    }
    if EngineKeys.connect(key, of: source, to: destinations) { return }
    if let storage = NibStorage.existing(of: source), storage.accepts(key, destinations, self) {
      storage.connect(key, to: destinations, appending: appending)
      return
    }
    NibEnvironment.current.refuseUnknown(key, of: source, at: location())
  }

  private func refuse(_ exception: @autoclosure () -> UIKitException) {
    NibEnvironment.current.refuse(exception(), at: location())
  }

  private func store(for source: NSObject) -> OutletStore? {
    let type: AnyClass = type(of: source)
    if let lastClass, lastClass == type { return lastStore }
    lastClass = type
    lastStore = nil
    do throws(OutletRefusal) {
      lastStore = try OutletTable.table(of: type).store(for: key)
    } catch .unknownKey {
      return nil
    } catch {
      // The class has such a property and cannot take the outlet: say so rather than "no such key".
      lastClass = nil
      refuse(NibNames.refused(key, of: source, error))
    }
    return lastStore
  }
}
