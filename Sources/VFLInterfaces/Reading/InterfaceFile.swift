package import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLText

/// An Interface Builder file: a XIB or a storyboard.
package struct InterfaceFile: Sendable {
  /// The system that the file is made for.
  package enum Platform: Sendable, Hashable {
    /// iOS, including iPadOS.
    case iOS
    /// macOS.
    case macOS
  }

  /// The name of the file for diagnostics.
  package let name: String
  /// The content of the file in UTF-8.
  package let bytes: [UInt8]
  /// The system that the file is made for.
  package let platform: Platform
  /// The roots, in the order of the file.
  package private(set) var roots: [InterfaceRoot] = []
  /// The version of Interface Builder that wrote the file, such as 17701; 0 if it is unknown.
  let toolsVersion: Int
  /// The settings for content sizes.
  let contents: ContentSettings
  /// Whether the file is made for tablets only.
  let isForTablets: Bool
  /// Whether the device of the file is in landscape orientation.
  let isLandscape: Bool
  /// The identifier of the device, such as `retina4_7`; `nil` for files without a device.
  let device: String?
  /// The sizes of the images, by name, in points.
  private(set) var images: [String: PerAxis<Double>] = [:]
  /// The names of the outlets, by the identifier of the object to which they are connected.
  private(set) var outlets: [String: String] = [:]
  /// The lines of the file.
  let lines: SourceLines

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file in UTF-8.
  ///   - name: The name of the file for diagnostics.
  ///   - contents: The settings for content sizes.
  /// - Throws: The error that prevents the file from being read.
  package init(
    _ bytes: [UInt8], name: String, contents: ContentSettings = ContentSettings()
  ) throws(XMLError) {
    let document = try XMLDocument(bytes)
    (self.name, self.bytes, self.contents) = (name, bytes, contents)
    let root = document.root
    let runtime = root["targetRuntime"] ?? ""
    if runtime.hasPrefix("AppleTV") || runtime.hasPrefix("watchKit") {
      throw XMLError(reason: .otherSystem, span: root.nameSpan)
    }
    guard root.isNamed("document"), root["type"]?.hasPrefix("com.apple.InterfaceBuilder3.") == true
    else {
      throw XMLError(reason: .otherFormat, span: root.nameSpan)
    }
    platform = runtime.hasPrefix("MacOSX") ? .macOS : .iOS
    toolsVersion = Int(root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? 0
    let device = root.child("device")
    self.device = device?["id"]
    isForTablets =
      runtime == "iOS.CocoaTouch.iPad" || device?["id"]?.hasPrefix("ipad") == true
    isLandscape = device?["orientation"] == "landscape"
    lines = SourceLines(bytes)
    var search = RootSearch()
    search.visit(root)
    (roots, images, outlets) = (search.roots, search.images, search.outlets)
  }

  /// Whether the beginning of a file is an Interface Builder file.
  package static func isInterface(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(1024).firstPlace(of: "com.apple.InterfaceBuilder3.".utf8) != nil
  }

  /// Whether Xcode 26 or a later version wrote the file, whose controls have the sizes of iOS 26.
  var isWrittenByXcode26: Bool { toolsVersion >= 24_100 }
  /// Whether the controls have the sizes of iOS 26.
  var hasNewControls: Bool { contents.system.map { $0 == .iOS26 } ?? isWrittenByXcode26 }
  /// Whether the controls have the sizes of another version than in the file.
  var hasOtherControls: Bool { hasNewControls != isWrittenByXcode26 }

  /// The size classes of the device for which the frames of the file were computed.
  var storedClasses: SizeClasses {
    if isForTablets { return .tablet }
    if device == nil { return SizeClasses() }
    return isLandscape ? .landscapePhone : .phone
  }
}

/// Collects the roots, images and outlets of a file.
private struct RootSearch {
  var roots: [InterfaceRoot] = []
  var images: [String: PerAxis<Double>] = [:]
  var outlets: [String: String] = [:]
  /// The identifiers of the views that are the view of a view controller.
  var screens: Set<String> = []
  /// The identifiers of the view controllers that another view controller embeds or shows in a popover.
  var embedded: Set<String> = []

  /// The outlets of the system, whose names do not describe the views to which they are connected.
  private static let systemOutlets: Set<String> = [
    "dataSource", "delegate", "initialFirstResponder", "menu", "nextKeyView", "window",
  ]

  mutating func visit(_ document: XMLElement) {
    // Elements are visited in a loop, because a hostile file may nest them deeply.
    var stack = [(element: document, parent: document)]
    while let (element, parent) = stack.popLast() {
      if let root = InterfaceRoot(element, in: parent) { roots.append(root) }
      if element.isNamed("outlet"), let target = element["destination"],
        let property = element["property"]
      {
        if property == "view" {
          screens.insert(target)
        } else if !Self.systemOutlets.contains(property) {
          outlets[target] = property
        }
      }
      if element.isNamed("segue"),
        element["kind"] == "embed" || element["kind"]?.hasPrefix("popover") == true,
        let target = element["destination"]
      {
        embedded.insert(target)
      }
      // The sizes of symbols do not depend on the font in the file.
      if element.isNamed("image"), parent.isNamed("resources"), element["catalog"] != "system",
        let name = element["name"],
        let width = element.number("width"), let height = element.number("height")
      {
        images[name] = PerAxis(width, height)
      }
      var children: [(element: XMLElement, parent: XMLElement)] = []
      for child in element.children { children.append((child, element)) }
      stack += children.reversed()
    }
    for index in roots.indices where roots[index].controller.map(embedded.contains) == true {
      roots[index].becomeEmbedded()
    }
    for index in roots.indices where screens.contains(roots[index].id) {
      roots[index].becomeScreen()
    }
  }
}
