package import VFLDiagnostics
package import VFLLayout
package import VFLLowering
package import VFLRecords
package import VFLSyntax
package import VFLVerification

/// The settings of a layout that come from flags and a configuration rather than from a document.
///
/// For each property that a layout has only once, the first of these values is used:
///
/// 1. the value in the settings
/// 2. the value in the last document that specifies one
/// 3. for the spacing, ``defaultSpacing``
///
/// Metrics of the settings replace metrics of the same name in the documents. Views and arrays of the
/// settings are added to those of the documents.
package struct LayoutSettings: Sendable {
  /// The width of the container in points.
  package var width: Double?
  /// The height of the container in points.
  package var height: Double?
  /// The size of the container, which replaces the width and the height, even by a free dimension.
  package var size: ContainerSize?
  /// The axes on which the layout is solved for a range of sizes, so that it has no particular size.
  package var variedAxes: [Axis] = []
  /// The layout direction.
  package var direction: LayoutDirection?
  /// Whether the layout is verified in both directions.
  package var hasBothDirections = false
  /// The profile of the standard spacing at the edges of a superview.
  package var spacing: StandardSpacing?
  /// The profile of the standard spacing if neither the settings nor a document specify one.
  package var defaultSpacing: StandardSpacing?
  /// The dialect of the format strings.
  package var dialect: FormatDialect?
  /// The metrics, with unique names.
  package var metrics: [LayoutDocument.Metric] = []
  /// The values of scales, which replace their usual values, with unique names.
  package var scales: [(name: String, value: Double)] = []
  /// The intervals of numbers that the settings specify, for `vfl verify`; the settings contain their usual
  /// values.
  package internal(set) var intervals: [LayoutParameter] = []
  /// The smallest and the largest factor by which a translation changes the width of a text, for `vfl verify`.
  package internal(set) var textWidths: (lower: Double, upper: Double)?
  /// The smallest and the largest factor of all text sizes, for `vfl verify`.
  package internal(set) var textSizes: (lower: Double, upper: Double)?
  /// The translations of the texts in sources and Interface Builder files, for `vfl verify`.
  package var translations = Translations()
  /// The arrays of views, with unique names.
  package var arrays: [LayoutDocument.NameArray] = []
  /// The views, with unique names.
  package var views: [LayoutDocument.View] = []
  /// The content sizes of views in sources and Interface Builder files.
  package var contents = ContentSettings()
  /// The default options for format strings without options of their own.
  package var options: FormatOptions = []

  /// Creates empty settings.
  package init() {}

  /// Returns an error if the settings contain arrays but the layout does not use the extended dialect, or a
  /// scale that no document declares; `nil` otherwise.
  package func error(with documents: [LayoutDocument]) -> LazyDiagnostic? {
    let intervals = documents.flatMap { $0.verification.intervals }
    let unknown = scales.first { scale in
      !intervals.contains { $0.parameter.target == .scale(scale.name) }
    }
    if let unknown {
      return .malformedFlagValue(
        flag: "--scale", value: unknown.name, expected: "a scale that a document declares")
    }
    let dialect = documents.property(overriddenBy: dialect) { $0.dialect }
    if arrays.isEmpty || dialect == .extended { return nil }
    return .missingArgument(
      flag: "--array", expected: "`--dialect extended`", found: "Apple's dialect")
  }

  /// Whether the settings or a document declare views.
  func declaresViews(with documents: [LayoutDocument]) -> Bool {
    !views.isEmpty || documents.contains { $0.declaresViews }
  }

  /// Whether the settings or a document declare views or metrics.
  func declaresNames(with documents: [LayoutDocument]) -> Bool {
    declaresViews(with: documents) || !metrics.isEmpty || documents.contains { $0.declaresMetrics }
  }

  /// The names of the metrics in the settings and the documents.
  func metricNames(with documents: [LayoutDocument]) -> [String] {
    (metrics + documents.flatMap { $0.metrics }).map { $0.name }
  }
}

extension [LayoutDocument] {
  /// Returns a property of the layout: `setting` or, if it is `nil`, the value from the last document that
  /// specifies one.
  func property<Value>(
    overriddenBy setting: Value? = nil, _ part: (LayoutDocument) -> Value?
  ) -> Value? {
    setting ?? reversed().lazy.compactMap(part).first
  }
}
