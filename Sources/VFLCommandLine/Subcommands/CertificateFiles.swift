import VFLChecking
import VFLCompiler
import VFLDiagnostics

/// The files to which `vfl verify` writes the problem and the certificate.
struct CertificateFiles {
  private let problem: String?
  private let certificate: String?

  /// Reads the arguments.
  init(_ parsed: inout ParsedArguments) {
    problem = parsed.value(of: .problem)
    certificate = parsed.value(of: .certificate)
  }

  /// Writes the files; returns the errors.
  ///
  /// Nothing is written if Ctrl-C is pressed, or if there are no documents.
  func write(
    on console: inout some Console, _ create: @escaping @Sendable () -> CertificateDocuments?
  ) -> [Diagnostic] {
    if problem == nil, certificate == nil { return [] }
    let documents = BackgroundComputation.result(on: &console) { progress in
      progress.step = .certifying
      return create()
    }
    guard let documents, let documents else { return [] }
    var failures: [Diagnostic] = []
    for (path, bytes) in [(problem, documents.problem), (certificate, documents.certificate)] {
      guard let path else { continue }
      let file = FilePath(Array(path.utf8))
      let failure = console.replaceFile(
        at: file.absolute(from: console.currentDirectory), named: path, with: bytes,
        if: .isCertificate)
      if let failure { failures.append(failure) }
    }
    return failures
  }
}

extension WriteCondition {
  /// Satisfied if the file is missing, empty, or the problem or certificate of a layout.
  ///
  /// This protects a source file whose name is passed by mistake.
  fileprivate static let isCertificate = WriteCondition { content in
    guard let content, !content.isEmpty else { return nil }
    let start = Array("{\n  \"version\": 1,\n  \"".utf8)
    let rest = content.dropFirst(start.count)
    let isOwn =
      content.starts(with: start)
      && (rest.starts(with: "problems\"".utf8) || rest.starts(with: "certificates\"".utf8))
    return isOwn ? nil : "the file is not a problem or certificate"
  }
}
