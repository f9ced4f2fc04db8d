// strings: 3
import UIKit

final class Cell: BaseCell {
    func setUp() {
        add(["H:|-edge-[title]-edge-|"], metrics: ["edge": 16])
        add(["V:|-gap-[title]"], metrics: ["edge": 16]) // fault: gap
        add(["V:[titel]|"]) // fault: titel
    }
}
