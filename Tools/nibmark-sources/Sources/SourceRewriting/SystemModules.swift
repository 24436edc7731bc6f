/// The modules of Apple's SDK, by what becomes of their imports.
enum SystemModules {
  /// What HeadlessUIKit declares or exports of these stands in the module UIKit.
  static let covered: Set<String> = [
    "CoreGraphics", "QuartzCore", "CoreFoundation", "ObjectiveC", "Darwin", "os", "OSLog",
    "UniformTypeIdentifiers", "MobileCoreServices", "CoreText", "Accessibility", "CoreImage",
  ]

  /// What is there in every build.
  static let present: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
    "Synchronization", "Observation", "RegexBuilder", "Swift", "_Concurrency",
    "_StringProcessing", "Testing", "XCTest", "Glibc", "UIKit", "HeadlessUIKit",
  ]

  /// Whether `canImport` holds for a module that has no counterpart of its name.
  static func isCovered(_ name: String) -> Bool {
    present.contains(name) || ["CoreGraphics", "QuartzCore", "CoreFoundation"].contains(name)
  }

  /// Modules that only Apple's platforms have.
  static let missing: Set<String> = covered.union([
    "ARKit", "AVFoundation", "AVFAudio", "AVKit", "Accelerate", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AddressBook", "AddressBookUI", "AppIntents", "AppKit",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CarPlay", "Charts", "ClassKit", "CloudKit", "Cocoa", "Combine",
    "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreVideo", "CryptoKit",
    "CryptoTokenKit", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
    "FileProvider", "FileProviderUI", "GLKit", "GameController", "GameKit", "GameplayKit",
    "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MachO", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MetricKit", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit",
    "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security", "Social", "Speech",
    "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "Translation",
    "Twitter", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WebKit", "WidgetKit", "XPC", "_SwiftUIKitOverlayShims", "iAd", "simd",
  ])
}
