import Foundation
import Testing

@testable import DocumentTools

@Suite("Documents that targets build")
struct BuiltDocumentsTests {
  /// Those of some documents that nothing builds, in a folder with further files.
  private func unbuilt(
    _ documents: [String],
    _ files: [String: String]
  ) throws -> [String] {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-built-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files.merging(documents.map { ($0, "") }, uniquingKeysWith: { $1 }) {
      let url = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    let built = BuiltDocuments(ProjectFiles(below: root.path))
    return documents.filter { built.isUnbuilt(root.path + "/" + $0) }
  }

  private let project = "App.xcodeproj/project.pbxproj"

  @Test("by groups, languages, trees and folders")
  func places() throws {
    let objects =
      SampleProject.file("ONE", "One.xib") + SampleProject.file("EN", "en.lproj/Two.xib")
      + SampleProject.file("ROOT", "App/Deep/Three.xib", tree: "SOURCE_ROOT")
      + SampleProject.file("UNKNOWN", "Some/Four.xib", tree: "BUILT_PRODUCTS_DIR")
      + SampleProject.file("MOVED", "Gone/five.XIB")
        + """
        GROUP = {isa = PBXGroup; children = (ONE, VARIANTS, ROOT, FOLDER, GROUP); path = App; sourceTree = "<group>"; };
        VARIANTS = {isa = PBXVariantGroup; children = (EN, ); name = Two.xib; sourceTree = "<group>"; };
        FOLDER = {isa = PBXFileReference; lastKnownFileType = folder; path = Whole; sourceTree = "<group>"; };
        FRAMEWORK = {isa = PBXFileReference; lastKnownFileType = wrapper.framework; path = UIKit.framework; sourceTree = SDKROOT; };
        UNUSED = {isa = PBXFileReference; path = Unused.xib; sourceTree = "<group>"; };

        """
    let text = SampleProject.text(
      children: ["GROUP", "UNKNOWN", "MOVED", "UNUSED", "FRAMEWORK"],
      files: ["ONE", "VARIANTS", "ROOT", "UNKNOWN", "MOVED", "FOLDER", "FRAMEWORK"],
      objects: objects
    )
    let documents = [
      "App/One.xib", "App/en.lproj/Two.xib", "App/Deep/Three.xib", "Four.xib", "New/Five.xib",
      "App/Whole/Deep/Six.xib", "Unused.xib", "One.xib", "Other/Seven.storyboard",
    ]
    #expect(
      try unbuilt(documents, [project: text])
        == ["Unused.xib", "One.xib", "Other/Seven.storyboard"]
    )
    // A project says nothing of what is beside its folder.
    let inner = try unbuilt(["One.xib"], ["Inner/" + project: text])
    #expect(inner.isEmpty)
  }

  @Test("by folders that Xcode follows, without exceptions")
  func followed() throws {
    let text = SampleProject.text(
      children: ["FOLDER", "OTHER"],
      files: [],
      objects: """
        FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (NOT, ); sourceTree = "<group>"; };
        OTHER = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; exceptions = (BUT, ); sourceTree = "<group>"; };
        NOT = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Old/Out.xib", ); target = TARGET; };
        BUT = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("In.xib", ); target = TARGET; };
        """,
      target: "fileSystemSynchronizedGroups = (FOLDER, ); "
    )
    let documents = ["App/A/One.xib", "App/Old/Out.xib", "Other/In.xib", "Other/Out.xib"]
    #expect(try unbuilt(documents, [project: text]) == ["App/Old/Out.xib", "Other/Out.xib"])
    let lost = text.replacing("sourceTree = \"<group>\"", with: "sourceTree = DEVELOPER_DIR")
    #expect(try unbuilt(documents, [project: lost]).isEmpty)
  }

  @Test("by packages, specifications of pods, and other tools")
  func others() throws {
    let files = [project: SampleProject.building("One.xib")]
    func isUnbuilt(_ path: String, _ name: String, _ text: String) throws -> Bool {
      try !unbuilt([path], files.merging([name: text]) { $1 }).isEmpty
    }
    #expect(try isUnbuilt("Two.xib", "README.md", ""))
    #expect(try !isUnbuilt("Sources/Kit/Two.xib", "Package.swift", "// a package"))
    #expect(try !isUnbuilt("Kit/Two.xib", "Package.swift", ".target(name: \"Kit\", path: \"Kit\")"))
    #expect(try isUnbuilt("Old/Two.xib", "Package.swift", ".target(name: \"Kit\", path: \"Kit\")"))
    #expect(try !isUnbuilt("Kit/Two.xib", "Kit.podspec", "s.resources = 'Kit/**/*.{png,xib}'"))
    #expect(try !isUnbuilt("Kit/Two.xib", "Kit.podspec", "s.resources = ['Kit/*']"))
    #expect(try isUnbuilt("Kit/Two.xib", "Kit.podspec", "s.source_files = 'Kit/**/*.{h,m}'"))
    #expect(try isUnbuilt("Kit/Two.xib", "Kit.podspec", "s.name = 'Kit'\n  s.dependency 'Kit'"))
    let variable = "  dir = \"#{root}/#{s.name}\"\n"
    let headers = "s.source_files = \"#{dir}/*.{h,m}\""
    let setting = "\n  s.xcconfig = { 'FLAGS' => '$(inherited) A=1' }"
    #expect(try isUnbuilt("Kit/Two.xib", "Kit.podspec", variable + headers + setting))
    let others = """

        s.source = { :git => "https://far/Kit.git", :tag => "v#{s.version}" }
        s.dependency 'Kit/Core', "~>#{s.version}"
        s.prefix_header_contents = '#import "Kit.h"'
        s.xcconfig = { 'FLAGS' => 'A',
          'FLAGS[sdk=iphoneos*]' => 'B' }
      """
    #expect(try isUnbuilt("Kit/Two.xib", "Kit.podspec", "s.name = 'Kit'" + others))
    #expect(try !isUnbuilt("Kit/Two.xib", "Kit.podspec", variable + "s.resources = dir"))
    #expect(try isUnbuilt("Old/Two.xib", "Kit.podspec", "s.resources = \"Kit/**/*.xib\""))
    #expect(try !isUnbuilt("Kit/Two.xib", "Kit/project.yml", ""))
    #expect(try !isUnbuilt("Kit/Two.xib", "Kit/BUILD.bazel", ""))
    // The project that was made from it is there.
    #expect(try isUnbuilt("Two.xib", "project.yml", ""))
  }

  @Test("a script that a target starts builds documents where it names their compiler")
  func legacyTargets() throws {
    let project = SampleProject.building("One.xib")
      .replacingOccurrences(of: "targets = (TARGET, )", with: "targets = (TARGET, OTHER, )")
      .replacingOccurrences(
        of: "PROJECT /* Project object */ = {",
        with: "OTHER = {isa = PBXLegacyTarget; buildToolPath = \"$(PROJECT_DIR)/go.sh\"; };\n"
          + "PROJECT /* Project object */ = {"
      )
    func found(_ files: [String: String]) throws -> [String] {
      try unbuilt(["Two.xib"], files.merging([self.project: project]) { $1 })
    }
    #expect(try found(["go.sh": "make -C bridge"]) == ["Two.xib"])
    #expect(try found(["go.sh": "ibtool --compile Two.nib Two.xib"]).isEmpty)
    #expect(try found([:]).isEmpty)
  }

  @Test(
    "a project that cannot be read says nothing, and neither does none",
    arguments: [
      "", "{", "{}", "{ objects = (", "{ rootObject = A; objects = { A = {isa = PBXProject; };",
      "<<<<<<< HEAD\n{ }", "{ rootObject = A; objects = { A = B; }; }",
      "<?xml version=\"1.0\"?><plist>",
      String(repeating: "(", count: 100_000),
      "{ objects = " + String(repeating: "{a=", count: 50_000),
      "{ rootObject = \"A\\", "/* ", "{ rootObject = A; objects = { A = {isa = PBXGroup; }; }; }",
    ]
  )
  func broken(text: String) throws {
    #expect(try unbuilt(["One.xib"], [project: text]).isEmpty)
    #expect(try unbuilt(["One.xib"], ["README.md": text]).isEmpty)
    let whole = ["Whole.xcodeproj/project.pbxproj": SampleProject.building("Two.xib")]
    #expect(try unbuilt(["One.xib"], whole) == ["One.xib"])
    #expect(try unbuilt(["One.xib"], whole.merging([project: text]) { $1 }).isEmpty)
  }

  @Test("groups that hold one another end")
  func circle() throws {
    let circle =
      "ONE = {isa = PBXGroup; children = (TWO, ); };\nTWO = {isa = PBXGroup; children = (ONE, MAIN); };"
    let text = SampleProject.text(children: ["ONE"], files: ["ONE"], objects: circle)
    #expect(try unbuilt(["One.xib"], [project: text]) == ["One.xib"])
  }

  @Test("a list as XML, and texts with escapes")
  func forms() throws {
    let escaped = SampleProject.building("\\U4e2d\\\"b\\\".xib")
    #expect(try unbuilt(["中\"b\".xib", "c.xib"], [project: escaped]) == ["c.xib"])
    let list = try #require(XcodeObjects(Array(SampleProject.building("One.xib").utf8)))
    #expect(list.root.isa == "PBXProject" && list["DOC"]?.text("path") == "One.xib")
    let entries: [String: Any] = [
      "rootObject": "P",
      "objects": [
        "P": ["isa": "PBXProject", "targets": ["T"], "mainGroup": "G"],
        "G": ["isa": "PBXGroup", "children": ["F"]],
        "F": ["isa": "PBXFileReference", "path": "One.xib", "sourceTree": "<group>"],
        "T": ["isa": "PBXNativeTarget", "buildPhases": ["R"]],
        "R": ["isa": "PBXResourcesBuildPhase", "files": ["B"]],
        "B": ["isa": "PBXBuildFile", "fileRef": "F"],
      ],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: entries,
      format: .xml,
      options: 0
    )
    let text = String(decoding: data, as: UTF8.self)
    #expect(try unbuilt(["One.xib", "Two.xib"], [project: text]) == ["Two.xib"])
  }

  @Test("devices by the target, by its project, and by Xcode's own value")
  func families() throws {
    func families(_ settings: String) throws -> Set<Int>? {
      let text = SampleProject.building("One.xib", settings: settings)
      let project = try #require(
        XcodeProject(Array(text.utf8), of: "/App/App.xcodeproj/project.pbxproj")
      )
      return project.targets.first?.families
    }
    #expect(try families("TARGETED_DEVICE_FAMILY = \"1,2\"; ") == [1, 2])
    #expect(try families("TARGETED_DEVICE_FAMILY = 2; ") == [2])
    #expect(try families("") == [1])
    #expect(try families("SDKROOT = auto; ") == nil)
    #expect(try families("TARGETED_DEVICE_FAMILY = \"$(DEVICES)\"; ") == nil)
    #expect(
      try families("TARGETED_DEVICE_FAMILY = 1; \"TARGETED_DEVICE_FAMILY[sdk=iphoneos*]\" = 2; ")
        == [1, 2]
    )
  }
}
