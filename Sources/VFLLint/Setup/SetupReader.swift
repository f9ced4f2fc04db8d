import VFLDiagnostics
import VFLSources

/// Reads the certain effects of a function on the views that it creates and lays out.
///
/// A view is followed if a local variable or a private property is initialized with a new object of a class
/// of the system, and if all uses of the variable are of known kinds.
final class SetupReader {
  let tree: SourceTree
  let index: FileIndex
  let table: ExpressionTable
  private let bytes: [UInt8]
  /// The local variables, by the first tokens of their values.
  private(set) var holders: [Int: Int] = [:]
  /// The views in the variables of known names; `nil` for other variables.
  private var views: [Int: LocalView?] = [:]

  /// Reads a host file.
  init(_ file: HostFile) {
    (bytes, tree, index, table) = (file.bytes, file.tree, file.index, file.expressions)
    for (number, variable) in index.bindings.variables.enumerated() where variable.kind == .local {
      if let value = variable.value { holders[value.range.lowerBound] = number }
    }
  }

  /// Returns the view in the variable of a name; `nil` for a name of anything else.
  private func view(_ name: KnownName) -> LocalView? {
    guard let span = name.expression, let place = table.place(at: span.start),
      case .name(let token) = table[place].expression.kind, tree.span(of: token) == span,
      let variable = index.bindings.variable(at: token)
    else { return nil }
    if let known = views[variable] { return known }
    let view = localView(variable)
    views[variable] = .some(view)
    return view
  }

  private func localView(_ number: Int) -> LocalView? {
    let variable = index.bindings.variables[number]
    let isProperty = index.isPrivateProperty(number)
    guard variable.kind == .local || isProperty, let value = variable.value, isNewView(value),
      let place = table.place(of: value.range.lowerBound)
    else { return nil }
    var view = LocalView(
      declaration: variable.token, origin: table[place], isProperty: isProperty)
    for mention in variable.mentions.map({ Int($0) }) {
      switch use(mention) {
      case .plain: break
      case .addition: view.additions.append(mention)
      case .mask: view.setsMask = true
      case .other: view.firstOther = min(view.firstOther, mention)
      }
    }
    return view.additions.count == 1 ? view : nil
  }

  // MARK: Superviews

  /// Returns the mention that adds a view to its superview, if it follows a call that needs the superview.
  func laterAddition(of name: KnownName, in site: FormatSite) -> SourceSpan? {
    guard let place = systemCall(of: site), let view = view(name), !view.isProperty,
      let addition = table.place(of: view.additions[0])
    else { return nil }
    let call = table[place].expression.range
    guard view.additions[0] >= call.upperBound, view.firstOther >= call.lowerBound,
      table[place].sequence == view.origin.sequence,
      table[addition].sequence == view.origin.sequence, runsInPlace(place)
    else { return nil }
    return tree.span(of: view.additions[0])
  }

  /// Returns the index of the call of a site; `nil` if it is no call of the function of `NSLayoutConstraint`.
  private func systemCall(of site: FormatSite) -> Int? {
    guard var place = table.place(at: site.call.start) else { return nil }
    // A call of Swift begins with the name of its function.
    if case .member = table[place].expression.kind { place = table[place].parent ?? place }
    guard case .call(let call) = table[place].expression.kind, let receiver = call.receiver,
      ["constraints", "constraintsWithVisualFormat"].contains(call.name.map(tree.word)),
      tree.word(receiver.range.upperBound - 1) == "NSLayoutConstraint"
    else { return nil }
    return place
  }

  /// Returns whether no function that contains a call in its arguments may evaluate the call later.
  private func runsInPlace(_ place: Int) -> Bool {
    var part = table[place]
    while let parent = part.parent {
      // An argument of another function may become a closure.
      if case .call(let call) = table[parent].expression.kind, call.style == .function,
        !call.callee.range.contains(part.expression.range.lowerBound),
        !["addConstraints", "activate", "append"].contains(call.name.map(tree.word))
      {
        return false
      }
      part = table[parent]
    }
    return true
  }

  // MARK: Autoresizing masks

  /// Returns the declaration of a view that is laid out without disabling the autoresizing mask.
  ///
  /// The edit disables the mask. It is `nil` if the declaration, or the statement that adds a property to its
  /// superview, is not alone on its lines.
  func unsetMask(
    of name: KnownName, in site: FormatSite
  ) -> (declaration: SourceSpan, edit: SourceEdit?)? {
    guard systemCall(of: site) != nil, let view = view(name), !view.setsMask,
      view.firstOther == .max, masksAreSetByName, !mayBeReached(view)
    else { return nil }
    return (tree.span(of: view.declaration), edit(for: view))
  }

  /// Returns whether an unknown function may find a view through its superview, and disable its mask.
  ///
  /// The code of a local variable is its function, and the code of a property is the file. The calls of this
  /// code are known to find only `self` and its view. Any call may find another superview.
  private func mayBeReached(_ view: LocalView) -> Bool {
    guard let superview = superview(of: view.additions[0]), index.mentions(of: "subviews").isEmpty
    else { return true }
    let isOwn = superview.allSatisfy {
      Self.ownViews.contains(tree.word($0)) || tree.word($0) == "."
    }
    let functions = isOwn ? reachingFunctions : openFunctions
    return view.isProperty
      ? !functions.isEmpty
      : functions.contains(index.outermostFunction(at: view.declaration))
  }

  /// The names of an object and of the view that it manages.
  static let ownViews: Set<String> = ["self", "view", "contentView"]

  /// The calls of functions that are neither the system's nor in this file.
  private lazy var openCalls: [Expression] = table.entries.map { $0.expression }.filter(
    mayHaveEffects)

  /// The functions that contain such calls.
  private lazy var openFunctions = Set(
    openCalls.map { index.outermostFunction(at: $0.range.lowerBound) })

  /// The functions with calls that may refer to `self` or its view.
  private lazy var reachingFunctions = Set(
    openCalls.filter { mayFind(Self.ownViews, $0) }.map {
      index.outermostFunction(at: $0.range.lowerBound)
    })

  /// The names of the functions that the file declares.
  private(set) lazy var functionNames = index.functionNames

  /// Whether the file mentions masks only of variables, and not of elements of a list or of arguments.
  ///
  /// An argument of a macro is written at the call of the macro, so the view has another use there.
  private lazy var masksAreSetByName = Self.masks.allSatisfy { name in
    index.mentions(of: name).allSatisfy { mention in
      guard let place = table.place(of: mention) else { return false }
      guard case .member(let owner, _) = table[place].expression.kind else { return true }
      switch owner?.kind {
      case .member: return true
      case .name(let token):
        let word = tree.word(token)
        let variable = index.bindings.variable(at: token).map { index.bindings.variables[$0] }
        return variable?.isDeclared == true || word == "self"
          || tree.macros.contains { $0.parameters?.contains(word) == true }
      default: return false
      }
    }
  }

  /// The names of the property that makes an autoresizing mask create constraints, and of its setter.
  static let masks = [
    "translatesAutoresizingMaskIntoConstraints", "setTranslatesAutoresizingMaskIntoConstraints",
  ]

  private func edit(for view: LocalView) -> SourceEdit? {
    guard view.isProperty else { return edit(for: view, at: view.origin.statement, isAfter: true) }
    return table.place(of: view.additions[0]).flatMap {
      edit(for: view, at: table[$0].statement, isAfter: false)
    }
  }

  /// Returns the edit that inserts the line that disables the mask of a view after or before a statement.
  private func edit(
    for view: LocalView, at tokens: Range<Int>, isAfter: Bool
  ) -> SourceEdit? {
    let statement = tree.span(of: tokens)
    let start = bytes[..<statement.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isLineEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard let end = bytes[statement.end...].firstIndex(where: isLineEnd) else { return nil }
    let indent = bytes[start..<statement.start]
    let rest = bytes[statement.end..<end].drop { $0 == UInt8(ascii: " ") }
    // A backslash continues a comment in the next line.
    guard indent.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }),
      rest.isEmpty || rest.starts(with: "//".utf8) && rest.last != UInt8(ascii: "\\")
    else { return nil }
    let newline = bytes[end] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let view = String(decoding: indent, as: UTF8.self) + tree.word(view.declaration)
    let line = "\(view).\(Self.masks[0]) = \(index.isSwift ? "false" : "NO;")"
    return isAfter
      ? SourceEdit(SourceSpan(at: end), newline + line)
      : SourceEdit(SourceSpan(at: start), line + newline)
  }
}
