import Testing

@testable import DocumentTools

@Suite("Launch code that replaces the window of a main storyboard")
struct LaunchWindowsTests {
  private func replaces(_ sources: String...) -> Bool {
    var windows = LaunchWindows()
    for source in sources { windows.add(SourceText(source)) }
    return windows.replaceInitialScene
  }

  private func launch(_ body: String) -> String {
    "class AppDelegate {\n func application(_ application: UIApplication, "
      + "didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool {\n\(body)\n return true }\n}"
  }

  private func connect(_ body: String) -> String {
    "class SceneDelegate {\n func scene(_ scene: UIScene, willConnectTo session: UISceneSession, "
      + "options: UIScene.ConnectionOptions) {\n\(body)\n }\n}"
  }

  @Test("makes a window whatever else holds")
  func launches() {
    #expect(replaces(launch("window = UIWindow(frame: bounds)")))
    #expect(replaces(launch("self.window = UIWindow.init(frame: bounds)")))
    let objective =
      "- (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {\n"
      + "self.window = [[UIWindow alloc] initWithFrame:bounds];\nreturn YES;\n}"
    #expect(replaces(objective))
    #expect(!replaces(launch("window?.makeKeyAndVisible()")))
    #expect(!replaces(launch("// window = UIWindow(frame: bounds)")))
    #expect(!replaces(launch("if isNew {\n window = UIWindow(frame: bounds)\n}")))
    // One of two apps keeps its storyboard, and a call launches nothing.
    #expect(!replaces(launch("window = UIWindow(frame: bounds)"), launch("return true")))
    let call = "Kit.application(a, didFinishLaunchingWithOptions: o)\nfunc f() { _ = UIWindow() }"
    #expect(!replaces(call))
    #expect(replaces(launch(call + "\nwindow = UIWindow(frame: bounds)")))
  }

  @Test("or makes one where a scene connects")
  func scenes() {
    let made =
      "if let windowScene = scene as? UIWindowScene {\n w = UIWindow(windowScene: windowScene)\n}"
    #expect(replaces(launch(""), connect(made)))
    #expect(replaces(launch(""), connect("w = UIWindow(windowScene: scene)")))
    #expect(!replaces(launch("window = UIWindow(frame: bounds)"), connect("")))
    #expect(!replaces(connect("if isNew {\n w = UIWindow(windowScene: scene)\n}")))
  }

  @Test("names the main storyboards of a property list")
  func lists() {
    func list(_ pairs: KeyValuePairs<String, String>) -> String {
      pairs.map { "<key>\($0.key)</key>\n\t<string>\($0.value)</string>" }.joined(separator: "\n")
    }
    #expect(LaunchWindows.mainStoryboards(list(["UIMainStoryboardFile": "Main"])) == ["Main"])
    let both = list(["UILaunchStoryboardName": "Main", "UISceneStoryboardFile": "Main"])
    #expect(LaunchWindows.mainStoryboards(both) == [])
    #expect(LaunchWindows.mainStoryboards(list(["CFBundleName": "Main"])) == [])
  }
}
