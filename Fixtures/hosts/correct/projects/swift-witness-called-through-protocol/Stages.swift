import UIKit

final class PlainStage: UIView, Stage {}

final class RadioStage: Stage {
    var lines: [String] = []

    func cue(_ format: String) {
        lines.append(format)
    }
}
