import Devices
import Testing

@Suite("the table of devices")
struct DeviceTableTests {
  @Test("every id and name stands once, and finds its row")
  func names() {
    let words = DeviceTable.all.flatMap { $0.ids + $0.names }
    #expect(Set(words).count == words.count)
    for device in DeviceTable.layoutTargets {
      for word in device.ids + device.names { #expect(DeviceTable.named(word) == device) }
    }
    #expect(DeviceTable.named("iPhone-SE")?.id == "retina4_7")
    #expect(DeviceTable.named("") == nil)
    #expect(DeviceTable.named("appleTV") == nil)
  }

  @Test(
    "the devices of later years are known",
    arguments: [
      ("retina6_3", 402.0, 874.0, 62.0), ("retina6_72", 430, 932, 59), ("retina6_9", 440, 956, 62),
      ("iphone-17", 402, 874, 62), ("iphone-17-pro-max", 440, 956, 62),
      ("iphone-air", 420, 912, 68),
      ("iphone-16", 393, 852, 59), ("iphone-16-plus", 430, 932, 59), ("iphone-16e", 390, 844, 47),
      ("ipad-pro-13-m4", 1032, 1376, 24), ("ipad-mini", 744, 1133, 24), ("ipad-9", 810, 1080, 20),
    ]
  )
  func later(_ name: String, _ width: Double, _ height: Double, _ top: Double) throws {
    let device = try #require(DeviceTable.named(name))
    #expect(device.width == width && device.height == height)
    #expect(Double(device.uprightInsets.top) == top)
  }

  @Test("large phones are wide on their side, and no other phone is")
  func largePhones() {
    let large = DeviceTable.all.filter { $0.family == .phone && $0.sideClasses.width == .regular }
    let ids = large.map(\.id)
    #expect(
      ids == [
        "retina5_5", "retina6_1", "retina6_5", "iphone-air", "retina6_7", "retina6_72", "retina6_9",
      ]
    )
  }

  @Test("a width stands for one device at most")
  func widths() {
    for width in Set(DeviceTable.all.map(\.width)) {
      let typical = DeviceTable.all.filter { $0.standsForWidth && $0.width == width }
      #expect(typical.count <= 1, "\(width)")
    }
    #expect(DeviceTable.typical(ofWidth: 375)?.id == "retina5_9")
    #expect(DeviceTable.typical(ofWidth: 440)?.id == "retina6_9")
    #expect(DeviceTable.typical(ofWidth: 321) == nil)
  }

  @Test("a width that no device has takes the shape of the nearest one")
  func nearest() {
    #expect(DeviceTable.nearest(toWidth: 380).id == "retina5_9")
    #expect(DeviceTable.nearest(toWidth: 1).id == "retina4_0")
    #expect(DeviceTable.nearest(toWidth: 5000).width == 1032)
    #expect(DeviceTable.nearest(toWidth: 402).height == 874)
    #expect(DeviceTable.screenHeight(forWidth: 430) == 932)
    #expect(DeviceTable.screenHeight(forWidth: 380) == 823)
    #expect(DeviceTable.screenHeight(forWidth: 375) == 812)
  }

  @Test("an id that is not known has what its family has in common")
  func unknown() {
    #expect(DeviceTable.device(withID: "ipad99_0rounded") == nil)
    #expect(DeviceTable.device(like: "ipad99_0rounded").corners == .round)
    #expect(DeviceTable.device(like: "ipad99_0").corners == .square)
    #expect(DeviceTable.device(like: "retina99_0").corners == .aroundCamera)
    #expect(DeviceTable.device(like: "retina6_9").height == 956)
  }
}
