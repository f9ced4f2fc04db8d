import VFLDocuments
package import VFLSources

extension FilePath {
  /// C++ headers, which are treated as Objective-C++.
  private static let extensionsOfCPlusPlus: Set<String> = ["hpp", "hh", "hxx"]
  private static let extensionsOfHeaders = extensionsOfCPlusPlus.union(["h", "pch"])
  /// The extensions that exclude a layout: files in other languages and files that are not text.
  ///
  /// Any other extension is possible for a layout, for example that of a temporary file or a copy.
  private static let extensionsOfOthers: Set<String> = [
    "a", "bash", "bat", "c", "cc", "cl", "cmake", "cpp", "cs", "css", "csv", "cu", "cxx", "dart",
    "dylib", "entitlements", "gif", "go", "gradle", "gyb", "htm", "html", "ico", "inl", "ipp",
    "java",
    "jpeg", "jpg", "js", "jsx", "kt", "kts", "lua", "markdown", "md", "metal", "mjs", "o",
    "pbxproj",
    "pdf", "php", "pl", "plist", "png", "podspec", "ps1", "py", "rb", "rs", "rst", "scss", "sh",
    "so",
    "sql", "storyboard", "strings", "stringsdict", "svg", "toml", "ts", "tsx", "xcconfig", "xib",
    "xml", "yaml", "yml", "zip", "zsh",
  ]

  /// The language of the source, or `nil` if the file is not a Swift or Objective-C source.
  package var hostLanguage: HostLanguage? {
    Self.extensionsOfCPlusPlus.contains(fileExtension)
      ? .objectiveC : HostLanguage(fileExtension: fileExtension)
  }

  /// The name of another programming language, by the extension, or `nil` for any other file.
  var foreignLanguage: String? { Self.foreignLanguages[fileExtension] }

  private static let foreignLanguages = [
    "c": "C", "cc": "C++", "cpp": "C++", "cs": "C#", "cxx": "C++", "dart": "Dart", "java": "Java",
    "js": "JavaScript", "kt": "Kotlin", "ts": "TypeScript",
  ]

  /// Whether the file is a header, which other files can include.
  var isHeader: Bool { Self.extensionsOfHeaders.contains(fileExtension) }

  /// Whether the file is a layout, by its extension or otherwise by the beginning of its text.
  package func holdsLayout(_ bytes: [UInt8]) -> Bool {
    isPerhapsLayout || hostLanguage == nil && LayoutDocument.looksLikeJSON(bytes)
  }

  /// Whether the name of the file allows it to be a layout.
  var isPerhapsLayout: Bool {
    hostLanguage == nil && !Self.extensionsOfOthers.contains(fileExtension)
  }
}
