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
    var uses: [NameUse] = []
    func add(_ name: NameNode?, mayBeView: Bool, mayBeMetric: Bool) {
      guard let name, !name.span.isEmpty else { return }
      uses.append(
        NameUse(
          name: tree.string(of: name), span: name.span, mayBeView: mayBeView,
          mayBeMetric: mayBeMetric))
    }
    func add(_ predicates: Range<Int>?, mayBeView: Bool) {
      for predicate in tree.predicates[predicates ?? 0..<0] {
        add(predicate.name, mayBeView: mayBeView, mayBeMetric: true)
        add(predicate.priority?.name, mayBeView: false, mayBeMetric: true)
      }
    }
    for element in tree.chainElements {
      add(element.connection?.predicates, mayBeView: false)
      for view in tree.views[element.views] {
        add(view.name, mayBeView: true, mayBeMetric: false)
        add(view.predicates, mayBeView: true)
      }
    }
    add(tree.chain.closing?.predicates, mayBeView: false)
    return uses
  }

  /// Finds the name that contains an offset or ends directly before it.
  ///
  /// Returns `nil` if there is none.
  init?(at offset: Int, in tree: FormatTree) {
    let uses = Self.all(in: tree).filter { $0.span.start <= offset && offset <= $0.span.end }
    guard let use = uses.first else { return nil }
    self = use
  }

  private init(name: String, span: SourceSpan, mayBeView: Bool, mayBeMetric: Bool) {
    (self.name, self.span) = (name, span)
    (self.mayBeView, self.mayBeMetric) = (mayBeView, mayBeMetric)
  }
}
