import Files
import Foundation

/// The devices that the targets of a project are for.
struct DeviceFamilies {
  private let objects: XcodeObjects
  private let references: XcodeReferences
  private static let key = "TARGETED_DEVICE_FAMILY"
  private static let includeCountMax = 8

  init(_ objects: XcodeObjects, _ references: XcodeReferences) {
    self.objects = objects
    self.references = references
  }

  /// The numbers of devices, 1 for phones and 2 for tablets, in all configurations of a target.
  ///
  /// - Returns: Nil where nothing says so for sure.
  func families(of target: XcodeObjects.Object) -> Set<Int>? {
    let own = configurations(of: target)
    guard !own.isEmpty else { return nil }
    var families: Set<Int> = []
    for configuration in own {
      let base = configurations(of: objects.root).first {
        $0.text("name") == configuration.text("name")
      }
      guard let found = self.families([configuration, base].compactMap(\.self)) else { return nil }
      families.formUnion(found)
    }
    return families
  }

  /// The values of settings of some objects that name documents and classes for property lists.
  func named(by objects: [XcodeObjects.Object]) -> Set<String> {
    var named: Set<String> = []
    for configuration in objects.flatMap(configurations) {
      for (key, value) in configuration.entries("buildSettings")
      where key.hasPrefix("INFOPLIST_KEY_") || key.uppercased().contains("STORYBOARD") {
        named.formUnion(value.texts)
      }
    }
    return named
  }

  /// The property lists that the settings of a target name, as far as the names say where they are.
  func propertyLists(of target: XcodeObjects.Object, in folder: String) -> Set<String> {
    let named = configurations(of: target).compactMap {
      $0.entries("buildSettings")["INFOPLIST_FILE"]?.text
    }
    let prefixes = ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/", "${PROJECT_DIR}/"]
    return Set(
      named.compactMap { name in
        let prefix = prefixes.first(where: name.hasPrefix) ?? ""
        let path = name.dropFirst(prefix.count)
        return path.isEmpty || path.contains("$") ? nil : DocumentPlace.joined(folder, String(path))
      }
    )
  }

  private func configurations(of object: XcodeObjects.Object) -> [XcodeObjects.Object] {
    let list = object.text("buildConfigurationList").flatMap { objects[$0] }
    return list?.texts("buildConfigurations").compactMap { objects[$0] } ?? []
  }

  /// The devices by a target's settings and those of its project, the nearer first.
  private func families(_ configurations: [XcodeObjects.Object]) -> Set<Int>? {
    switch value(Self.key, configurations) {
    case .known(let texts): return Self.numbers(texts)
    case .unknown: return nil
    case .absent:
      // Xcode's own value depends on the system that is built for.
      guard case .known(let systems) = value("SDKROOT", configurations) else { return nil }
      return systems == ["iphoneos"] ? [1] : nil
    }
  }

  private enum Value {
    case known([String])
    case unknown
    case absent
  }

  private func value(_ key: String, _ configurations: [XcodeObjects.Object]) -> Value {
    for configuration in configurations {
      let settings = configuration.entries("buildSettings")
      // A setting may be for one system alone: TARGETED_DEVICE_FAMILY[sdk=iphoneos*].
      let keys = settings.keys.filter { $0 == key || $0.hasPrefix(key + "[") }
      if keys.contains(key) { return .known(keys.compactMap { settings[$0]?.text }) }
      guard keys.isEmpty else { return .unknown }
      // Such a file is named by a folder that Xcode follows.
      if configuration.text("baseConfigurationReferenceAnchor") != nil { return .unknown }
      guard let file = configuration.text("baseConfigurationReference") else { continue }
      let found = value(key, file)
      if case .absent = found { continue }
      return found
    }
    return .absent
  }

  /// The value in a file of settings.
  private func value(_ key: String, _ id: String) -> Value {
    guard let reference = references[id] else { return .unknown }
    // Those of pods say nothing of devices, and mostly are not there.
    guard !reference.name.hasPrefix("Pods") else { return .absent }
    guard let path = reference.path else { return .unknown }
    var waiting = [path]
    var count = 0
    var values: [String] = []
    while let path = waiting.popLast() {
      count += 1
      guard count <= Self.includeCountMax,
        let bytes = try? FileReader.read(path, byteCountMax: 1 << 20)
      else { return .unknown }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        if line.hasPrefix("#include") {
          let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
          guard parts.count > 1 else { return .unknown }
          let isOfPods = DocumentPlace.name(String(parts[1])).hasPrefix("Pods")
          if !isOfPods { waiting.append(DocumentPlace.joined(path + "/..", String(parts[1]))) }
        } else if line.drop(while: \.isWhitespace).hasPrefix(key) {
          let value = line.split(separator: "=", maxSplits: 1).last ?? ""
          values.append(value.replacing(#/\/\/.*/#, with: "").trimmingCharacters(in: .whitespaces))
        }
      }
    }
    return values.isEmpty ? .absent : .known(values)
  }

  /// The lines of a file of settings that are about devices.
  static func lines(in bytes: [UInt8]?) -> [String] {
    String(decoding: bytes ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.contains(key) || $0.hasPrefix("#include") }.map(String.init)
  }

  private static func numbers(_ texts: [String]) -> Set<Int>? {
    var numbers: Set<Int> = []
    for part in texts.flatMap({ $0.split(separator: ",") }) {
      guard let number = Int(part.trimmingCharacters(in: .whitespaces)) else { return nil }
      numbers.insert(number)
    }
    return numbers.isEmpty ? nil : numbers
  }
}
