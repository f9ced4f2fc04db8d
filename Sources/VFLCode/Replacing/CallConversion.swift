import VFLDiagnostics
import VFLLint
package import VFLLowering
import VFLRecords
import VFLSources

/// A system call that takes a format string, and the code that replaces the call.
package struct CallConversion: Sendable {
  /// The settings for the generated code.
  package struct Settings: Sendable {
    /// The interface that the code uses.
    let style: CodeStyle
    /// The meaning of `-` at an edge of the superview, or `nil` if it is not specified.
    let spacing: StandardSpacing?
    /// The expression that replaces `|`.
    ///
    /// If `nil`, the superview of the adjacent view is used.
    let superview: String?

    /// Creates settings.
    package init(
      style: CodeStyle = .anchors, spacing: StandardSpacing? = nil, superview: String? = nil
    ) {
      (self.style, self.spacing, self.superview) = (style, spacing, superview)
    }

    /// Returns the style of the code in a source file; `nil` if the interface is not available in its
    /// language.
    func style(in language: HostLanguage) -> CodeStyle? {
      let isObjectiveC = language == .objectiveC
      if style.usesMaker { return style.isObjectiveC == isObjectiveC ? style : nil }
      return .inArray(byAnchors: style.usesAnchors, isObjectiveC: isObjectiveC)
    }
  }

  /// The call to replace.
  let call: ReplaceableCall
  /// The constraints that the code creates.
  let constraints: ConvertedConstraints
  /// The number of the function of the file that contains the call.
  let function: Int

  /// Generates the code that replaces a call.
  ///
  /// - Throws: The reason why the call cannot be converted.
  init(
    _ checked: CheckedSite, _ reader: CallReader, _ language: HostLanguage, _ settings: Settings
  ) throws(CallConversionError) {
    let site = checked.site
    function = site.function
    guard let style = settings.style(in: language) else { throw .otherLanguage }
    if reader.usesFormerName(site) { throw .formerSwift }
    guard site.literal.holes.isEmpty else { throw .call(.formatComputed) }
    guard checked.options != nil else { throw .unseenOptions }
    let isObjectiveC = language == .objectiveC
    if checked.hasUnseenNames { throw .call(.unseenNames) }
    guard let records = checked.records else { throw .invalidFormat }
    let container = ItemID(0)
    let hasEdgeSpace = records.contains {
      $0.isStandardSpacing && ($0.firstItem == container || $0.secondItem == container)
    }
    if hasEdgeSpace, settings.spacing == nil { throw .standardSpace }
    if hasEdgeSpace, settings.spacing != .classic, settings.superview?.hasSuffix("Guide") == true {
      throw .guideWithoutMargins
    }
    if style == .masonry, settings.superview?.hasSuffix("Guide") == true { throw .unsupportedGuide }
    if checked.options?.contains(.spacingBaselineToBaseline) == true,
      records.contains(where: { $0.isStandardSpacing })
    {
      throw .standardBaselines
    }
    let names = PredicateNames(checked.tree)
    let views: [ViewExpression]
    var (constants, priorities): ([String: NumberExpression], [String: NumberExpression])
    (constants, priorities) = ([:], [:])
    do {
      call = try reader.call(of: site)
      views = try reader.views(named: Array(checked.itemNames.dropFirst()), of: site)
      for name in records.compactMap(names.constant) {
        constants[name] = try reader.number(ofMetric: name, of: site)
      }
      for name in records.compactMap(names.priority) {
        priorities[name] = try reader.number(ofMetric: name, of: site)
      }
    } catch {
      throw .call(error)
    }
    let outer = Set(records.flatMap { Self.itemsAtContainer(of: $0) })
    let superviews = views.indices.map { index in
      if let text = settings.superview { return ViewExpression(text: text) }
      let name = checked.itemNames[index + 1]
      let found = outer.contains(index + 1) ? reader.superview(ofView: name, of: site) : nil
      return found
        ?? ViewExpression(
          text: views[index].text + (isObjectiveC ? ".superview" : ".superview!"))
    }
    // The items are followed by their superviews, in the same order.
    let parents = [nil] + views.indices.map { ItemID?(ItemID(checked.itemNames.count + $0 + 1)) }
    let items = CodeItems(
      names: [""] + views.map { $0.text } + [""] + superviews.map { $0.text }, parents: parents,
      namesSuperview: settings.superview != nil,
      layoutSupports: Set(
        views.indices.filter { views[$0].isLayoutSupport }.map { ItemID($0 + 1) }),
      implicit: Set(
        superviews.indices.filter { superviews[$0].isImplicit }.map {
          ItemID(checked.itemNames.count + $0 + 1)
        }))
    constraints = ConvertedConstraints(
      records.map { record in
        let constant = names.constant(of: record).flatMap { constants[$0] }
        return CodeConstraint(
          Self.namingSuperviews(in: record, itemCount: checked.itemNames.count),
          constant: constant?.code(as: "CGFloat", in: language),
          isPerhapsUnsigned: constant?.isPerhapsUnsigned ?? false,
          priority: names.priority(of: record).flatMap {
            priorities[$0]?.code(as: "Float", in: language)
          })
      }, items, in: style)
  }

  /// Returns the indexes of the items that a record relates to the container.
  private static func itemsAtContainer(of record: ConstraintRecord) -> [Int] {
    guard let second = record.secondItem, record.firstItem.index == 0 || second.index == 0 else {
      return []
    }
    return [record.firstItem.index, second.index]
  }

  /// Returns the record with the container replaced by the superview of the adjacent view.
  private static func namingSuperviews(
    in record: ConstraintRecord, itemCount: Int
  ) -> ConstraintRecord {
    var named = record
    if record.firstItem.index == 0, let second = record.secondItem {
      named.firstItem = ItemID(itemCount + second.index)
    } else if record.secondItem?.index == 0 {
      named.secondItem = ItemID(itemCount + record.firstItem.index)
    }
    return named
  }
}
