import VFLDiagnostics

/// The code that creates the views of a class, inferred from the class name.
enum ViewMaker: Equatable {
  /// The program or a library of the program.
  case app
  /// Any maker: `UIView`, `NSTextField`.
  case anybody
  /// The system, as a container for views of the program, such as the content view of a cell.
  case managed
  /// The system, for its own use.
  case system
  /// Layout guides and spacers, which belong to other views.
  case guide
}

extension LoggedItem {
  /// The maker of the item.
  var maker: ViewMaker {
    if let knownMaker { return knownMaker }
    if child != nil { return .guide }
    if let known = ViewClasses.maker(ofGuide: label, className) { return known }
    guard !className.isEmpty else {
      return ViewClasses.isSystemName(name ?? "") ? .system : .app
    }
    let maker = ViewClasses.maker(of: className)
    return isRoot && maker == .anybody ? .managed : maker
  }

  /// Whether UIKit or AppKit sets the frame of the item, so that the program does not control its
  /// autoresizing mask.
  var isManaged: Bool {
    if isRoot || maker == .managed || maker == .system { return true }
    // Frameworks of other languages set the frames of the views that they wrap.
    return ClassName.short(className).hasSuffix("Cell") || className.hasPrefix("RN")
      || className.hasPrefix("RCT") || ViewClasses.reachable.contains(className)
      || name?.hasPrefix("platform_view") == true
  }

  /// Whether the class name belongs to a collection view.
  var isOfCollection: Bool {
    let name = ClassName.short(className)
    return name.hasSuffix("ReusableView") || name.firstPlace(of: "Collection") != nil
  }

  /// Returns whether the item sets the frame of the given subview, which is the view of a controller, the
  /// content of a window or cell, or a part of a table or collection.
  func isOwner(of view: LoggedItem) -> Bool {
    if maker == .system || ViewClasses.isOwner(className) { return true }
    // Cells can also contain views of the program, which have other classes.
    return isCell && (view.className == "UIView" || view.className == "NSView")
  }

  /// Whether the item is a table row or a collection item, or the content view of a row or collection item.
  var isCell: Bool {
    let name = ClassName.short(className)
    return name.hasSuffix("Cell") || name.hasSuffix("CellContentView")
      || name.hasSuffix("ReusableView") || name.firstPlace(of: "HeaderFooter") != nil
  }
}

/// The classes of the system.
enum ViewClasses {
  /// Returns the maker of the views of a class.
  static func maker(of className: String) -> ViewMaker {
    var name = className[...]
    let observing = "NSKVONotifying_"
    if name.hasPrefix(observing) { name = name.dropFirst(observing.count) }
    if isHosting(name) || isPlatformHost(name) { return .managed }
    if let module = module(of: name) { return modules.contains(module) ? .system : .app }
    if guides.contains(String(name)) { return .guide }
    if managed.contains(String(name)) || owners.contains(String(name)) { return .managed }
    if reachable.contains(String(name)) { return .anybody }
    if isPrivate(name) { return .system }
    return isPublic(name) ? .anybody : .app
  }

  /// Returns the maker of a guide, judged by its identifier, or `nil` for views.
  static func maker(ofGuide identifier: String?, _ className: String) -> ViewMaker? {
    guard className.hasSuffix("LayoutGuide") || className.hasSuffix("OLAGapGuide") else {
      return nil
    }
    guard let identifier else { return .guide }
    let known = ["Edge Insets", "UINav", "UIButtonBar.", "NSSplitViewItem."]
    return known.contains { identifier.hasPrefix($0) } ? .system : .guide
  }

  /// Returns whether the system sets the given name, which replaces a class and an address.
  static func isSystemName(_ name: String) -> Bool {
    ["BackButton", "SystemInputAssistantView", "UIContinuousPath", "groupView."].contains {
      name.hasPrefix($0)
    }
  }

  /// Returns the module of a class, from its Swift name or its mangled name, or `nil` for an Objective-C
  /// class.
  private static func module(of name: Substring) -> String? {
    guard name.hasPrefix("_Tt") else {
      let plain = name.prefix { $0 != "<" }
      guard let dot = plain.firstIndex(of: ".") else { return nil }
      return String(plain[..<dot])
    }
    let rest = name.dropFirst(3).drop { !$0.isNumber && $0 != "S" }
    guard rest.first != "S" else { return "Swift" }
    let digits = rest.prefix { $0.isNumber }
    return Int32(digits).map { String(rest.dropFirst(digits.count).prefix(Int($0))) }
  }

  /// Returns whether a name begins like a public class: `UI` or `NS`, then a capital letter.
  private static func isPublic(_ name: Substring) -> Bool {
    if otherPublic.contains(String(name)) { return true }
    let scalars = name.unicodeScalars
    guard name.hasPrefix("UI") || name.hasPrefix("NS"), scalars.count > 3 else { return false }
    let third = scalars[scalars.index(scalars.startIndex, offsetBy: 2)]
    return ("A"..."Z").contains(third)
  }

  /// Returns whether views of a class set the frames of all their subviews, although programs know the class
  /// or provide the subviews.
  static func isOwner(_ className: String) -> Bool {
    if owners.contains(className) || isPlatformHost(className[...]) { return true }
    // A table of AppKit contains rows, so all its other subviews come from the program.
    let name = ClassName.short(className)
    return name == "NSTabView" || name.hasSuffix("CollectionView")
      || name.hasSuffix("TableView") && name != "NSTableView"
  }

  private static func isHosting(_ name: Substring) -> Bool {
    hosting.first(in: Array(name.utf8)[...], from: 0) != nil
  }

  /// Returns whether a class is the superview of a view that a program wraps for SwiftUI.
  private static func isPlatformHost(_ name: Substring) -> Bool {
    platformHost.first(in: Array(name.utf8)[...], from: 0) != nil
  }

  private static let hosting = ByteSearch("HostingView")
  private static let platformHost = ByteSearch("PlatformViewHost")

  private static let guides: Set = [
    "_UILayoutGuide", "_UILayoutSpacer", "UILayoutGuide", "NSLayoutGuide",
    "UIViewSafeAreaLayoutGuide", "UILayoutSupport",
  ]

  /// Classes that contain the view of a view controller, of a window or of a row.
  private static let owners: Set = [
    "UIViewControllerWrapperView", "UILayoutContainerView", "UINavigationTransitionView",
    "UITransitionView", "UIDropShadowView", "UIWindow", "_UIQueuingScrollView",
    "_UISplitViewControllerPanelImplView", "NSThemeFrame", "NSNextStepFrame", "NSPopoverFrame",
    "_NSPopoverFrame", "NSWindow", "NSTableRowView",
  ]

  // A program adds its views to the content view of a cell, an effect view or, on tvOS, an image view.
  private static let managed: Set = [
    "UITableViewCellContentView", "_UITableViewHeaderFooterContentView",
    "_UICollectionViewListCellContentView", "_UIImageViewOverlayView", "_UIVisualEffectContentView",
    "_UIBackdropContentView", "UIInputView", "NSClipView", "NSTableCellView",
    "UICollectionReusableView", "UICollectionViewCell", "UITableViewCell",
    "UITableViewHeaderFooterView",
  ]

  /// Returns whether a name with an underscore is the name of a known class of the system.
  static func isKnown(_ name: String) -> Bool {
    managed.contains(name) || owners.contains(name) || guides.contains(name)
      || reachable.contains(name) || underscored.contains(name)
  }

  /// Private classes of views that the program gets from a public property, such as `titleLabel`, and that it
  /// can constrain.
  static let reachable: Set = ["UIButtonLabel", "_UIAlertControllerView", "WKScrollView"]

  private static let otherPublic: Set = [
    "WKWebView", "MKMapView", "MTKView", "SCNView", "SKView", "ARSCNView", "PDFView",
    "AVPlayerView", "TVLabel", "CAMetalLayer", "GLKView", "LPLinkView",
  ]
}
