package import VFLDiagnostics

/// A place in a host file at which a format string is given to a call.
package struct FormatSite: Sendable, Hashable {
  /// A branch that the program takes when it uses this string.
  package struct Choice: Sendable, Hashable {
    /// The choice; tests of the same condition have the same number.
    package let number: Int
    /// The branch of it.
    package let branch: ChoiceBranch
    /// Whether each path from the branch leads to the call, ignoring conditions on which the string itself
    /// depends.
    package let leadsToCall: Bool
    /// Whether the branch is an element of a list, of which the program takes one after the other.
    package private(set) var isElement = false

    /// Whether another one is of the same choice, and may be taken together with it.
    package func meets(_ other: Choice) -> Bool {
      number == other.number && branch.meets(other.branch)
    }
  }

  /// The format string.
  package let literal: FormatLiteral
  /// The call, or the whole expression that the literal is an argument of.
  package let call: SourceSpan
  /// The names of views.
  package let views: NameKnowledge
  /// The names of metrics.
  package let metrics: NameKnowledge
  /// The forms of view names that the program makes at run time; ``views`` contains the names that the format
  /// uses.
  package let viewForms: [NamePattern]
  /// The forms of metric names that the program makes at run time; ``metrics`` contains the names that the
  /// format uses.
  package let metricForms: [NamePattern]
  /// The keys for names in the format string that can be added to the dictionary of views.
  package private(set) var addableViews: [AddableKey] = []
  /// The keys for names in the format string that can be added to the dictionary of metrics.
  package private(set) var addableMetrics: [AddableKey] = []
  /// The options.
  package let options: KnownOptions
  /// The number of the function around it, counted from 1; 0 for none.
  package let function: Int
  /// Which dictionary of the file gives the views; `nil` when that is not known.
  ///
  /// Sites with the same number are given the very same dictionary. A dictionary to which names are added
  /// between two calls keeps its number, so the names that it gives are the union over its sites. The number
  /// is known only if the dictionary is given to nothing but calls that were found, readable or not.
  package let viewsSource: Int?
  /// Which dictionary of the file gives the metrics, as in ``viewsSource``; `nil` when that is not known.
  package let metricsSource: Int?
  /// The branches that the program takes when it uses this string; none for the only string of a call.
  ///
  /// The program may never make a string that is composed of the branches of several choices. It is only
  /// certain that each branch is a part of some string.
  package let choices: [Choice]
  /// Whether the string is put together of parts of which one depends on a choice.
  package let isComposed: Bool
  /// Whether the program may never give the string to the call.
  ///
  /// A test may exclude the string, or the string does not look like a format string and another one may be used
  /// instead.
  package let mayBeExcluded: Bool
  /// Whether the call may be given another string, which could not be read.
  package let hasUnreadRivals: Bool
  /// Whether the string has parts other than numbers that only a run of the program knows.
  package let hasComputedParts: Bool

  /// Creates the site of a string of which nothing else is known.
  init(literal: FormatLiteral, function: Int = 0) {
    self.init(
      literal: literal, call: literal.span, views: .unknown, metrics: .unknown, options: .unknown,
      function: function, viewsSource: nil, metricsSource: nil)
  }

  /// Creates a site.
  package init(
    literal: FormatLiteral, call: SourceSpan, views: NameKnowledge, metrics: NameKnowledge,
    viewForms: [NamePattern] = [], metricForms: [NamePattern] = [], options: KnownOptions,
    function: Int, viewsSource: Int?, metricsSource: Int?,
    choices: [Choice] = [], isComposed: Bool = false, mayBeExcluded: Bool = false,
    hasUnreadRivals: Bool = false,
    hasComputedParts: Bool = false
  ) {
    self.literal = literal
    self.call = call
    self.views = views
    self.metrics = metrics
    (self.viewForms, self.metricForms) = (viewForms, metricForms)
    self.options = options
    self.function = function
    self.viewsSource = viewsSource
    self.metricsSource = metricsSource
    self.choices = choices
    self.isComposed = isComposed
    self.mayBeExcluded = mayBeExcluded
    self.hasUnreadRivals = hasUnreadRivals
    self.hasComputedParts = hasComputedParts
  }

  /// Returns the site with keys that can be added to its dictionaries.
  func adding(views: [AddableKey], metrics: [AddableKey]) -> FormatSite {
    var site = self
    (site.addableViews, site.addableMetrics) = (views, metrics)
    return site
  }
}
