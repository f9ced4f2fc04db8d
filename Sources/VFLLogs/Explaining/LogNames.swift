/// The items of a conflict with recognizable and unique names.
///
/// The name of an item is its accessibility identifier or layout library key, if the item has one. Otherwise,
/// the name consists of the item's class and text. Items with equal names are numbered in the order of the
/// log. The name of a guide contains the name of the view that owns it.
package struct LogNames: Sendable, Hashable {
  /// The items in the order in which the log first mentions them.
  package let items: [LoggedItem]
  /// The name of each item.
  package let names: [String]
  private let places: [LoggedItem.Key: Int]
  /// The layout margins guide of each view whose guide is listed.
  private let marginsGuides: [LoggedItem.Key: LoggedItem.Key]

  /// Names the items of a conflict.
  package init(_ conflict: LoggedConflict) {
    var items: [LoggedItem] = []
    var places: [LoggedItem.Key: Int] = [:]
    for constraint in conflict.constraints {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        if let place = places[anchor.item.key] {
          items[place].learn(from: anchor.item)
        } else {
          places[anchor.item.key] = items.count
          items.append(anchor.item)
        }
      }
    }
    self.items = items
    self.places = places
    // The names of guides contain the names of other items, which are computed first.
    var names = Self.numbered(
      items.map { $0.guideName == nil && $0.child == nil ? Self.plainName(of: $0) : "" })
    let owners = Self.owners(conflict)
    var marginsGuides: [LoggedItem.Key: LoggedItem.Key] = [:]
    for (place, item) in items.enumerated() {
      guard let guide = item.guideName else { continue }
      if guide == "layoutMarginsGuide", let owner = owners[item.key] {
        marginsGuides[owner] = item.key
      }
      let owner = owners[item.key].flatMap { places[$0] }
      names[place] = owner.map { "\(names[$0]).\(guide)" } ?? guide
    }
    for (place, item) in items.enumerated() {
      guard let child = item.child, let owner = places[child] else { continue }
      names[place] = "\(names[owner]).superview"
    }
    self.names = Self.numbered(names)
    self.marginsGuides = marginsGuides
  }

  /// Returns the index of the layout margins guide of an item, or `nil` if the guide is not listed.
  func marginsGuide(of item: LoggedItem) -> Int? {
    marginsGuides[item.key].flatMap { places[$0] }
  }

  /// Returns the index of an item in ``items``, or `nil` if the item belongs to another conflict.
  package func place(of item: LoggedItem) -> Int? { places[item.key] }

  /// Returns the name of an item.
  func name(of item: LoggedItem) -> String { place(of: item).map { names[$0] } ?? "?" }

  /// Returns the unique names of items that do not include guides of other items.
  static func names(of items: [LoggedItem]) -> [String] {
    numbered(items.map { plainName(of: $0) })
  }

  /// Returns a note with the addresses of the items whose names contain a number.
  ///
  /// Returns an empty array if there are no such items.
  static func legend(_ items: [LoggedItem], named names: [String]) -> [String] {
    let views = zip(items, names).compactMap { item, name in
      name.contains("#") ? item.address.map { "`\(name)` is \($0)" } : nil
    }
    return views.isEmpty ? [] : [views.prefix(12).joined(separator: ", ")]
  }

  /// Returns the name of an item that is not compared with other items.
  static func plainName(of item: LoggedItem) -> String {
    if let name = item.name { return name }
    let name = ClassName.short(item.className)
    return item.label.map { "\(name)'\($0)'" } ?? name
  }

  /// Appends a number to each name that occurs more than once.
  private static func numbered(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var given: [String: Int] = [:]
    return names.map { name in
      guard !name.isEmpty, counts[name, default: 0] > 1 else { return name }
      given[name, default: 0] += 1
      return "\(name)#\(given[name, default: 0])"
    }
  }

  /// Returns the owner of each guide, by the key of the guide.
  ///
  /// The system's own constraints on a guide mention its owner.
  private static func owners(_ conflict: LoggedConflict) -> [LoggedItem.Key: LoggedItem.Key] {
    var owners: [LoggedItem.Key: LoggedItem.Key] = [:]
    for constraint in conflict.constraints {
      guard constraint.origin == .layoutMargins || constraint.origin == .safeArea,
        let second = constraint.second
      else { continue }
      let pair = [constraint.first.item, second.item]
      guard let guide = pair.first(where: { $0.guideName != nil }),
        let owner = pair.first(where: { $0.guideName == nil })
      else { continue }
      owners[guide.key] = owner.key
    }
    return owners
  }
}

extension LoggedItem {
  /// Whether the item is a guide that every view has.
  var isSystemGuide: Bool { guideName != nil }

  /// The property of a view that returns this guide, or `nil` if the item is not a system guide.
  fileprivate var guideName: String? {
    switch label {
    case "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide"
    case "UIViewLayoutMarginsGuide": "layoutMarginsGuide"
    case "UIViewReadableContentGuide": "readableContentGuide"
    case "UIViewKeyboardLayoutGuide": "keyboardLayoutGuide"
    case "UIScrollView-contentLayoutGuide": "contentLayoutGuide"
    case "UIScrollView-frameLayoutGuide": "frameLayoutGuide"
    default: nil
    }
  }

  /// Adds facts from another description of the same item.
  fileprivate mutating func learn(from other: LoggedItem) {
    if name == nil { name = other.name }
    if label == nil { label = other.label }
    if className.isEmpty { className = other.className }
  }
}
