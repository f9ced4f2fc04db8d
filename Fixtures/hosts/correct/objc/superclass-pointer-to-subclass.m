#import <UIKit/UIKit.h>

@interface Slot : UIView
@property (nonatomic, strong) UIView *face;
- (void)lay:(NSString *)format;
@end

@interface LoggedSlot : Slot
@end

@implementation Slot
- (void)lay:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"face": self.face}]];
}
@end

@implementation LoggedSlot
- (void)lay:(NSString *)format { NSLog(@"%@", format); }
@end

void UseSlots(void)
{
    Slot *plain = [Slot new];
    [plain lay:@"H:|[face]|"];
    Slot *logged = [LoggedSlot new];
    [logged lay:@"[face of the logged slot"];
}
