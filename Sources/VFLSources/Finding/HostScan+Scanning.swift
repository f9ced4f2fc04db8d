import VFLDiagnostics

extension HostScan {
  /// Finds the format strings of a host file.
  ///
  /// A file that cannot have any costs no more than a look at its bytes. Any bytes are a file: what
  /// is not understood has no sites.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8.
  ///   - language: its language.
  ///   - wrappers: functions of other files that hand an argument on as a format.
  package init(_ bytes: [UInt8], language: HostLanguage, wrappers: [FormatWrapper] = []) {
    guard bytes.count < Int32.max, NeedleSearch.mayMatter(bytes, wrappers) else {
      self.init(sites: [], unreadable: [], comments: [], wrappers: [])
      return
    }
    let tokens =
      language == .swift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes)
    var harvest = SiteHarvest()
    var learnt: [FormatWrapper] = []
    for macro in tokens.macros
    where NeedleSearch.mayMatter(bytes[macro.body.start..<macro.body.end]) {
      let body = ObjectiveCLexer.tokens(of: bytes, in: macro.body)
      learnt += harvest.take(macro, HostSyntax(body))
    }
    let finder = harvest.take(HostSyntax(tokens), wrappers + learnt)
    learnt += finder.wrappers.dropFirst(finder.configured)
    self.init(
      sites: harvest.sites.sorted {
        ($0.literal.span.start, $0.call.start) < ($1.literal.span.start, $1.call.start)
      },
      unreadable: harvest.unreadable.sorted { $0.span.start < $1.span.start },
      comments: tokens.comments, wrappers: learnt)
  }
}
