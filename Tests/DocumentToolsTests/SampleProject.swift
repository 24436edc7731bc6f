/// Texts of projects of Xcode, as small as they can be.
struct SampleProject {
  /// The project's file for a target with these objects.
  ///
  /// - Parameters:
  ///   - children: What the main group has.
  ///   - files: What the target's resources have.
  ///   - objects: Further objects.
  ///   - target: Further entries of the target.
  ///   - settings: The target's settings.
  static func text(
    children: [String],
    files: [String],
    objects: String,
    target: String = "",
    settings: String = ""
  ) -> String {
    let builds = files.map {
      "B\($0) /* in Resources */ = {isa = PBXBuildFile; fileRef = \($0); };"
    }
    return """
      // !$*UTF8*$!
      {
      archiveVersion = 1; classes = { }; objectVersion = 77;
      objects = {
      /* Begin of all */
      \(builds.joined(separator: "\n"))
      \(objects)
      MAIN = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
      RESOURCES = {isa = PBXResourcesBuildPhase; files = (\(files.map { "B" + $0 + "," }.joined())); };
      CONFIGURATION = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Release; };
      BASE = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; name = Release; };
      LIST = {isa = XCConfigurationList; buildConfigurations = (CONFIGURATION); };
      BASELIST = {isa = XCConfigurationList; buildConfigurations = (BASE, ); };
      TARGET = {isa = PBXNativeTarget; name = App; buildConfigurationList = LIST;
        buildPhases = (RESOURCES, ); productType = "com.apple.product-type.application"; \(target)};
      PROJECT /* Project object */ = {isa = PBXProject; mainGroup = MAIN; targets = (TARGET, );
        buildConfigurationList = BASELIST; projectDirPath = ""; };
      };
      rootObject = PROJECT /* Project object */;
      }
      """
  }

  /// An object for a file.
  static func file(_ id: String, _ path: String, tree: String = "<group>") -> String {
    "\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\"; };\n"
  }

  /// A project with one document in its resources and nothing else.
  static func building(_ path: String, settings: String = "") -> String {
    text(children: ["DOC"], files: ["DOC"], objects: file("DOC", path), settings: settings)
  }
}
