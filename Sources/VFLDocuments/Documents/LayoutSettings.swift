package import VFLDiagnostics
package import VFLLayout
package import VFLLowering
import VFLSyntax

/// What is said of a layout beside its documents, as flags do.
package struct LayoutSettings: Sendable {
  /// What counts over all documents.
  package var document = LayoutDocument(name: "<command line>")
  /// The options of formats that have none of their own.
  package var options: FormatOptions = []

  /// Creates settings that say nothing.
  package init() {}

  /// The documents of a layout: the one of these settings, the inputs, and one that repeats the settings'
  /// container, direction, spacing and dialect.
  ///
  /// The last document counts, so settings always overrule inputs. Every compilation gets its documents here.
  ///
  /// - Parameters:
  ///   - size: a size of the container that replaces the one in the settings and inputs.
  ///   - direction: a direction that replaces the one in the settings and inputs.
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

  /// The fault of settings with arrays where the inputs are in Apple's dialect, which has none; else `nil`.
  package func fault(beside inputs: [LayoutDocument]) -> Finding? {
    let last = documents(with: inputs).last { $0.dialect != nil }
    return document.arrays.isEmpty || last?.dialect == .extended ? nil : Self.arraysFault
  }

  /// The fault of `--array` without the extended dialect.
  static let arraysFault = Finding.missingArgument(
    flag: "--array", expected: "`--dialect extended`", found: "Apple's dialect")
}
