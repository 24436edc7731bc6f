import Files

/// What the apps of a project show while they start.
///
/// iOS takes an app without a launch screen for one that knows no phone newer than its launch images, and gives it the
/// size of an old phone with black bars around it.
struct LaunchScreens: Sendable {
  /// Whether there are launch images and no launch screen, and no image for a phone without a home button.
  let areOldImages: Bool

  /// Reads the property lists and projects.
  ///
  /// - Complexity: O(bytes of those).
  init(_ files: ProjectFiles) {
    let lists = files.texts.filter { $0.hasSuffix(".plist") }
    let said = (lists + files.projects).map(Self.text)
    let hasScreen = said.contains { $0?.contains("UILaunchS") != false }
    let hasImages =
      !files.launchImages.isEmpty || files.hasImage("Default-568h")
      || said.contains { $0?.contains("<key>UILaunchImage") == true }
    let hasTall = files.launchImages.contains { folder in
      Self.text(folder + "/Contents.json").map { text in
        Self.tallPhones.contains(where: text.contains)
      } ?? true
    }
    areOldImages =
      files.isWhole && !files.projects.isEmpty && hasImages && !hasScreen && !hasTall
      && !Self.tallPhones.contains { files.hasImage("Default-" + $0) }
  }

  /// How sets of launch images call phones without a home button: by their heights in pixels.
  private static let tallPhones = ["2436h", "2688h", "1792h", "2532h", "2778h", "2340h"]

  private static func text(_ path: String) -> String? {
    (try? FileReader.read(path, byteCountMax: 4 << 20)).map { String(decoding: $0, as: UTF8.self) }
  }
}
