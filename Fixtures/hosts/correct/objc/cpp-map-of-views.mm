#import <UIKit/UIKit.h>
#include <map>
#include <string>

namespace {

using ViewMap = std::map<std::string, UIView *>;

NSDictionary *ToDictionary(const ViewMap &views)
{
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (auto const &entry : views) {
        result[@(entry.first.c_str())] = entry.second;
    }
    return result;
}

void Add(UIView *container, const std::string &format, const ViewMap &views)
{
    [container addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@(format.c_str()) options:0 metrics:nil views:ToDictionary(views)]];
}

}  // namespace

@implementation MapView

- (void)build
{
    ViewMap views{{"pin", self.pin}, {"label", self.label}};
    Add(self, "H:|-[pin(12)]-[label]-|", views);
    Add(self, std::string("V:|-") + "[label]" + "-|", views);
    views["flag"] = self.flag;
    Add(self, "V:[flag(>=12)]", views);
    NSDictionary *all = ToDictionary(views);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[flag]-(>=2)-|" options:0 metrics:nil views:all]];
}

@end
