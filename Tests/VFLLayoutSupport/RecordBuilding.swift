package import VFLDiagnostics
package import VFLLayout
package import VFLRecords

/// Returns the nodes of a layout: the container, followed by the views, whose indices start at 1.
package func views(
  _ views: LayoutNode..., container: LayoutNode = LayoutNode(name: "|")
) -> [LayoutNode] {
  [container] + views
}

/// Returns a view in the container or in another view.
package func view(
  _ name: String, in parent: Int = 0, width: Double? = nil, height: Double? = nil,
  hugging: Double = 250, compression: Double = 750, firstBaseline: Double = 0,
  lastBaseline: Double = 0, margins: LayoutMargins = .standard
) -> LayoutNode {
  LayoutNode(
    name: name, parent: ItemID(parent), contentWidth: width, contentHeight: height,
    hugging: PerAxis(both: Priority(hugging)), compression: PerAxis(both: Priority(compression)),
    firstBaseline: firstBaseline, lastBaseline: lastBaseline, margins: margins)
}

/// Returns a record of items given by their indices, at a span that distinguishes it from other records.
package func record(
  _ first: Int, _ attribute: Attribute, _ relation: Relation = .equal, _ second: Int? = nil,
  _ other: Attribute = .notAnAttribute, times multiplier: Double = 1, plus constant: Double = 0,
  at priority: Double = 1000, firstRegion: LayoutRegion = .frame, region: LayoutRegion = .frame,
  from span: SourceSpan = SourceSpan(0, 1), rule: RecordRule = .equation
) -> ConstraintRecord {
  ConstraintRecord(
    ItemID(first), attribute, relation, second.map { ItemID($0) }, other, multiplier: multiplier,
    constant: constant, priority: Priority(priority), firstRegion: firstRegion,
    secondRegion: region, provenance: Provenance(SourceLocation(.format(0), span), rule))
}

/// Returns the record `first.attribute == second.other + gap`, or with another relation.
package func gap(
  _ first: Int, _ attribute: Attribute, after second: Int, _ other: Attribute,
  _ gap: Double = 0, _ relation: Relation = .equal, at priority: Double = 1000
) -> ConstraintRecord {
  record(first, attribute, relation, second, other, plus: gap, at: priority)
}

/// Returns the record `first.attribute == points`, or with another relation.
package func size(
  _ first: Int, _ attribute: Attribute, _ points: Double, _ relation: Relation = .equal,
  at priority: Double = 1000
) -> ConstraintRecord {
  record(first, attribute, relation, plus: points, at: priority)
}
