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

  /// Empties the files of an earlier run, so that no error leaves an old certificate; returns the errors.
  func prepare(on console: inout some Console) -> [Diagnostic] {
    if let problem, problem == certificate {
      let error = LazyDiagnostic.malformedFlagValue(
        flag: Flag.certificate.name, value: problem, expected: "another file than `--problem`")
      return [error.diagnostic(in: .document)]
    }
    return paths.filter { console.exists(Array($0.utf8)) }.compactMap {
      replace($0, with: [], on: &console)
    }
  }

  /// Writes the files; returns the errors.
  ///
  /// Nothing is written if Ctrl-C is pressed, or if there are no documents.
  ///
  /// - Parameters:
  ///   - timeLimit: The limit in seconds, if any.
  ///   - console: The console.
  ///   - create: Returns the documents.
  func write(
    timeLimit: Int? = nil, on console: inout some Console,
    _ create: @escaping @Sendable () -> CertificateDocuments?
  ) -> [Diagnostic] {
    if paths.isEmpty { return [] }
    let found =
      timeLimit == 0
      ? nil
      : BackgroundComputation.result(on: &console, timeLimit: timeLimit) { progress in
        progress.step = .certifying
        return create()
      }
    if console.isInterrupted { return [] }
    guard let found else {
      return paths.map { path in
        LazyDiagnostic.unwritableFile(
          path: path, reason: "the certificate was not completed within the time limit"
        ).diagnostic(in: .document)
      }
    }
    guard let documents = found else { return [] }
    var failures: [Diagnostic] = []
    for (path, bytes) in [(problem, documents.problem), (certificate, documents.certificate)] {
      if let path, let failure = replace(path, with: bytes, on: &console) {
        failures.append(failure)
      }
    }
    return failures
  }

  private var paths: [String] { [problem, certificate].compactMap { $0 } }

  private func replace(
    _ path: String, with bytes: [UInt8], on console: inout some Console
  ) -> Diagnostic? {
    let file = FilePath(Array(path.utf8))
    return console.replaceFile(
      at: file.absolute(from: console.currentDirectory), named: path, with: bytes,
      if: .isCertificate)
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
