import VFLLayout
import VFLRecords

extension LayoutView {
  /// Requests a call of ``updateConstraints()`` in the next layout pass.
  public func setNeedsUpdateConstraints() {
    guard !needsUpdate else { return }
    needsUpdate = true
    live?.waitingForUpdate.append(self)
  }

  /// Requests a call of ``layoutSubviews()`` in the next layout pass.
  public func setNeedsLayout() {
    if let live { live.needsLayout(self) } else { needsSubviewLayout = true }
  }

  /// Whether the next layout pass calls ``updateConstraints()``.
  public var needsUpdateConstraints: Bool { needsUpdate }

  /// Lays out the view's whole hierarchy if anything has changed since the last layout pass.
  ///
  /// The pass updates the constraints, solves them once for all changes, and sets the frames.
  ///
  /// If an error is thrown, no frame changes and active constraints stay active. After you fix the cause, the
  /// next pass applies the remaining changes.
  ///
  /// - Throws: ``UnsatisfiableLayoutError`` if the constraints are unsatisfiable, ``MalformedLayoutError`` if
  ///   a number is not finite or too large, ``LayoutLoopError`` if views keep requesting layout, and any
  ///   error thrown by ``updateConstraints()`` or ``layoutSubviews()``.
  public func layoutIfNeeded() throws {
    let root = rootView
    if let live = root.rootLayout, !live.hasWork { return }
    try LayoutPass.run(root)
  }

  /// Sets the size of the root view and lays out the hierarchy.
  ///
  /// If an error is thrown, the root keeps the size that it had before the call.
  ///
  /// - Parameters:
  ///   - width: The width of the root view in points, or `nil` if the constraints determine it.
  ///   - height: The height of the root view in points, or `nil` if the constraints determine it.
  /// - Throws: Any error thrown by ``layoutIfNeeded()``.
  public func layOut(width: Double?, height: Double?) throws {
    let root = rootView
    let (size, frames) = (root.rootSize, FrameChange(root))
    root.rootSize = PerAxis(width, height)
    do { try layoutIfNeeded() } catch {
      root.rootSize = size
      frames.undo()
      throw error
    }
  }
}
