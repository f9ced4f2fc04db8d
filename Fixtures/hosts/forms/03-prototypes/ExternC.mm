// strings: 2
#import <UIKit/UIKit.h>

#ifdef __cplusplus
extern "C" {
#endif
NS_ASSUME_NONNULL_BEGIN
FOUNDATION_EXPORT void Pin(NSString *format, NSDictionary<NSString *, UIView *> *views, NSDictionary<NSString *, NSNumber *> * _Nullable metrics);
NS_ASSUME_NONNULL_END
#ifdef __cplusplus
}
#endif

void Pin(NSString *format, NSDictionary<NSString *, UIView *> *views, NSDictionary<NSString *, NSNumber *> *metrics) {
    [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:metrics views:views]];
}

static void Build(UIView *box) {
    Pin(@"H:|-gap-[box]|", @{ @"box" : box }, @{ @"gap" : @8 });
    Pin(@"H:|-gip-[box]|", @{ @"box" : box }, @{ @"gap" : @8 }); // fault: gip
}
