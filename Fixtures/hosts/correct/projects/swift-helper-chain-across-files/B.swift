import UIKit

func fillHorizontally(_ inner: String, _ views: [String: Any], margin: Int = 0) -> [NSLayoutConstraint] {
    return makeConstraints("H:|-margin-\(inner)-margin-|", views, ["margin": margin])
}

func fillVertically(_ inner: String, _ views: [String: Any]) -> [NSLayoutConstraint] {
    return makeConstraints("V:|" + inner + "|", views)
}
