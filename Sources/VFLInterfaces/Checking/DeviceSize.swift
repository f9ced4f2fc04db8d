import VFLLayout

/// A device's screen in one orientation, with its size classes and insets.
package struct DeviceSize: Sendable, Hashable {
  /// The width in points.
  let width: Double
  /// The height in points.
  let height: Double
  let classes: SizeClasses
  /// The safe area insets without bars, in points.
  let insets: LayoutInsets

  /// The leading and trailing layout margin of the view of a view controller, in points.
  var margin: Double { Self.margin(ofWidth: width) }

  /// Returns the leading and trailing layout margin of the view of a view controller of a width, in points.
  static func margin(ofWidth width: Double) -> Double { width < 414 ? 16 : 20 }

  private init(_ width: Double, _ height: Double, _ classes: SizeClasses, _ insets: LayoutInsets) {
    (self.width, self.height, self.classes, self.insets) = (width, height, classes, insets)
  }

  private init(phone width: Double, _ height: Double, top: Double, bottom: Double) {
    self.init(width, height, .phone, LayoutInsets(top: top, bottom: bottom))
  }

  /// The screen in landscape orientation, in which the notch is at a side.
  private var turned: DeviceSize {
    if classes == .tablet { return DeviceSize(height, width, classes, insets) }
    let hasNotch = insets.bottom > 0
    let side = hasNotch ? insets.top : 0
    return DeviceSize(
      height, width, width < 414 ? .landscapePhone : .landscapeLargePhone,
      LayoutInsets(top: 0, left: side, bottom: hasNotch ? 21 : 0, right: side))
  }

  /// The phones in portrait orientation.
  ///
  /// The iPhone SE, and similar phones with an enlarged display, have the smallest size.
  static let phones = [
    DeviceSize(phone: 320, 568, top: 20, bottom: 0),
    DeviceSize(phone: 375, 667, top: 20, bottom: 0),
    DeviceSize(phone: 375, 812, top: 44, bottom: 34),
    DeviceSize(phone: 375, 812, top: 50, bottom: 34),
    DeviceSize(phone: 390, 844, top: 47, bottom: 34),
    DeviceSize(phone: 393, 852, top: 59, bottom: 34),
    DeviceSize(phone: 402, 874, top: 62, bottom: 34),
    DeviceSize(phone: 414, 736, top: 20, bottom: 0),
    DeviceSize(phone: 414, 896, top: 44, bottom: 34),
    DeviceSize(phone: 414, 896, top: 48, bottom: 34),
    DeviceSize(phone: 420, 912, top: 68, bottom: 34),
    DeviceSize(phone: 428, 926, top: 47, bottom: 34),
    DeviceSize(phone: 430, 932, top: 59, bottom: 34),
    DeviceSize(phone: 440, 956, top: 62, bottom: 34),
  ]

  /// The phones in landscape orientation.
  static let landscapePhones = phones.map { $0.turned }

  /// The tablets in both orientations.
  static let tablets = [(744.0, 1133.0), (768, 1024), (834, 1194), (1024, 1366)].flatMap {
    width, height in
    let tablet = DeviceSize(width, height, .tablet, LayoutInsets(top: 24, bottom: 20))
    return [tablet, tablet.turned]
  }

  /// The top insets of the devices with a notch, by the beginning of their identifiers.
  private static let notches: [(device: String, top: Double)] = [
    ("retina5_9", 44), ("retina6_12", 59), ("retina6_1", 44), ("retina6_5", 44),
    ("retina6_72", 59), ("retina6_0", 47), ("retina6_7", 47), ("retina6_3", 62), ("retina6_9", 62),
  ]

  /// The widths of the screens of current and former devices.
  static let knownWidths = Set(
    (phones + landscapePhones + tablets).map { $0.width } + [480, 600, 1080, 820, 810, 1112, 1180])

  /// The insets of the device of a file.
  static func insets(of file: InterfaceFile) -> LayoutInsets {
    guard file.platform == .iOS, let device = file.device else { return LayoutInsets(top: 20) }
    if file.isForTablets { return LayoutInsets(top: 20) }
    guard let top = notches.first(where: { device.hasPrefix($0.device) })?.top else {
      return file.isLandscape ? LayoutInsets() : LayoutInsets(top: 20)
    }
    return file.isLandscape
      ? LayoutInsets(top: 0, left: top, bottom: 21, right: top) : LayoutInsets(top: top, bottom: 34)
  }
}
