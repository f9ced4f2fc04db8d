#import <UIKit/UIKit.h>

NS_SWIFT_NAME(LegacyView)
@interface ABLegacyView : UIView
- (void)addFormat:(NSString *)format views:(NSDictionary<NSString *, UIView *> *)views NS_SWIFT_NAME(add(format:views:));
@end
