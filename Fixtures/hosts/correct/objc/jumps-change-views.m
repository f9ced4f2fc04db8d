#import <UIKit/UIKit.h>

@implementation JumpView

- (void)buildCount:(NSInteger)count
{
    NSDictionary *views = @{@"first": self.first};
    NSString *format = @"H:|[first]|";
    if (count == 0) {
        goto empty;
    }
    [self add:format views:views];
    for (NSInteger i = 0; ; i++) {
        if (i >= count) { break; }
        views = @{@"item": self.subviews[i]};
        format = @"H:|[item]|";
        if ([self.subviews[i] isHidden]) { continue; }
        [self add:format views:views];
        if (i == 3) {
            format = @"V:|[last]|";
            views = @{@"last": self.subviews[i]};
            break;
        }
    }
    @try {
        views = [self loadViews];
        format = @"V:|[loaded]";
    } @catch (NSException *exception) {
        views = @{@"failed": self};
        format = @"V:|[failed]";
    } @finally {
        NSLog(@"[done %@", format);
    }
    [self add:format views:views];
    return;
empty:
    views = @{@"none": self.none};
    format = @"V:|[none]|";
    [self add:format views:views];
}

- (void)add:(NSString *)format views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@end
