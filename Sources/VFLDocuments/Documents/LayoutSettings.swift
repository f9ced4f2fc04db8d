package import VFLDiagnostics
package import VFLLayout
import VFLLowering
import VFLSyntax

/// Settings of a layout that come from flags or a configuration rather than from a document.
package struct LayoutSettings: Sendable {
  /// The settings that override all documents.
  package var document = LayoutDocument(name: "<command line>")
  /// The default options for format strings without options of their own.
  package var options: FormatOptions = []

  /// Creates empty settings.
  package init() {}

  /// Returns the documents of a layout: the settings, the inputs, and a document that repeats the container,
  /// direction, spacing and dialect of the settings.
  ///
  /// The last document takes precedence, so the settings always override the inputs. Every compilation uses
  /// the documents from this function.
  ///
  /// - Parameters:
  ///   - size: A container size that replaces the size in the settings and inputs.
  ///   - direction: A direction that replaces the direction in the settings and inputs.
  package func documents(
    with inputs: [LayoutDocument], at size: ContainerSize? = nil,
    direction: LayoutDirection? = nil
  ) -> [LayoutDocument] {
    var overriding = LayoutDocument(name: document.name)
    (overriding.width, overriding.height) = (document.width, document.height)
    var inputs = inputs
    if let size {
      for index in inputs.indices { (inputs[index].width, inputs[index].height) = (nil, nil) }
      (overriding.width, overriding.height) = (size.width, size.height)
    }
    (overriding.direction, overriding.spacing) = (
      direction ?? document.direction, document.spacing
    )
    overriding.dialect = document.dialect
    return [document] + inputs + [overriding]
  }

  /// Returns an error if the settings contain arrays but the layout does not use the extended dialect; `nil`
  /// otherwise.
  package func diagnostic(beside inputs: [LayoutDocument]) -> LazyDiagnostic? {
    let last = documents(with: inputs).last { $0.dialect != nil }
    return document.arrays.isEmpty || last?.dialect == .extended ? nil : Self.arraysFault
  }

  /// The error for `--array` without the extended dialect.
  static let arraysFault = LazyDiagnostic.missingArgument(
    flag: "--array", expected: "`--dialect extended`", found: "Apple's dialect")
}
