import UIKit

final class Director {
    let plain = PlainStage()
    let radio = RadioStage()

    func direct(_ stage: any Stage) {
        stage.cue("[silence")
    }

    func rehearse() {
        plain.cue("H:|[actor]|")
        direct(radio)
        let listeners: [any Stage] = [radio]
        listeners.forEach { $0.cue("|-[applause") }
    }
}
