import VFLCompiler
import VFLVerification

/// The result for a layout: the numbers of verdicts, and the contradictions.
struct LayoutReport: Codable, Sendable {
  /// The time of one property.
  struct Duration: Codable, Sendable {
    /// The property, such as `inside title`.
    var property: String
    /// The time in seconds.
    var seconds: Double
  }

  /// The name of the layout.
  var name: String
  /// The shape of a generated layout.
  var shape: String?
  /// The number of views.
  var viewCount = 0
  /// The number of intervals.
  var intervalCount = 0
  /// The number of properties, counted in each direction.
  var propertyCount = 0
  /// The number of proved properties.
  var proved = 0
  /// The number of properties with a counterexample.
  var violated = 0
  /// The number of properties without a verdict.
  var undecided = 0
  /// The number of undecided properties that the prover did not reach before the time limit.
  var unreached = 0
  /// The number of undecided properties of each kind.
  var undecidedKinds: [String: Int] = [:]
  /// Whether the proofs were abandoned at the time limit.
  var isInterrupted = false
  /// The time of all proofs, in seconds.
  var seconds = 0.0
  /// The property with the largest time.
  var slowest: Duration?
  /// The number of points at which the layout was solved.
  var pointCount = 0
  /// The number of comparisons of a verdict with the frames at a point.
  var judgedCount = 0
  /// Whether the certificate of the layout was checked.
  var hasCertificate = false
  /// The contradictions, or the reason why the layout cannot be verified.
  var failures: [String] = []

  /// Creates a report without results.
  init(name: String) { self.name = name }
}

extension LayoutReport {
  /// The limit on the contradictions that are reported individually, because a single defect often causes
  /// many.
  private static let failureLimit = 10

  /// Verifies a layout and judges the verdicts.
  init(_ source: LayoutSource, text: String, _ options: FuzzOptions) {
    self.init(name: source.name)
    if case .generated(let shape, _) = source { self.shape = shape.rawValue }
    let input: VerifiedInput
    do {
      input = try VerifiedInput(text, name: source.documentName)
    } catch {
      failures = [error.message]
      return
    }
    viewCount = input.viewCount
    intervalCount = input.layout.parameters.count
    let proof = TimedProof(of: input.layout, seconds: options.seconds)
    let properties = input.layout.properties
    propertyCount = properties.count * input.layout.directions.count
    (isInterrupted, seconds) = (proof.isInterrupted, proof.seconds)
    slowest = proof.slowest.map {
      Duration(property: input.text(of: $0.property), seconds: $0.seconds)
    }
    if let failure = proof.failure { failures.append("the layout cannot be verified: \(failure)") }
    for direction in input.layout.directions {
      for property in properties {
        let verdict = proof.verdicts[direction]?[property]
        if verdict == nil { unreached += 1 }
        switch verdict {
        case .proved?: proved += 1
        case .violated?: violated += 1
        case .undecided?, nil:
          undecided += 1
          undecidedKinds[property.kindName, default: 0] += 1
        }
      }
    }
    var judge = VerdictJudge(of: input, proof, sampleCount: options.samples)
    judge.judge()
    (pointCount, judgedCount) = (judge.pointCount, judge.judgedCount)
    failures += judge.contradictions.prefix(Self.failureLimit)
    let rest = judge.contradictions.count - Self.failureLimit
    if rest > 0 { failures.append("\(rest) more contradictions") }
    if undecided == 0, propertyCount > 0, propertyCount <= CertificateCheck.propertyLimit {
      hasCertificate = true
      let check = CertificateCheck(of: input.layout, isProved: violated == 0)
      if let failure = check.failure { failures.append(failure) }
    }
  }
}
