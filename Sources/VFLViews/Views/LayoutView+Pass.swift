import VFLLayout
import VFLRecords

extension LayoutView {
  /// Asks for ``updateConstraints()`` in the next pass.
  public func setNeedsUpdateConstraints() {
    guard !needsUpdate else { return }
    needsUpdate = true
    live?.waitingForUpdate.append(self)
  }

  /// Asks for ``layoutSubviews()`` in the next pass.
  public func setNeedsLayout() {
    if let live { live.needsLayout(self) } else { needsSubviewLayout = true }
  }

  /// Whether ``updateConstraints()`` is called in the next pass.
  public var needsUpdateConstraints: Bool { needsUpdate }

  /// Lays the whole hierarchy out that the view lies in, if anything has changed since the last pass:
  /// constraints are updated, solved once for all changes, and made into frames.
  ///
  /// If it throws, all frames inside are as they were, and active constraints stay active; once what is
  /// wrong is changed, the next pass solves the rest.
  ///
  /// - Throws: ``UnsatisfiableLayoutError`` when the constraints cannot hold together,
  ///   ``MalformedLayoutError`` when a number is not finite or too large, ``LayoutLoopError`` when the
  ///   pass comes to no end, and what ``updateConstraints()`` and ``layoutSubviews()`` throw.
  public func layoutIfNeeded() throws {
    let root = rootView
    if let live = root.rootLayout, !live.hasWork { return }
    try LayoutPass.run(root)
  }

  /// Gives the root a size and lays the hierarchy out.
  ///
  /// If it throws, the root has the size again that it had before.
  ///
  /// - Parameters:
  ///   - width: the width that the root has to have, in points; free when `nil`.
  ///   - height: the height that the root has to have, in points; free when `nil`.
  /// - Throws: what ``layoutIfNeeded()`` throws.
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
