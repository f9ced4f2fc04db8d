// strings: 3
import UIKit

protocol FormatProviding {
    var formats: [String] { get }
    var viewsByName: [String: UIView] { get }
}

extension FormatProviding where Self: UIView {
    func setUp() {
        for format in formats {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: viewsByName))
        }
    }
}

final class LeftView: UIView, FormatProviding {
    let left = UIView()
    var viewsByName: [String: UIView] { ["left": left] }
    var formats: [String] { ["H:|[left]"] }
}

final class RightView: UIView, FormatProviding {
    let right = UIView()
    var viewsByName: [String: UIView] { ["right": right] }
    var formats: [String] {
        [
            "H:[right]|",
            "V:|[right|", // fault: right
        ]
    }
}
