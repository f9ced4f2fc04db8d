/// Diagnostics about files of other kinds that contain layouts.
extension LazyDiagnostic {
  // VFL0620
  static let severalLayouts = DiagnosticPage(
    .severalLayouts, .error, "file with several layouts",
    """
    A storyboard, and some XIB files, contain several layouts: the views of view controllers and
    windows, the cells and the views at the top level. A source can contain one for each function.
    `vfl check` checks all of them. The other subcommands need one of them: append a colon and the
    identifier of the view, the class of its view controller or cell, or the name of the function.
    The notes list the layouts of the file.
    """,
    seen: .document("solve", twoLayouts), fixed: .document("check", twoLayouts))

  private static let twoLayouts = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view id="front"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews>
            <view id="title"><rect key="frame" x="0" y="0" width="100" height="20"/></view>
          </subviews>
        </view>
        <view id="back"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews>
            <view id="text"><rect key="frame" x="0" y="0" width="100" height="20"/></view>
          </subviews>
        </view>
      </objects>
    </document>
    """

  /// Creates the diagnostic for a file with several layouts, or without the selected layout.
  ///
  /// - Parameters:
  ///   - path: The path of the file as the user specified it.
  ///   - object: The name of the selected layout; `nil` if none is selected.
  ///   - isAmbiguous: Whether several layouts have the selected name.
  ///   - names: The names of the layouts in the file.
  ///   - reasons: The reasons why parts of the file are no layouts.
  package static func severalLayouts(
    path: String, object: String?, isAmbiguous: Bool = false, names: [String],
    reasons: [String] = []
  ) -> LazyDiagnostic {
    LazyDiagnostic(.severalLayouts, at: nil) {
      let file = Wording.quoted(path)
      var notes = Array(reasons.prefix(10))
      if !names.isEmpty {
        let shown = names.prefix(20).map { Wording.quoted($0) }.joined(separator: ", ")
        let more = names.count > 20 ? " and \(names.count - 20) more" : ""
        notes += [
          names.count == 1 ? "the only layout is \(shown)" : "the layouts are \(shown)\(more)",
          "select one with a colon, for example `\(path):\(names[0])`",
        ]
      }
      if let object {
        let isLine = Int(object) != nil
        let words = (isLine ? "in line " : "named ") + (isLine ? object : Wording.quoted(object))
        return Words(
          "\(file) contains \(isAmbiguous ? "several layouts" : "no layout") \(words)",
          notes: notes)
      }
      return Words(
        names.isEmpty ? "\(file) contains no layout" : "\(file) contains \(names.count) layouts",
        notes: notes)
    }
  }

  // VFL0621
  static let assumedLayout = DiagnosticPage(
    .assumedLayout, .warning, "layout with assumptions",
    """
    The layout of a function contains values that only a run of the program determines: a size, a
    condition, or a constraint that other code changes. The notes list the assumptions. Set a number
    with `--metric`, and the content size of a view with `--view`.
    """,
    seen: DiagnosticExample(
      ["solve", "--width", "100", "--stdin-filename", "Card.swift", "-"],
      standardInput: sourceOfCard),
    fixed: DiagnosticExample(
      ["solve", "--width", "100", "--metric", "gap=20", "--stdin-filename", "Card.swift", "-"],
      standardInput: sourceOfCard))

  private static let sourceOfCard = """
    func setUp(card: UIView, photo: UIImageView, gap: CGFloat) {
      card.addSubview(photo)
      NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: gap),
        photo.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -gap),
        photo.topAnchor.constraint(equalTo: card.topAnchor),
        photo.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        photo.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    """

  /// Creates the warning about the assumptions on which the layout of a function depends.
  ///
  /// - Parameters:
  ///   - name: The name of the function, or of its type or file.
  ///   - assumptions: The assumptions, without a full stop.
  package static func assumedLayout(name: String, assumptions: [String]) -> LazyDiagnostic {
    LazyDiagnostic(.assumedLayout, at: nil) {
      let shown = assumptions.prefix(10)
      let more = assumptions.count - shown.count
      return Words(
        "the layout of \(Wording.quoted(name)) depends on assumptions",
        notes: shown + (more > 0 ? ["and \(more) more"] : []))
    }
  }
}
