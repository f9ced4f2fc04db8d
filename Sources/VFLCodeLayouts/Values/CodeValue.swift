import VFLDiagnostics
import VFLRecords
import VFLSources

/// The value of an expression, if a function determines it.
indirect enum CodeValue {
  case unknown
  case number(CodeNumber)
  /// The case of an enumeration, or a constant of the system, without its prefix.
  case word(String)
  case text([UInt8], SourceSpan)
  /// A type, or a constant of an unknown kind, by its name.
  case type(String)
  /// A view, a guide or any other object, by its index in ``CodeItems``.
  case object(Int)
  /// A dimension or position of an object.
  case anchor(CodeAnchor)
  /// The value of `view.snp`.
  case snap(Int)
  /// The parameter of a block of SnapKit or Masonry.
  case maker(Int)
  case chain(CodeChain)
  /// A constraint, by its index.
  case constraint(Int)
  case list([CodeValue])
  case tuple([CodeValue])
  case dictionary([(key: String, value: CodeValue)])
  /// The numbers of a size, a point or edge insets, in the order of their initializer.
  case numbers([CodeNumber])
  case closure(CodeClosure)
  /// The absence of an object.
  case none

  /// The number, if the value is one.
  var number: CodeNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The index of the object, if the value is one.
  var object: Int? {
    if case .object(let index) = self { index } else { nil }
  }

  /// The name of a constant, without the prefix that constants of Objective-C have.
  var word: String? {
    switch self {
    case .word(let word): return word
    case .type(let name):
      for prefix in Self.prefixes where name.hasPrefix(prefix) {
        let rest = name.dropFirst(prefix.utf8.count)
        return rest.loweringFirst
      }
      return nil
    default: return nil
    }
  }

  private static let prefixes = [
    "NSLayoutAttribute", "NSLayoutRelation", "NSLayoutFormat", "ALEdge", "ALAxis", "ALDimension",
    "UILayoutConstraintAxis", "UIStackViewDistribution", "UIStackViewAlignment",
    "UILayoutPriority", "UIEdgeInsets", "NSEdgeInsets", "CGSize", "CGPoint", "ALEdgeInsets",
  ]

  /// Calls a function for each constraint that the value contains.
  func forEachConstraint(_ body: (Int) -> Void) {
    switch self {
    case .constraint(let index): body(index)
    case .chain(let chain): for index in chain.constraints { body(index) }
    case .list(let values), .tuple(let values):
      for value in values { value.forEachConstraint(body) }
    case .dictionary(let entries): for entry in entries { entry.value.forEachConstraint(body) }
    default: break
    }
  }

  /// The constraints, if the value consists only of constraints.
  var constraints: [Int]? {
    switch self {
    case .constraint(let index): return [index]
    case .chain(let chain) where !chain.constraints.isEmpty: return chain.constraints
    case .list(let values):
      var result: [Int] = []
      for value in values {
        guard let part = value.constraints else { return nil }
        result += part
      }
      return result
    default: return nil
    }
  }
}

/// A dimension or position of an object.
struct CodeAnchor: Hashable {
  var item: Int
  var attribute: Attribute
}

/// A statement of SnapKit or Masonry, such as `make.top.equalTo(title).offset(8)`, up to some member.
struct CodeChain {
  /// The object whose attributes are constrained.
  let item: Int
  var attributes: [Attribute] = []
  /// Whether the constraints relate attributes to a number.
  var isRelatedToNumber = false
  /// The constraints that the statement created.
  var constraints: [Int] = []
}
