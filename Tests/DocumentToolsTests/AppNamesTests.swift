import Foundation
import Testing

@testable import DocumentTools

@Suite("The names of a project's apps")
struct AppNamesTests {
  private func names(_ files: [String: String], targets: [String] = []) throws -> AppNames {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      try Data(text.utf8).write(to: root.appendingPathComponent(name))
    }
    return AppNames(ProjectFiles(below: root.path), targets: targets)
  }

  @Test func `an app has the names of its property list and of its target`() throws {
    let list = """
      <plist><dict><key>CFBundleDisplayName</key><string>My Wallet</string>
      <key>CFBundleName</key>
      <string>$(PRODUCT_NAME)</string></dict></plist>
      """
    let all = try names(["Info.plist": list], targets: ["wallet-ios"])
    for name in ["My Wallet", "MyWallet", "my wallet", "Wallet iOS"] {
      #expect(all.contains(name), "\(name)")
    }
    for text in ["Wallet", "", "$(PRODUCT_NAME)", "PRODUCTNAME"] {
      #expect(!all.contains(text), "\(text)")
    }
    #expect(try !names(["Info.plist": "<key>CFBundleName</key>"]).contains("My Wallet"))
  }
}
