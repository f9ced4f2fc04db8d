import UIKit

final class IconView: UIView, Arrangeable {
    let icon = UIImageView()
    var arranged: [String: UIView] { ["icon": icon] }

    func build() {
        arrange("H:|[icon]|")
        arrange("V:|[icon]|")
    }
}

final class PhraseView: UIView, Arrangeable {
    let phrase = UILabel()
    var arranged: [String: UIView] { ["phrase": phrase] }
    private var log: [String] = []

    // The type has its own implementation of the requirement.
    func arrange(_ format: String) {
        log.append(format)
        guard format.hasSuffix("|") else { return }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:" + format, options: [], metrics: nil, views: arranged))
    }

    func build() {
        arrange("|-[phrase]-|")
        arrange("[not complete")
    }
}
