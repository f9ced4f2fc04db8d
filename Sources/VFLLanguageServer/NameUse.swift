import VFLDiagnostics
import VFLSyntax

/// A name in a format string, and the kinds of declaration to which it can refer.
struct NameUse: Sendable, Hashable {
  let name: String
  /// The span of the name in the format string.
  let span: SourceSpan
  let mayBeView: Bool
  let mayBeMetric: Bool

  /// Returns all names in a format string, in order.
  static func all(in tree: FormatTree) -> [NameUse] {
    let chain = tree.chain
    var uses: [NameUse] = []
    func add(_ predicates: [PredicateNode], mayBeView: Bool) {
      for predicate in predicates {
        if let name = predicate.name {
          uses.append(NameUse(name, mayBeView: mayBeView, mayBeMetric: true))
        }
        if let name = predicate.priority?.name {
          uses.append(NameUse(name, mayBeView: false, mayBeMetric: true))
        }
      }
    }
    for element in chain.elements {
      add(element.connection?.predicates ?? [], mayBeView: false)
      for view in element.views {
        uses.append(NameUse(view.name, mayBeView: true, mayBeMetric: false))
        add(view.predicates, mayBeView: true)
      }
    }
    add(chain.closing?.predicates ?? [], mayBeView: false)
    return uses.filter { !$0.span.isEmpty }
  }

  /// Finds the name that contains an offset or ends directly before it.
  ///
  /// Returns `nil` if there is none.
  init?(at offset: Int, in tree: FormatTree) {
    let uses = Self.all(in: tree).filter { $0.span.start <= offset && offset <= $0.span.end }
    guard let use = uses.first else { return nil }
    self = use
  }

  private init(_ name: NameNode, mayBeView: Bool, mayBeMetric: Bool) {
    self.name = name.text
    (span, self.mayBeView, self.mayBeMetric) = (name.span, mayBeView, mayBeMetric)
  }
}
