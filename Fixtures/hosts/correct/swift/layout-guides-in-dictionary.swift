import UIKit

class MapViewController: UIViewController {
    let map = UIView()
    let search = UISearchBar()

    override func loadView() {
        view = UIView()
        map.translatesAutoresizingMaskIntoConstraints = false
        search.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(map)
        view.addSubview(search)
        let views: [String: AnyObject] = [
            "map": map,
            "search": search,
            "topLayoutGuide": topLayoutGuide,
            "bottomLayoutGuide": bottomLayoutGuide,
        ]
        let all = ["V:[topLayoutGuide][search][map][bottomLayoutGuide]", "H:|[search]|", "H:|[map]|"]
        for f in all {
            view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: views))
        }
    }
}
