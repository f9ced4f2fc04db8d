import VFLDiagnostics
import VFLRecords

extension LoggedConstraint {
  /// The code that creates a constraint.
  enum Maker {
    /// The program.
    case app
    /// The system, for views of either the program or the system.
    ///
    /// Examples are the constraints of stack views, guides and autoresizing masks.
    case shared
    /// The system, for its own views.
    case system
    /// The program or the system, whichever created the constrained views.
    case anybody
  }

  /// Whether all items are private views of the system, which the program cannot constrain.
  var isAmongSystem: Bool { items.allSatisfy { $0.maker == .system } }

  /// Whether the constraint is the system's position or size of a guide that every view has.
  var isOfGuide: Bool {
    if origin == .layoutMargins || origin == .safeArea { return true }
    let isNamed = identifier.map { $0.firstPlace(of: "LayoutGuide") != nil } ?? (second == nil)
    return origin == nil && isNamed && items.contains { $0.isSystemGuide && !$0.scrolls }
  }

  /// The code that created the constraint, inferred from the constraint's class and identifier.
  var maker: Maker {
    switch origin {
    case .encapsulatedSize, .encapsulatedPosition, .temporarySize, .fittingSize, .layoutSupport:
      return .system
    case .autoresizingMask: return first.item.isManaged ? .system : .shared
    case .contentSize, .stackHiding, .stack, .layoutMargins, .safeArea, .prototyping: return .shared
    case nil: break
    }
    if site != nil { return .app }
    if let identifier {
      if isOfSystem(identifier) { return .system }
      return Self.sharedIdentifiers.contains { identifier.hasPrefix($0) } ? .shared : .app
    }
    let isPlain = ["NSLayoutConstraint", "_UISystemBaselineConstraint"].contains(className)
    return isPlain ? .anybody : className.hasPrefix("_") ? .system : .app
  }

  /// Returns whether only the system sets an identifier.
  ///
  /// Markdown removes underscores or replaces them by `*`, which matters only between views of the system.
  private func isOfSystem(_ identifier: String) -> Bool {
    Self.systemIdentifiers.contains { prefix in
      identifier.hasPrefix(prefix)
        || isAmongSystem && Self.bare(identifier).hasPrefix(Self.bare(prefix))
    }
  }

  private static func bare(_ text: String) -> String {
    String(text.filter { $0 != "_" && $0 != "*" })
  }

  /// Prefixes of identifiers that only bars, keyboards and split views set.
  private static let systemIdentifiers = [
    "TB_", "IB_Leading", "IB_Trailing", "IB_Top", "IB_Baseline", "BIB_", "CB_Trailing", "MaskEV_",
    "Mask_Trailing", "UINav_", "UINavItem", "UIButtonBar.", "accessoryView.", "inputView.",
    "assistantView.", "assistantHeight", "UIInputWindowController", "UIInputViewSetPlacement",
    "TUIKeyplane", "NSSplitViewItem.", "groupView.", "UIView-Encapsulated", "NSView-Encapsulated",
    "_UI", "_NS",
  ]

  /// Prefixes of identifiers of constraints that containers create for views of the program.
  private static let sharedIdentifiers = [
    "NSStackView.", "GridView", "UIView-", "UIIBSystemGenerated", "IB auto generated",
  ]
}

extension LoggedConflict {
  /// Returns the conflict with the cached maker of each view.
  ///
  /// A view of a controller, window or cell has an autoresizing mask that refers to its owner, and no
  /// constraints to a window.
  func markingMakers() -> LoggedConflict {
    let roots = Set(
      constraints.compactMap { constraint in
        constraint.origin == .autoresizingMask
          && constraint.second?.item.isOwner(of: constraint.first.item) == true
          && !isBanner(constraint)
          ? constraint.first.item.key : nil
      })
    var known: [LoggedItem: LoggedItem] = [:]
    return replacingItems { item in
      if let known = known[item] { return known }
      var marked = item
      marked.isRoot = roots.contains(item.key)
      marked.knownMaker = marked.maker
      known[item] = marked
      return marked
    }
  }

  /// Returns whether a mask belongs to a view that the program adds to a window with constraints.
  ///
  /// A plain view can be the view of the window's controller.
  private func isBanner(_ mask: LoggedConstraint) -> Bool {
    let keys = mask.items.map { $0.key }
    return mask.second?.item.className == "UIWindow" && mask.first.item.className != "UIView"
      && constraints.contains { other in
        other.origin == nil && other.second != nil
          && other.items.allSatisfy { keys.contains($0.key) }
      }
  }

  /// Returns the conflict and marks the sizes that hosts set without an identifier.
  ///
  /// Masonry and SnapKit describe constraints in their own way and omit all identifiers. Code that measures
  /// cells for a table uses plain constraints. A size of the content view of a cell can only come from such
  /// code.
  func markingHosts() -> LoggedConflict {
    var marked = self
    let plain = constraints.indices.filter { constraints[$0].isPlain }
    for index in plain {
      let constraint = constraints[index]
      let item = constraint.first.item
      let isOfHost =
        item.maker == .managed && item.isCell || plain.count == 1 && isSizeOfLibraryHost(index)
      guard isOfHost, constraint.isSize, constraint.relation == .equal,
        !constraints.contains(where: { $0.first == constraint.first && $0.origin != nil })
      else { continue }
      marked.constraints[index].origin = .encapsulatedSize
    }
    return marked
  }

  /// Returns whether a constraint is the size of a view that contains the views of a layout library, and that
  /// the library does not constrain.
  ///
  /// The system would break the constraint only if the program could have created it. A program often sets
  /// the size of a view with a class from the program, but not the size of a cell.
  private func isSizeOfLibraryHost(_ index: Int) -> Bool {
    let others = constraints.filter { $0.origin == nil && !$0.isPlain }
    let item = constraints[index].first.item
    let view = item.key
    return (item.maker != .app || item.isCell) && !others.isEmpty && broken != index
      && others.allSatisfy { $0.isOfLibrary && $0.first.item.key != view }
      && others.contains { $0.second?.item.key == view }
  }
}

extension LoggedConstraint {
  /// Whether the description contains no hint about the code that created the constraint.
  fileprivate var isPlain: Bool {
    className == "NSLayoutConstraint" && identifier == nil && origin == nil
  }

  fileprivate var isSize: Bool { second == nil && first.attribute.isSize }

  /// Whether Masonry or SnapKit has created the constraint.
  fileprivate var isOfLibrary: Bool { site != nil || className.hasPrefix("MAS") }
}
