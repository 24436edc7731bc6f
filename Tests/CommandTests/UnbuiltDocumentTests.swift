import Testing

@Suite("Documents that no app is built of", .serialized)
struct UnbuiltDocumentTests {
  @Test("those in catalogues and in exports for translators are left out, unless they are named")
  func leftOut() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let twice = Sample.xib(Sample.view(id: "a") + Sample.view(id: "a"))
    try tool.write(Sample.xib(Sample.view()), to: "App/Plain.xib")
    try tool.write(twice, to: "App/Assets.xcassets/Old.dataset/Old.xib")
    try tool.write(twice, to: "fr.xcloc/Source Contents/App/Plain.xib")
    for place in [".", "App"] {
      let answer = try tool.run("check", place)
      #expect(answer.status == 0, "\(answer.output)")
      #expect(
        answer.error.contains("in asset catalogues or translators' copies"),
        "\(answer.error)"
      )
    }
    #expect(try tool.run("check", ".", "--include-ignored").status == 1)
    #expect(try tool.run("check", "App/Assets.xcassets/Old.dataset/Old.xib").status == 1)
    let alone = try tool.run("check", "fr.xcloc/Source Contents")
    #expect(alone.status == 1)
    let empty = try tool.run("check", "App/Assets.xcassets/..", "App/Assets.xcassets")
    #expect(empty.status == 1, "\(empty.output)\(empty.error)")
  }

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      FILE = {isa = PBXFileReference; path = Plain.xib; sourceTree = "<group>"; };
      BUILD = {isa = PBXBuildFile; fileRef = FILE; };
      MAIN = {isa = PBXGroup; children = (FILE, ); sourceTree = "<group>"; };
      RESOURCES = {isa = PBXResourcesBuildPhase; files = (BUILD, ); };
      TARGET = {isa = PBXNativeTarget; name = App; buildPhases = (RESOURCES, ); };
      PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (TARGET, ); };
    }; rootObject = PROJECT; }
    """

  @Test("those that no target builds are left out, counted and listed, unless they are asked for")
  func unbuilt() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let twice = Sample.xib(Sample.view(id: "a") + Sample.view(id: "a"))
    try tool.write(Sample.xib(Sample.view()), to: "App/Plain.xib")
    try tool.write(twice, to: "App/Old/Old.xib")
    #expect(try tool.run("check", ".").status == 1)
    try tool.write(Self.project, to: "App/App.xcodeproj/project.pbxproj")
    let answer = try tool.run("check", ".", "--verbose")
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("1 document that no target builds was left out"))
    #expect(answer.error.contains("App/Old/Old.xib: no target builds it"), "\(answer.error)")
    let json = try tool.run("check", ".", "--format", "json")
    #expect(json.output.contains("\"unbuiltDocuments\" : [\n    \"App"), "\(json.output)")
    #expect(try tool.run("check", ".", "--unbuilt").status == 1)
    #expect(try tool.run("check", "App/Old/Old.xib").status == 1)
    let alone = try tool.run("check", "App/Old")
    #expect(alone.status == 1 && alone.error.contains("--unbuilt checks them"), "\(alone.error)")
    try tool.write("paths: [App]\nunbuilt: true\n", to: ".nibmark.yml")
    #expect(try tool.run("check").status == 1)
    try tool.write("paths: [App]\nunbuilt: perhaps\n", to: ".nibmark.yml")
    #expect(try tool.run("check").error.contains("true or false is expected"))
  }

  @Test("a document that comes to a target has new findings; what the project says else has none")
  func base() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "App/Plain.xib")
    try tool.write(Sample.xib(Sample.view(id: "a") + Sample.view(id: "a")), to: "App/Old.xib")
    try tool.write(Self.project, to: "App/App.xcodeproj/project.pbxproj")
    try tool.git("init", "-q", "-b", "main")
    try tool.commit("base")
    let renamed = Self.project.replacing("name = App", with: "name = App; comment = 1")
    try tool.write(renamed, to: "App/App.xcodeproj/project.pbxproj")
    let same = try tool.run("check", ".", "--base", "main")
    #expect(same.status == 0 && same.output.contains("0 of 1 document may differ"))
    try tool.write(
      Self.project.replacing("path = Plain.xib", with: "path = Old.xib"),
      to: "App/App.xcodeproj/project.pbxproj"
    )
    let answer = try tool.run("check", ".", "--base", "main")
    #expect(answer.status == 1, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("1 new, 0 gone, 0 kept; 1 of 1 document may differ"))
  }

  @Test("iPad sizes are tried only where a target is for iPads")
  func families() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let wide = """
              <view contentMode="scaleToFill" id="vie-Vw-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <imageView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
                    <constraints><constraint firstAttribute="width" relation="lessThanOrEqual" constant="500" id="w"/></constraints>
                  </imageView>
                </subviews>
                <constraints>
                  <constraint firstItem="a" firstAttribute="leading" secondItem="vie-Vw-001" secondAttribute="leading" id="l"/>
                  <constraint firstItem="a" firstAttribute="top" secondItem="vie-Vw-001" secondAttribute="top" id="t"/>
                  <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="r"/>
                  <constraint firstItem="a" firstAttribute="height" constant="40" id="h"/>
                </constraints>
              </view>
      """
    let sizes = ["check", ".", "--widths", "375,768"]
    try tool.write(Sample.xib(wide), to: "Plain.xib")
    #expect(try tool.run(sizes).output.contains("Conflict"))
    func project(_ settings: String) -> String {
      Self.project.replacing(
        "name = App;",
        with: "name = App; buildConfigurationList = LIST;"
      ).replacing(
        "PROJECT = {",
        with: """
          LIST = {isa = XCConfigurationList; buildConfigurations = (RELEASE); };
          RELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
          PROJECT = {
          """
      )
    }
    let path = "App.xcodeproj/project.pbxproj"
    try tool.write(project("TARGETED_DEVICE_FAMILY = \"1,2\";"), to: path)
    #expect(try tool.run(sizes).output.contains("Conflict"))
    try tool.write(project("TARGETED_DEVICE_FAMILY = 1;"), to: path)
    let answer = try tool.run(sizes)
    #expect(answer.status == 0, "\(answer.output)")
    let text = "1 document was not tried at iPad sizes: its app is for iPhones only"
    #expect(answer.output.contains(text), "\(answer.output)")
    #expect(try !tool.run("check", ".", "--widths", "375").output.contains("iPhones only"))
  }
}
