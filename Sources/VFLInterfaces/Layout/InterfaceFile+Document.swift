package import VFLCompiler
import VFLDiagnostics

extension InterfaceFile {
  /// Reads a layout of an Interface Builder file as a document.
  ///
  /// If the file cannot be read, or if the layout is not determined, the document contains the error.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file in UTF-8.
  ///   - name: The name of the file for diagnostics.
  ///   - object: The identifier of the root, or the name of its owner; `nil` for the only root.
  ///   - contents: The settings for content sizes.
  package static func document(
    _ bytes: [UInt8], name: String, object: String?, contents: ContentSettings = ContentSettings()
  ) -> LayoutDocument {
    do throws(XMLError) {
      let file = try InterfaceFile(bytes, name: name, contents: contents)
      let found = file.roots(named: object)
      if found.count == 1 { return InterfaceLayout(of: found[0].root, in: file).document }
      var document = LayoutDocument(name: name)
      document.failure = LazyDiagnostic.severalLayouts(
        path: name, object: object, isAmbiguous: found.count > 1,
        names: file.roots(named: nil).map { $0.name }
      ).diagnostic(in: .document)
      return document
    } catch {
      var document = LayoutDocument(name: name, bytes: bytes)
      document.failure = error.diagnostic
      return document
    }
  }

  /// Reads the layouts of an Interface Builder file as documents, with their names.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file in UTF-8.
  ///   - name: The name of the file for diagnostics.
  ///   - object: The identifier of a root, or the name of its owner; `nil` for all roots.
  ///   - contents: The settings for content sizes.
  /// - Throws: The error that prevents the file from being read.
  package static func documents(
    _ bytes: [UInt8], name: String, object: String?, contents: ContentSettings = ContentSettings()
  ) throws(XMLError) -> [(name: String, document: LayoutDocument)] {
    let file = try InterfaceFile(bytes, name: name, contents: contents)
    return file.roots(named: object).map { root, rootName in
      ("\(name):\(rootName)", InterfaceLayout(of: root, in: file).document)
    }
  }

  /// Returns the roots that an object selects, or all roots if it is `nil`, with their names.
  ///
  /// The name of a root is its owner if it is unique, otherwise the identifier.
  private func roots(named object: String?) -> [(root: InterfaceRoot, name: String)] {
    var counts: [String: Int] = [:]
    for root in roots { counts[root.owner ?? root.id, default: 0] += 1 }
    return roots.compactMap { root in
      guard object == nil || root.id == object || root.owner == object else { return nil }
      let name = root.owner ?? root.id
      return (root, counts[name] == 1 ? name : root.id)
    }
  }
}
