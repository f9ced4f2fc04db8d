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
  ///   - system: The version of iOS whose control sizes are used.
  package static func document(
    _ bytes: [UInt8], name: String, object: String?, system: SystemVersion? = nil
  ) -> LayoutDocument {
    do throws(XMLError) {
      let found = try documents(bytes, name: name, object: object, system: system)
      if found.count == 1 { return found[0].document }
      let file = try InterfaceFile(bytes, name: name)
      var document = LayoutDocument(name: name)
      document.failure = LazyDiagnostic.severalLayouts(
        path: name, object: object, names: file.rootNames
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
  ///   - system: The version of iOS whose control sizes are used.
  /// - Throws: The error that prevents the file from being read.
  package static func documents(
    _ bytes: [UInt8], name: String, object: String?, system: SystemVersion? = nil
  ) throws(XMLError) -> [(name: String, document: LayoutDocument)] {
    let file = try InterfaceFile(bytes, name: name, system: system)
    let layouts = zip(file.roots, file.rootNames).filter { root, _ in
      object.map { root.isNamed($0) } ?? true
    }
    return layouts.map { ("\(name):\($1)", InterfaceLayout(of: $0, in: file).document) }
  }

  /// The names with which the roots can be selected: the owner if it is unique, otherwise the identifier.
  private var rootNames: [String] {
    var counts: [String: Int] = [:]
    for root in roots { counts[root.owner ?? root.id, default: 0] += 1 }
    return roots.map { root in
      let name = root.owner ?? root.id
      return counts[name] == 1 ? name : root.id
    }
  }
}

extension InterfaceRoot {
  /// Whether a string is the identifier of the root or the name of its owner.
  fileprivate func isNamed(_ object: String) -> Bool { id == object || owner == object }
}
