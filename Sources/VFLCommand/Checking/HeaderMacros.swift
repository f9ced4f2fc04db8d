import VFLSources

/// The macros that the headers among some inputs define, and the files that include them use.
enum HeaderMacros {
  /// Those of them that hand a format on.
  static func find(
    in inputs: [CheckInput], _ fileSystem: any FileSystem
  ) -> [FormatWrapper] {
    FormatWrapper.merged(
      inputs.flatMap { input -> [[FormatWrapper]] in
        guard let path = input.absolutePath, input.isHeader,
          case .file = input.content, let bytes = try? fileSystem.contents(ofFile: path)
        else { return [] }
        return HostScan.macros(of: WideText.utf8(of: bytes) ?? bytes)
      })
  }
}
