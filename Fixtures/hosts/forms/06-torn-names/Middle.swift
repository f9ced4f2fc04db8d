// strings: 3
import UIKit

final class GridView: UIView {
    func add(row: Int, column: Int, cells: [UIView]) {
        let views = ["cell0x0": cells[0], "cell0x1": cells[1], "cell1x0": cells[2]]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[cell\(row)x\(column)]", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[cel\(row)x\(column)]", options: [], metrics: nil, views: views)) // fault: cel
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[cell\(row)y\(column)]|", options: [], metrics: nil, views: views)) // fault: cell
    }
}
