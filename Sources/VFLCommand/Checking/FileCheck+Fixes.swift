import VFLDiagnostics
import VFLRendering

extension FileCheck {
  /// A text with the fixes that are asked for; `nil` where nothing changes.
  func fixes(of bytes: [UInt8], in input: CheckInput) -> FixedFile? {
    nil
  }
}
