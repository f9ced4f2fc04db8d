import CertificateChecker
import VFLCompiler

/// The check of a layout's certificate.
struct CertificateCheck {
  /// The difference between the certificate and the verdicts; `nil` if they agree.
  private(set) var failure: String?

  /// The largest number of properties with which a certificate is written.
  static let propertyLimit = 5000

  /// Writes the certificate of a layout whose properties are all decided, and checks it.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - isProved: Whether all properties are proved.
  init(of layout: VerifiedLayout, isProved: Bool) {
    guard let documents = CertificateDocuments(of: layout) else {
      failure = "there is no certificate"
      return
    }
    do {
      let report = try CertificateReport(
        problems: documents.problem, certificates: documents.certificate)
      if let open = report.lines.first(where: { $0.hasSuffix("is not shown") }) {
        failure = "the certificate does not decide:\(open)"
      } else if report.isProved != isProved {
        failure = "the certificate differs from the verdicts: \(report.lines)"
      }
    } catch {
      failure = "the certificate is invalid: \(error)"
    }
  }
}
