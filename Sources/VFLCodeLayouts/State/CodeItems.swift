import VFLDiagnostics

/// A view, a guide or another object that a function refers to.
struct CodeItem {
  var name: String
  /// The name of the class or, for a class of the file, of its superclass in another file; `nil` if it is not
  /// known.
  var className: String?
  /// The name of the class of the file; `nil` for other classes.
  var ownClass: String?
  /// Whether the object is an instance of the named class itself.
  var isExact = false
  /// The superview, or the owner of a guide; `nil` if it is not known.
  var parent: Int?
  /// The time at which the view was added to its superview; 0 if that is not known.
  var addition = 0
  /// The name of the property that provides the guide; `nil` for other items.
  var guide: String?
  /// Whether the object is the view that contains all views of the function's object.
  var isRoot = false
  /// How often unknown methods may have assigned the properties of the object.
  var changes = 0
  /// Whether the object of the function keeps the view between calls.
  var isKept = false
  /// Whether the object may not exist, according to a `?` after it.
  fileprivate(set) var isOptional = false
  /// Whether the object is a property that the file does not declare, and may be no view.
  var isPresumed = false
  /// The time of the call since which the object is assumed to be a superview; `nil` for other objects.
  var assumption: Int?
  /// Whether the view is certainly visible.
  var isVisible = false
  /// The text and the font size of the view, and its content priorities.
  var content = CodeContent()
  /// The last time at which the view was removed from its superview.
  var removal = 0
  /// The last time at which constraints of the view were removed.
  var reset = 0

  /// Whether the edges of the view may refer to its content when a descendant is constrained to them.
  var mayScroll: Bool {
    guard let className else { return guide == nil }
    if className == "UIView" { return !isExact }
    if ["UITextField", "UITableViewCell", "UICollectionViewCell"].contains(className) {
      return false
    }
    // A class of an unknown superclass may be a scroll view.
    return !["UI", "NS", "MK", "AV"].contains { className.hasPrefix($0) }
      || ["Scroll", "Table", "Collection", "Text", "Web"].contains {
        className.firstPlace(of: $0) != nil
      }
  }
}

/// The objects of a function.
struct CodeItems {
  private var items: [CodeItem] = []
  /// The objects that are reached through others, by owner and name.
  private var keyed: [String: Int] = [:]
  /// The number of objects that may not exist.
  private var optionalCount = 0

  /// The number of objects.
  var count: Int { items.count }

  subscript(index: Int) -> CodeItem {
    get { items[index] }
    _modify { yield &items[index] }
  }

  /// Whether an index is the index of an object.
  func contains(_ index: Int) -> Bool { items.indices.contains(index) }

  /// Adds an object.
  mutating func add(_ item: CodeItem) -> Int {
    items.append(item)
    return items.count - 1
  }

  /// Returns the object with a key, which is created if necessary.
  mutating func item(_ key: String, _ create: () -> CodeItem) -> Int {
    if let index = keyed[key] { return index }
    let index = add(create())
    keyed[key] = index
    return index
  }

  /// Takes note that an object may not exist.
  mutating func makeOptional(_ index: Int) {
    if !items[index].isOptional { optionalCount += 1 }
    items[index].isOptional = true
  }

  /// Whether an object may not exist while another object that may not exist does.
  func mayBeAlone(_ index: Int) -> Bool {
    items[index].isOptional && optionalCount > 1
  }

  /// Whether a view is a descendant of another one.
  func isInside(_ item: Int, _ view: Int) -> Bool {
    item != view && isAny(of: item) { $0 == view }
  }

  /// Calls a function for an object and its known ancestors until the function returns `true`.
  func isAny(of index: Int, _ test: (Int) -> Bool) -> Bool {
    var next: Int? = index
    var count = 0
    while let item = next, count < 64 {
      if test(item) { return true }
      next = items[item].parent
      count += 1
    }
    return false
  }
}
