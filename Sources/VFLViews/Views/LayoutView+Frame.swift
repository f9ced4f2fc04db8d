public import VFLLayout
import VFLRecords

extension LayoutView {
  /// Where the view lies, measured from the top left corner of its superview, in points.
  ///
  /// A pass sets it. Setting it gives a root its ``rootSize``, and a view whose autoresizing mask is
  /// made into constraints a frame to keep; any other view has it until the next change of layout.
  public var frame: Frame {
    get { shownFrame }
    set {
      if superview == nil {
        shownFrame = newValue
        solvedFrame = newValue
        rootSize = PerAxis(newValue.width, newValue.height)
      } else {
        live?.frameWasSet(of: self)
        shownFrame = newValue
        solvedFrame = newValue
        if translatesAutoresizingMaskIntoConstraints { maskChanged(isAnchored: true) }
      }
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

  func rootSizeChanged() {
    guard superview == nil else { return }
    if let width = rootSize.horizontal {
      shownFrame.width = width
      solvedFrame.width = width
    }
    if let height = rootSize.vertical {
      shownFrame.height = height
      solvedFrame.height = height
    }
    rootLayout?.rootSizeChanged()
  }

  // MARK: Autoresizing

  /// The view's mask, or whether it counts, has changed; a mask that is anchored anew keeps the frame
  /// that the view has now.
  func maskChanged(isAnchored: Bool) {
    if isAnchored { anchorMask() }
    live?.maskChanged(of: self)
  }

  /// Keeps the present frame for the mask.
  func anchorMask() {
    guard let superview, translatesAutoresizingMaskIntoConstraints else {
      maskAnchor = nil
      return
    }
    let size = superview.shownFrame
    maskAnchor = MaskAnchor(
      frame: shownFrame, superviewSize: LayoutSize(width: size.width, height: size.height))
  }

  /// The equations that stand for the mask, in which the view and its superview have these numbers.
  func maskRecords(_ number: ItemID, in superview: ItemID) -> [ConstraintRecord] {
    guard translatesAutoresizingMaskIntoConstraints else { return [] }
    return maskAnchor?.records(number, in: superview, autoresizingMask) ?? []
  }
}
