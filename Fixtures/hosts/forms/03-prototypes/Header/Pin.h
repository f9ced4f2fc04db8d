// strings: 0
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

extern void PinFormat(UIView *parent, NSString *format, NSDictionary *views);

@interface UIView (Pin)
- (void)pinFormat:(NSString *)format views:(NSDictionary *)views;
@end

NS_ASSUME_NONNULL_END
