public import VFLLayout
import VFLRecords

extension LayoutView {
  /// The frame of the view in its superview's coordinate system, in points.
  ///
  /// A layout pass sets the frame. You can also set it yourself:
  ///
  /// - For a root view, the new size becomes its ``rootSize``.
  /// - For a view that translates its autoresizing mask into constraints, the constraints keep the new frame.
  /// - For any other view, the new frame lasts until a pass solves the constraints again. A frame set in
  ///   ``layoutSubviews()`` is kept by the pass that called it.
  ///
  /// - Precondition: The new frame is finite, and its width and height are not negative.
  public var frame: Frame {
    get { shownFrame }
    set {
      Precondition.check(
        newValue.isFinite, "frame of `\(name)` is not finite: \(newValue)")
      Precondition.check(
        newValue.width >= 0 && newValue.height >= 0,
        "frame of `\(name)` has a negative size: \(newValue)")
      guard superview != nil else {
        shownFrame = newValue
        solvedFrame = newValue
        rootSize = PerAxis(newValue.width, newValue.height)
        return
      }
      // Compare with `solvedFrame`, because `shownFrame` may be rounded to pixels.
      if newValue != solvedFrame {
        live?.frameWasSet(of: self)
        shownFrame = newValue
        solvedFrame = newValue
      }
      if translatesAutoresizingMaskIntoConstraints { maskChanged(keeping: newValue) }
    }
  }

  /// The frame of the view in the coordinate system of its root view, in points.
  public var absoluteFrame: Frame {
    var frame = shownFrame
    if superview == nil { (frame.x, frame.y) = (0, 0) }
    var view = superview
    while let current = view, current.superview != nil {
      frame.x += current.shownFrame.x
      frame.y += current.shownFrame.y
      view = current.superview
    }
    return frame
  }

  /// Applies a new ``rootSize`` to the root's frame.
  ///
  /// An invalid size is ignored here and reported by the next layout pass.
  func rootSizeChanged() {
    guard superview == nil else { return }
    let old = shownFrame
    if let width = rootSize.horizontal, width.isFinite, width >= 0 {
      shownFrame.width = width
      solvedFrame.width = width
    }
    if let height = rootSize.vertical, height.isFinite, height >= 0 {
      shownFrame.height = height
      solvedFrame.height = height
    }
    guard let rootLayout else {
      // A new live layout starts with this size and does not detect a change, so request the layout here.
      if shownFrame != old { setNeedsLayout() }
      return
    }
    rootLayout.rootSizeChanged()
  }

  // MARK: Autoresizing

  /// Updates the constraints of the autoresizing mask after the mask, or its translation into constraints,
  /// has changed.
  ///
  /// If a frame is given, the constraints keep that frame.
  func maskChanged(keeping frame: Frame? = nil) {
    if let frame {
      let old = maskAnchor
      anchorMask(keeping: frame)
      if maskAnchor == old { return }
    }
    live?.maskChanged(of: self)
  }

  /// Makes the constraints of the mask keep a frame.
  func anchorMask(keeping frame: Frame) {
    guard let superview, translatesAutoresizingMaskIntoConstraints else {
      maskAnchor = nil
      return
    }
    let size = superview.shownFrame
    maskAnchor = MaskAnchor(frame: frame, superviewSize: PerAxis(size.width, size.height))
  }

  /// Returns the equations of the autoresizing mask, with the given identifiers for the view and its
  /// superview.
  func maskRecords(_ number: ItemID, in superview: ItemID) -> [ConstraintRecord] {
    guard translatesAutoresizingMaskIntoConstraints else { return [] }
    return maskAnchor?.records(number, in: superview, autoresizingMask) ?? []
  }
}

extension Frame {
  /// Whether all 4 numbers are finite.
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
