import VFLCompiler
import VFLDiagnostics
import VFLInterfaces
import VFLReports
import VFLText

extension FileCheck {
  /// Checks the layouts of an Interface Builder file.
  func checkInterface(_ bytes: [UInt8], of input: CheckInput) -> CheckedText {
    var check = CheckedText(of: input)
    do throws(XMLError) {
      let configuration = configurations[input.configuration]
      let file = try InterfaceFile(
        bytes, name: input.name, contents: configuration.contents(settings.layout))
      var levels = levels(of: configuration)
      // Interface Builder reports ambiguity by default, too.
      if !levels.isSet(.ambiguousLayout) { levels.turnOn(.ambiguousLayout) }
      let found = InterfaceCheck(file, levels: levels)
      check.groups = found.groups
      check.file.layoutCount = found.layoutCount
      check.file.hasNoFormat = found.layoutCount == 0
      check.file.isBlank = found.layoutCount == 0
      check.file.isUnsolved = found.exceedsLimit
      check.file.ignoredConstraints = found.unreadCount
    } catch {
      // A file of another system or of an old Xcode that was found in a directory is not an error.
      let isOther = error.reason == .otherFormat || error.reason == .otherSystem
      if isOther, !input.isNamed { return check }
      check.groups = [
        DiagnosticGroup(
          sources: [RenderedSource(.document, name: input.name, bytes: bytes)],
          diagnostics: [error.diagnostic])
      ]
    }
    return check
  }
}
