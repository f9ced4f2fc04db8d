//: # Visual formats
//: Change the numbers of `H:|-[box` and look at the live view.
import PlaygroundSupport
import UIKit

let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let box = UIView()
let circle = UIView()

for (view, color) in [(box, UIColor.red), (circle, .blue)] {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = color
    container.addSubview(view)
}

var views: [String: UIView] = ["box": box]
var metrics = ["side": 80]

//: The first row
container.addConstraints(NSLayoutConstraint.constraints(
    withVisualFormat: "H:|-[box(side)]", options: [], metrics: metrics, views: views))

views["circle"] = circle
metrics["gap"] = 12

/*:
 ## The second row
 The string `"V:[box]-[` needs an end.
 */
container.addConstraints(NSLayoutConstraint.constraints(
    withVisualFormat: "H:[box]-gap-[circle(box)]", options: [.alignAllTop, .alignAllBottom], metrics: metrics, views: views))
container.addConstraints(NSLayoutConstraint.constraints(
    withVisualFormat: "V:|-gap-[box(side)]", options: [], metrics: metrics, views: views))

PlaygroundPage.current.liveView = container
