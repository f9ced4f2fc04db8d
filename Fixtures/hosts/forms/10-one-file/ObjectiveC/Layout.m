// strings: 0
#import "Layout.h"

@implementation UIView (Layout)
- (void)pin:(NSString *)format views:(NSDictionary *)views {
    [self addConstraints:VFL(format, views)];
}
@end
