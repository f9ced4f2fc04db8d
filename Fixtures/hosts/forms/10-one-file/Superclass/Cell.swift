// strings: 3
import UIKit

final class Cell: BaseCell {
    func setUp() {
        add(["H:|-edge-[title]-edge-|"], metrics: Metrics.row)
        add(["V:|-gap-[title]"], metrics: Metrics.row) // fault: gap
        add(["V:[titel]|"]) // fault: titel
    }
}
