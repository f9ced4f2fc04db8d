public import VFLLayout
import VFLRecords

extension LayoutView {
  /// Where the view lies, measured from the top left corner of its superview, in points.
  ///
  /// A pass sets it. Setting it gives a root its ``rootSize``, and a view whose autoresizing mask is
  /// made into constraints a frame to keep. Any other view has it until a pass solves anew; what
  /// ``layoutSubviews()`` sets outlasts the pass that calls it.
  ///
  /// - Precondition: what it is set to is finite, and no size in it is negative.
  public var frame: Frame {
    get { shownFrame }
    set {
      Mistake.unless(
        newValue.isFinite, "expected a finite frame for `\(name)`, found \(newValue)")
      Mistake.unless(
        newValue.width >= 0 && newValue.height >= 0,
        "expected a frame without negative sizes for `\(name)`, found \(newValue)")
      guard superview != nil else {
        shownFrame = newValue
        solvedFrame = newValue
        rootSize = PerAxis(newValue.width, newValue.height)
        return
      }
      // What is shown may differ from it by rounding to pixels.
      if newValue != solvedFrame {
        live?.frameWasSet(of: self)
        shownFrame = newValue
        solvedFrame = newValue
      }
      if translatesAutoresizingMaskIntoConstraints { maskChanged(keeping: newValue) }
    }
  }

  /// The view's frame measured from the top left corner of the root of its hierarchy.
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

  /// The root's frame has the size at once; one that no layout can have is told by the next pass.
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
      // A layout that begins anew finds the size there already, and asks for nothing.
      if shownFrame != old { setNeedsLayout() }
      return
    }
    rootLayout.rootSizeChanged()
  }

  // MARK: Autoresizing

  /// The view's mask, or whether it counts, has changed; where a frame is given, the mask keeps that.
  func maskChanged(keeping frame: Frame? = nil) {
    if let frame {
      let old = maskAnchor
      anchorMask(keeping: frame)
      if maskAnchor == old { return }
    }
    live?.maskChanged(of: self)
  }

  /// Lets the mask keep a frame.
  func anchorMask(keeping frame: Frame) {
    guard let superview, translatesAutoresizingMaskIntoConstraints else {
      maskAnchor = nil
      return
    }
    let size = superview.shownFrame
    maskAnchor = MaskAnchor(
      frame: frame, superviewSize: LayoutSize(width: size.width, height: size.height))
  }

  /// The equations that stand for the mask, in which the view and its superview have these numbers.
  func maskRecords(_ number: ItemID, in superview: ItemID) -> [ConstraintRecord] {
    guard translatesAutoresizingMaskIntoConstraints else { return [] }
    return maskAnchor?.records(number, in: superview, autoresizingMask) ?? []
  }
}

extension Frame {
  /// Whether all four numbers are finite.
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
