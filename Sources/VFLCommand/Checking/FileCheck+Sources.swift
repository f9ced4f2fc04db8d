import VFLDiagnostics
import VFLLint
import VFLRendering
import VFLSources

extension FileCheck {
  /// Checks the format strings of a host file.
  func check(
    _ bytes: [UInt8], _ language: HostLanguage, name: String, _ configuration: Configuration
  ) -> TextCheck {
    TextCheck()
  }
}
