import VFLDiagnostics
import VFLSources

// The properties of objects.
extension FunctionReader {
  /// Returns the value of a property of an object.
  func member(_ name: String, of item: Int) -> CodeValue {
    // In Objective-C, `self->_name` is the variable of the property `name`.
    if !file.isSwift, item == owner, name.hasPrefix("_") {
      return member(String(name.dropFirst()), of: item)
    }
    if name == "constraints" {
      // The list contains the constraints of the function, which the code then may change.
      state.removeAll()
      return .unknown
    }
    if let value = state.member(name, of: item) { return value }
    if let anchor = anchor(named: name, of: item) { return .anchor(anchor) }
    switch name {
    case "snp": return .snap(item)
    case "superview": return .object(state.superview(of: item))
    case "self": return .object(item)
    default: break
    }
    if Self.viewMethods.contains(name) {
      // Other code gets the method as a function.
      if name.hasPrefix("remove") { state.removeAll() } else { state.forgetStack(item) }
      return .unknown
    }
    if Self.guides.contains(name) { return .object(guide(name, of: item)) }
    guard let declared = item == owner ? property(name) : file.unique[name] else {
      guard Self.inherited.contains(name), item == owner || isInherited(name, by: item) else {
        return item == owner ? presumed(name) : .unknown
      }
      return .object(inherited(name, of: item))
    }
    if declared.isComputed || declared.isStatic { return .unknown }
    let value = constant(declared)
    if case .unknown = value {} else { return value }
    if declared.isLazy, trustsUnknownCode, let value = initial(of: declared, name, of: item) {
      return value
    }
    if trustsUnknownCode, let number = assumedNumber(declared, name) { return .number(number) }
    if let type = declared.typeName, !isClass(type) {
      return .unknown
    }
    switch declared.value?.kind {
    case .number, .string, .array, .dictionary, .prefix, .operation, .tuple: return .unknown
    default: break
    }
    if trustsUnknownCode, let value = initial(of: declared, name, of: item) { return value }
    return .object(self.declared(declared, name, of: item))
  }

  /// Returns the object that a property of the function's object contains, if another file declares it.
  ///
  /// A check does not know whether the property is computed.
  func presumed(_ name: String) -> CodeValue {
    guard trustsUnknownCode, !name.hasPrefix("$") else { return .unknown }
    return .object(
      state.item("\(owner).\(name)") { CodeItem(name: name, isPresumed: true) })
  }

  private func isClass(_ type: String) -> Bool {
    Self.isCapitalized(type) && !type.hasPrefix("CG") && !Self.valueTypes.contains(type)
  }

  /// Whether a property of an object is the property of a class of the system.
  ///
  /// Another class can have a property of the same name that returns a new view each time.
  private func isInherited(_ name: String, by item: Int) -> Bool {
    guard ["titleLabel", "imageView", "textLabel", "detailTextLabel"].contains(name) else {
      return true
    }
    return items[item].className?.hasPrefix("UI") == true
  }

  /// The view controllers whose view is certainly no scroll view.
  private static let plainControllers: Set<String> = ["UIViewController", "NSViewController"]

  private func inherited(_ name: String, of item: Int) -> Int {
    var className = "UIView"
    var isExact = true
    let ancestry = function.owner.map { file.ancestry(of: $0) } ?? []
    switch name {
    case "textLabel", "detailTextLabel", "titleLabel": className = "UILabel"
    case "imageView": className = "UIImageView"
    case "tableView": className = "UITableView"
    case "collectionView": className = "UICollectionView"
    case "view":
      isExact =
        item == owner && !file.assigned.contains("view")
        && ancestry.last.map(Self.plainControllers.contains) == true
    case "contentView": isExact = item == owner
    default: isExact = false
    }
    return state.item("\(item).\(name).\(items[item].changes)") {
      CodeItem(
        name: name, className: className, isExact: isExact,
        parent: name == "contentView" ? item : nil,
        isRoot: item == owner && ["view", "contentView"].contains(name))
    }
  }

  /// Returns the class of which an expression such as `UIView()` creates an object.
  private func createdClass(_ value: Expression) -> String? {
    guard case .call(let call) = value.kind else { return nil }
    switch call.callee.kind {
    case .name(let token): return file.words[token]
    case .member(let base?, let token):
      guard case .name(let type) = base.kind else { return nil }
      return Self.creators.contains(file.words[token]) ? file.words[type] : nil
    default: return nil
    }
  }

  static let creators: Set<String> = ["init", "new", "newAutoLayout", "newAutoLayoutView"]

  /// Returns the value that a call in the declaration of a property has, such as a call of a closure or method.
  ///
  /// Returns `nil` if the declaration contains no such call, or if the value is unknown.
  private func initial(of property: CodeProperty, _ name: String, of item: Int) -> CodeValue? {
    guard let value = property.value, state.isCertain, depth < 8,
      createdClass(value).map(Self.isCapitalized) != true
    else { return nil }
    switch value.kind {
    case .call: break
    case .array where property.isLazy: break
    default: return nil
    }
    depth += 1
    let result = variables.with([]) { evaluate(value) }
    depth -= 1
    switch result {
    case .object(let object): state.change(object) { $0.name = name }
    case .constraint, .list: break
    default: return nil
    }
    state.setMember(name, of: item, result)
    return result
  }

  /// Returns the object that a stored property contains.
  private func declared(_ property: CodeProperty, _ name: String, of item: Int) -> Int {
    // A variable may have another value after other methods ran.
    let isStable = property.isConstant || !property.isOpen && !file.assigned.contains(name)
    let key = "\(item).\(name)." + (isStable ? "" : "\(state.lastCall).\(items[item].changes)")
    return state.item(key) {
      var result = CodeItem(name: name, className: property.typeName)
      result.isKept = isStable && item == owner
      if let created = property.value.flatMap(createdClass) {
        result.className = file.ancestry(of: created).last
        result.ownClass = created
        result.isExact = true
        result.isVisible =
          property.isConstant && !property.isVisibleOutside && item == owner
          && !file.hidden.contains(name)
      }
      return result
    }
  }
}
