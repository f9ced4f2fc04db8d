import VFLDiagnostics
import VFLLint
package import VFLLowering
import VFLRecords
import VFLSources

/// A system call that takes a format string, and the code that replaces the call.
package struct CallConversion: Sendable {
  /// The settings for the generated code.
  package struct Settings: Sendable {
    /// Whether the code uses layout anchors instead of `NSLayoutConstraint` initializers.
    var usesAnchors = true
    /// The meaning of `-` at an edge of the superview, or `nil` if it is not specified.
    var spacing: StandardSpacing?
    /// The expression that replaces `|`.
    ///
    /// If `nil`, the superview of the adjacent view is used.
    var superview: String?

    /// Creates settings.
    package init(
      usesAnchors: Bool = true, spacing: StandardSpacing? = nil, superview: String? = nil
    ) {
      (self.usesAnchors, self.spacing, self.superview) = (usesAnchors, spacing, superview)
    }
  }

  /// The call to replace.
  let call: ReplaceableCall
  /// The constraints, which become elements of an array literal.
  let elements: [CodeElement]
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
    let superviews = views.indices.map { index in
      if let text = settings.superview { return ViewExpression(text: text) }
      return reader.superview(ofView: checked.itemNames[index + 1], of: site)
        ?? ViewExpression(
          text: views[index].text + (isObjectiveC ? ".superview" : ".superview!"))
    }
    // The items are followed by their superviews, in the same order.
    let parents = [nil] + views.indices.map { ItemID?(ItemID(checked.itemNames.count + $0 + 1)) }
    let items = CodeItems(
      names: [""] + views.map { $0.text } + [""] + superviews.map { $0.text }, parents: parents,
      namesSuperview: true,
      layoutSupports: Set(
        views.indices.filter { views[$0].isLayoutSupport }.map { ItemID($0 + 1) }),
      implicit: Set(
        superviews.indices.filter { superviews[$0].isImplicit }.map {
          ItemID(checked.itemNames.count + $0 + 1)
        }))
    elements = CodeListing.elements(
      of: records.map { record in
        let constant = names.constant(of: record).flatMap { constants[$0] }
        return CodeConstraint(
          Self.namingSuperviews(in: record, itemCount: checked.itemNames.count),
          constant: constant?.code(as: "CGFloat", in: language),
          isPerhapsUnsigned: constant?.isPerhapsUnsigned ?? false,
          priority: names.priority(of: record).flatMap {
            priorities[$0]?.code(as: "Float", in: language)
          })
      }, items,
      in: .inArray(byAnchors: settings.usesAnchors, isObjectiveC: isObjectiveC))
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
