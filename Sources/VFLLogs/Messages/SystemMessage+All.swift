import VFLDiagnostics

extension SystemMessage {
  /// All messages.
  static let all = [
    SystemMessage(["Unable to activate constraint with…no common ancestor"]) { text in
      text.unrelated(Array(text.items(before: "no common ancestor").prefix(2)))
    },
    SystemMessage(
      [
        "find a common superview for",
        "constrain two views that do not share a common superview. Make sure that both",
      ], .anywhere
    ) { text in
      let items = [text.item(after: "superview for"), text.item(after: "> and ")].compactMap { $0 }
      return text.sentence == 0 && items.count < 2 ? nil : text.unrelated(items)
    },
    SystemMessage(
      [
        "The view hierarchy is not prepared for the constraint",
        "View hierarchy unprepared for constraint.",
        "Impossible to set up layout with view hierarchy unprepared for constraint",
        "Unable to install constraint on view. Does the constraint reference",
      ], constraints: 1
    ) { text in
      if text.sentence == 0, text.text(after: "for the constraint")?.first != UInt8(ascii: ":") {
        return nil
      }
      return .constraintOutsideSubtree(
        span: text.span, constraint: text.equations.first, view: text.container,
        missing: text.name(after: "not found in container hierarchy:"))
    },
    SystemMessage([
      "Constraint items must each be a view or layout guide",
      "Constraint must contain a first layout item",
    ]) { text in
      guard text.sentence == 0 || text.isOfConstraint else { return nil }
      return .illegalItem(span: text.span, item: text.sentence == 0 ? .unknown : .missing)
    },
    SystemMessage(["nsli_…]: unrecognized selector sent to"]) { text in
      let selector = text.text.prefix { $0.isOfClass }
      let rest = text.text[selector.endIndex...].drop { $0 == UInt8(ascii: ":") || $0.isOfClass }
      guard rest.starts(with: "]: unrecognized selector sent to".utf8),
        let open = text.before.lastIndex(of: UInt8(ascii: "["))
      else { return nil }
      let name = ClassName.short(
        String(decoding: text.before[(open + 1)...].prefix { !$0.isBlank }, as: UTF8.self))
      return .illegalItem(
        span: text.span, item: text.contains("sent to class") ? .type(name) : .object(name))
    },
    SystemMessage([
      "A multiplier of 0 or a nil second item together with a location for the first attribute",
      "A constraint cannot be made that sets a location equal to a constant",
    ]) { text in
      .positionWithoutItem(span: text.span, view: text.nameBefore)
    },
    SystemMessage(
      [
        "Invalid pairing of layout attributes",
        "Constraint improperly relates anchors of incompatible types",
        "A constraint cannot be made between a leading/trailing attribute",
      ], constraints: 1
    ) { text in
      guard text.isOfConstraint || text.sentence == 1 && !text.constraints.isEmpty else {
        return nil
      }
      return .illegalPairing(span: text.span, constraint: text.equations.first)
    },
    SystemMessage([
      "Mutating a priority from required to not on an installed constraint (or vice-versa)"
    ]) { text in
      .installedPriority(
        span: text.span, from: text.numbers(after: "existing priority was").first,
        to: text.numbers(after: "passed priority").first)
    },
    SystemMessage([
      "Constant is not finite", "Multiplier is not finite",
      "NSLayoutConstraint is being configured with a constant that exceeds internal limits",
      "NSLayoutConstraint is being configured with a multiplier that exceeds internal limits",
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits",
      "This NSLayoutConstraint is being configured with a multiplier that exceeds internal limits",
    ]) { text in
      let part = text.sentence % 2 == 0 ? "constant" : "multiplier"
      let isFinite = text.sentence > 1
      guard isFinite || text.isFollowed(by: ["That's illegal", "\(part):"]) else { return nil }
      return .illegalNumber(span: text.span, part: part, isFinite: isFinite)
    },
    SystemMessage([
      "Modifications to the layout engine must not be performed from a background thread",
      "This application is modifying the autolayout engine from a background thread",
    ]) { text in
      let rest = text.text(after: "background thread") ?? []
      let isReported = [" after ", ", which can lead to"].contains { rest.starts(with: $0.utf8) }
      return isReported ? .backgroundLayout(span: text.span) : nil
    },
    SystemMessage(
      [
        "Layout feedback loop detected in subtree of", "About to send -setNeedsLayout to layer for",
      ], detail: 1
    ) { text in
      let words = ["subtree of", "to layer for", "Top-level view ="]
      guard let view = words.lazy.compactMap({ text.name(after: $0) }).first else { return nil }
      return .layoutLoop(span: text.span, view: view, kind: .debugged)
    },
    SystemMessage([
      "The window has been marked as needing another…than there are views in the window"
    ]) { text in
      .layoutLoop(
        span: text.span, view: text.name(after: "views in the window."), kind: .window)
    },
    SystemMessage(
      ["stuck in a recursive layout loop", "stuck in its update/layout loop"], .anywhere
    ) { text in
      let name = text.before[...].ends(with: Array(") is ".utf8)) ? text.nameBefore : nil
      guard name != nil || text.followsMethod else { return nil }
      let isCollection = text.before.firstPlace(of: "UICollectionView (".utf8) != nil
      return .layoutLoop(span: text.span, view: name, kind: isCollection ? .collection : .view)
    },
    SystemMessage([
      "UITableView was told to layout its visible cells and other contents without being in",
      "UICollectionView was told to layout its visible cells and other contents without being in",
    ]) { text in
      let isTable = text.sentence == 0
      let name = text.name(after: "able view:") ?? text.name(after: "ollection view:")
      return .layoutOutsideWindow(
        span: text.span, view: name ?? (isTable ? "UITableView" : "UICollectionView"),
        isTable: isTable)
    },
    SystemMessage([
      "Detected a case where constraints ambiguously suggest a",
      "constraints ambiguously suggest a",
    ]) { text in
      guard let rest = text.text(after: "ambiguously suggest a ") else { return nil }
      let size = String(decoding: rest.prefix { $0.isOfClass }, as: UTF8.self)
      guard ["height", "width", "size"].contains(size) else { return nil }
      return .collapsedCell(
        span: text.span, cell: text.name(after: "Cell:"),
        isTable: text.contains("table view") || text.contains("tableview"), size: size)
    },
    SystemMessage([
      "the item width must be less…the width of the UICollectionView",
      "the item height must be less…the height of the UICollectionView",
      "the item width must be less…the width of the NSCollectionView",
      "the item height must be less…the height of the NSCollectionView",
    ]) { text in
      let isVertical = text.sentence % 2 == 1
      let wide = text.wide
      let size = wide.numbers(after: "frame = (", from: "it is attached to").dropFirst(2)
      return .oversizedItem(
        span: text.span, isVertical: isVertical, isOfAppKit: text.sentence > 1,
        view: wide.name(after: "it is attached to"), size: isVertical ? size.last : size.first)
    },
    SystemMessage(
      ["'", "’", "&#39;"].map { quote in
        "It\(quote)s not legal to call -layoutSubtreeIfNeeded on a view which is already being laid out"
      }
    ) { text in .layoutRecursion(span: text.span) },
    SystemMessage(["Layout still needs update after calling -["]) { text in
      .unfinishedLayout(span: text.span)
    },
    SystemMessage(["AMBIGUOUS LAYOUT"], .anywhere, isRepeated: true) { text in
      let found = text.ambiguousViews
      guard !found.isEmpty else { return nil }
      let views = found.map { $0.view }
      let names = LogNames.names(of: views)
      // The system lays out its own views, and containers for the views of a program.
      let first = views.firstIndex { ![.system, .managed].contains($0.maker) }
      return .ambiguousTrace(
        span: text.span, views: names, first: first.map { names[$0] },
        attributes: first.map { found[$0].attributes } ?? [],
        legend: LogNames.legend(views, named: names))
    },
    SystemMessage(
      [
        "constraintsAffectingLayoutForAxis:", "constraintsAffectingLayoutForOrientation:",
        "constraintsAffectingLayout(for:",
      ], .anywhere, constraints: .max
    ) { text in text.listing },
  ]
}
