/// When the track of a row is worth making.
///
/// Making one costs about what two steps that need no pivot do. It is made at the second such step in a
/// row; where that was in vain, as when sizes jump from regime to regime, the row has to wait twice as long
/// the next time. A drag that would have paid for it, or has followed it, shortens the wait. A row that goes
/// in small steps from one regime to the next gets its next track at once, as long as that pays. Where another
/// size makes every step need a pivot, one track is made to find out.
struct TrackPatience: Sendable {
  /// How many steps without a pivot make a track, at least and at most.
  private static let least = 2
  private static let most = 32
  /// How often a track must be followed for what it took to make it, and how long a run of steps without
  /// a pivot is in which that may be.
  private static let worthwhileSteps = 2
  private static let payingRun = least + worthwhileSteps
  /// How many steps as long as the last one a regime has to hold for the next track to be made at once.
  private static let stepsForEagerness = 2.0
  /// How many steps tracks may have cost more than they have saved, and still be made at once.
  private static let debtLimit = 6

  /// How many steps that need a pivot make the first track.
  private static let stepsForTrial = 4

  /// How many steps needed a pivot since the last track.
  private var otherSteps = 0
  /// How many steps in a row needed no pivot, and how many have to before a track is made.
  private var steadySteps = 0
  private var patience = TrackPatience.least
  /// How often the track was followed.
  private var followedSteps = 0
  /// How far it is from one end of the last track to the other; 0 if there was none.
  private var width = 0.0
  /// How many steps tracks have cost more than they have saved.
  private var debt = 0

  @inline(__always)
  mutating func noteFollowed() { followedSteps &+= 1 }

  /// Notes that a track has been made.
  mutating func noteTrack(width: Double) {
    followedSteps = 0
    otherSteps = 0
    self.width = width
  }

  /// Notes that the track, which there was, has ended; returns whether it was made in vain.
  mutating func endTrack() -> Bool {
    let isInVain = followedSteps < TrackPatience.worthwhileSteps
    patience = isInVain ? Swift.min(2 * patience, TrackPatience.most) : TrackPatience.least
    debt += TrackPatience.worthwhileSteps - followedSteps
    debt = Swift.max(0, Swift.min(debt, TrackPatience.debtLimit))
    return isInVain
  }

  /// Notes that something else has happened since the last step, which stands for so many steps of a run.
  mutating func beginRun(at steps: Int) { steadySteps = steps }

  /// Notes a step that the engine has made for the row.
  ///
  /// - Parameters:
  ///   - isSteady: Whether it needed no pivot.
  ///   - isFirst: Whether it counts as the first of a run at most.
  ///   - hadTrack: Whether the row had a track before.
  mutating func noteStep(isSteady: Bool, isFirst: Bool, hadTrack: Bool) {
    if !isSteady {
      if !hadTrack && steadySteps >= TrackPatience.payingRun {
        // With so little patience, the run that has ended would have paid for a track.
        patience = Swift.min(patience, steadySteps - TrackPatience.worthwhileSteps)
      }
      steadySteps = 0
      otherSteps += 1
    } else {
      steadySteps = isFirst ? 1 : steadySteps + 1
    }
  }

  /// Whether a track should be made after a step of some length.
  func isDue(after step: Double) -> Bool {
    steadySteps >= patience || width == 0 && otherSteps >= TrackPatience.stepsForTrial
      || debt < TrackPatience.debtLimit && width > 0
        && width >= TrackPatience.stepsForEagerness * step
  }
}
