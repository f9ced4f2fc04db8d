public import LayoutSolver

extension LayoutEngine where Backend == SimplexBackend {
  /// Creates an engine that solves with ``SimplexBackend``.
  public init() {
    self.init(backend: SimplexBackend())
  }
}

extension LayoutProblem {
  /// Returns the result with the conflicts of the layout, found by ``SimplexBackend``; `nil` if the layout is
  /// satisfiable.
  package func resultIfUnsatisfiable() throws(LayoutError) -> LayoutResult? {
    var engine = LayoutEngine()
    return try engine.resultIfUnsatisfiable(of: self)
  }

  /// Solves the layout with ``SimplexBackend``.
  ///
  /// - Parameter explaining: Whether the result includes the relaxed constraints, with the reasons, and the
  ///   ties between equal priorities.
  /// - Throws: ``LayoutError``, as ``LayoutEngine/solve(_:explaining:)`` does.
  public func solved(explaining: Bool = false) throws(LayoutError) -> LayoutResult {
    var engine = LayoutEngine()
    return try engine.solve(self, explaining: explaining)
  }
}
