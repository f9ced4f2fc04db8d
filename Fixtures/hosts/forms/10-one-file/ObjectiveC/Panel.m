// strings: 4
#import "Layout.h"

@interface Panel : UIView
@end

@implementation Panel
- (void)addBox:(UIView *)box {
    [self pin:@"H:|[box]|" views:@{ @"box" : box }];
    [self pin:@"V:|[bax]|" views:@{ @"box" : box }]; // fault: bax
    [self addConstraints:VFL(@"V:[box]|", @{ @"box" : box })];
    [self addConstraints:VFL(@"V:|[bux]", @{ @"box" : box })]; // fault: bux
}
@end
