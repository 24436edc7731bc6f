import Foundation
import Testing

@testable import HeadlessUIKit
@testable import InterfaceBuilder

/// Documents written in tests, wrapped as Interface Builder wraps them.
enum NibFixtures {
  static func xib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(owner)
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
        </objects>
    </document>
    """
  }

  static func storyboard(_ scenes: String, initial: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \(initial)>
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies/>
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
  }

  /// A nib whose objects are the given elements; `connections` belong to File's Owner.
  @MainActor
  static func nib(_ objects: String, ownerConnections: String = "") -> UINib {
    let owner =
      ownerConnections.isEmpty
      ? "/>" : "><connections>\(ownerConnections)</connections></placeholder>"
    return UINib(data: Data(xib(objects, owner: owner).utf8), bundle: nil)
  }

  /// The frame of objects whose place does not matter.
  static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"50\"/>"

  /// A view's element.
  static func view(
    _ id: String,
    _ custom: String = "",
    _ attributes: String = "",
    _ inside: String = ""
  ) -> String {
    let custom = custom.isEmpty ? "" : "customClass=\"\(custom)\" "
    return "<view id=\"\(id)\" \(custom)\(attributes)>\(rect)\(inside)</view>"
  }

  /// Replaces addresses, which differ from run to run.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0xADDR")
  }
}

/// Runs a test in an environment of its own.
@MainActor
func withNibs<Value>(
  policy: NibClassPolicy = .strict,
  folders: [String] = [],
  _ body: (NibEnvironment) throws -> Value
) rethrows -> Value {
  let state = EngineState()
  defer { state.restore() }
  let environment = NibEnvironment(folders: folders, policy: policy)
  environment.classes.addSearchModule("HeadlessUIKitTests")
  NibEnvironment.current = environment
  return try body(environment)
}

/// The exception that a closure raises, with addresses replaced.
@MainActor
func raisedReason(_ body: () -> Void) -> String? {
  do throws(UIKitException) {
    try UIKitException.catching { () throws(UIKitException) in body() }
    return nil
  } catch {
    return "\(error.name.rawValue): \(NibFixtures.withoutAddresses(error.reason))"
  }
}
