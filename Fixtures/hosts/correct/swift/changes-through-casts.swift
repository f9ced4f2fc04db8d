import UIKit

final class BannerView: UIView {
    let badge = UIView()

    func showCasts(icon: UIView) {
        let names: NSDictionary = NSMutableDictionary(dictionary: ["icon": icon])
        (names as! NSMutableDictionary).setObject(badge, forKey: "badge" as NSString)
        (names as! NSMutableDictionary)["mark"] = UIView()
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[icon][badge][mark]|", metrics: nil, views: names as! [String: Any]))
    }

    func showOptionalCast(icon: UIView) {
        let names: NSDictionary = NSMutableDictionary(dictionary: ["icon": icon])
        (names as? NSMutableDictionary)?.addEntries(from: ["badge": badge])
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[icon][badge]|", metrics: nil, views: names as! [String: Any]))
    }
}
