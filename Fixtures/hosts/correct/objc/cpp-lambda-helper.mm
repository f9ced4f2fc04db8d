#import <UIKit/UIKit.h>
#include <array>
#include <string>
#include <utility>
#include <vector>

@implementation LambdaView

- (void)installConstraints
{
    NSDictionary *views = NSDictionaryOfVariableBindings(_knob, _track);
    auto add = [&](NSString *format, NSLayoutFormatOptions options = 0) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:options metrics:nil views:views]];
    };
    add(@"H:|-[_track]-[_knob(24)]-|", NSLayoutFormatAlignAllCenterY);
    add(@"V:|-[_knob(24)]-|");

    const std::vector<std::pair<NSString *, NSLayoutFormatOptions>> rules = {
        {@"V:[_track(>=4)]", 0},
        {@"H:[_track]-(>=8)-[_knob]", NSLayoutFormatAlignAllBottom},
    };
    for (const auto &[format, options] : rules) {
        add(format, options);
    }
    std::array<const char *, 2> raw{{"H:[_knob(>=24)]", "V:[_track]-(>=0)-|"}};
    for (auto text : raw) {
        add(@(text));
    }
}

@end
