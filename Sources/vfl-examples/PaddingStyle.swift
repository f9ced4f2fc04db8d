import VisualFormat

/// The styles in which the padding of a view can be written.
enum PaddingStyle: String, CaseIterable {
  /// One line for each side, in the style of Masonry.
  case masonry
  /// All sides in one line, in the style of Masonry.
  case masonryEdges
  /// All sides in one line, in the style of SnapKit.
  case snapKit
  /// Leading and trailing edges, in the style of SnapKit.
  case snapKitDirectional
  /// An array of constraints that are installed together, in the style of DLSimpleAutolayout.
  case simpleAutolayout
  /// Equations with operators.
  case equations

  /// Installs the constraints for the padding of a view in its superview.
  func apply(_ padding: LayoutInsets, to view: LayoutView, in superview: LayoutView) throws {
    switch self {
    case .masonry:
      try view.mas.makeConstraints { make in
        make.top.equalTo(superview.mas.top).with.offset(padding.top)
        make.left.equalTo(superview.mas.left).with.offset(padding.left)
        make.bottom.equalTo(superview.mas.bottom).with.offset(-padding.bottom)
        make.right.equalTo(superview.mas.right).with.offset(-padding.right)
      }
    case .masonryEdges:
      try view.mas.makeConstraints { make in
        make.edges.equalTo(superview).with.insets(padding)
      }
    case .snapKit:
      try view.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(padding)
      }
    case .snapKitDirectional:
      try view.snp.makeConstraints { make in
        make.directionalEdges.equalToSuperview()
          .inset(
            LayoutMargins(
              top: padding.top, leading: padding.left, bottom: padding.bottom,
              trailing: padding.right))
      }
    case .simpleAutolayout:
      try [
        view.dl.top.equalTo(superview.dl.top).offset(padding.top),
        view.dl.left.equalTo(superview.dl.left).offset(padding.left),
        view.dl.bottom.equalTo(superview.dl.bottom).offset(-padding.bottom),
        view.dl.right.equalTo(superview.dl.right).offset(-padding.right),
      ].install()
    case .equations:
      try view.chain.makeConstraints { make in
        make.top == superview.chain.top + padding.top
        make.left == superview.chain.left + padding.left
        make.bottom == superview.chain.bottom - padding.bottom
        make.right == superview.chain.right - padding.right
      }
    }
  }
}
