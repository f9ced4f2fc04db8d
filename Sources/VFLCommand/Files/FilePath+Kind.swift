import VFLSources

/// What a file has, by its extension.
extension FilePath {
  /// Headers of C++, which are Objective-C++ where they are given to this tool.
  private static let extensionsOfCPlusPlus: Set<String> = ["hpp", "hh", "hxx"]
  private static let extensionsOfHeaders = extensionsOfCPlusPlus.union(["h", "pch"])
  /// A name with none of these, and of no source, says that the file is something else.
  private static let extensionsOfLayouts: Set<String> = ["vfl", "json", "txt", ""]

  /// The host language in which it is written; `nil` for anything else than a source.
  var hostLanguage: HostLanguage? {
    Self.extensionsOfCPlusPlus.contains(fileExtension)
      ? .objectiveC : HostLanguage(fileExtension: fileExtension)
  }

  /// Whether it is a header, which other files include.
  var isHeader: Bool { Self.extensionsOfHeaders.contains(fileExtension) }

  /// Whether it can be a layout by its name, which need not have an extension.
  var isPerhapsLayout: Bool { Self.extensionsOfLayouts.contains(fileExtension) }
}
