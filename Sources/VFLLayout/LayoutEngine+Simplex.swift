public import LayoutSolver

extension LayoutEngine where Backend == SimplexBackend {
  /// Creates an engine that solves with ``SimplexBackend``.
  public init() {
    self.init(backend: SimplexBackend())
  }
}

extension LayoutProblem {
  /// The result with the conflicts of the layout, as the house's own simplex finds them; `nil` where there is
  /// none.
  package func resultIfUnsatisfiable() throws(LayoutError) -> LayoutResult? {
    var engine = LayoutEngine()
    return try engine.resultIfUnsatisfiable(of: self)
  }

  /// Solves the layout with ``SimplexBackend``; explaining also tells which constraints gave way and why.
  ///
  /// - Throws: ``LayoutError``, as ``LayoutEngine/solve(_:explaining:)`` does.
  public func solved(explaining: Bool = false) throws(LayoutError) -> LayoutResult {
    var engine = LayoutEngine()
    return try engine.solve(self, explaining: explaining)
  }
}
