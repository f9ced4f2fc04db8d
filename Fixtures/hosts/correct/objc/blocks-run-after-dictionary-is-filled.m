#import <UIKit/UIKit.h>

@implementation ReceiptView

- (void)blockBeforeEntries:(UIView *)header total:(UIView *)total
{
    NSMutableDictionary *views = [NSMutableDictionary dictionary];
    void (^pin)(NSString *) = ^(NSString *format) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    };
    views[@"header"] = header;
    pin(@"H:|[header]|");
    [views setObject:total forKey:@"total"];
    pin(@"V:|[header]-[total]");
}

- (void)queuedBlock:(UIView *)header total:(UIView *)total
{
    NSMutableDictionary *views = [@{@"header": header} mutableCopy];
    dispatch_async(dispatch_get_main_queue(), ^{
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[header]-[total]" options:0 metrics:nil views:views]];
    });
    [views addEntriesFromDictionary:@{@"total": total}];
}

- (void)assignedVariable:(UIView *)header
{
    __block NSDictionary *views = @{};
    [UIView animateWithDuration:1 animations:^{
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[header]" options:0 metrics:nil views:views]];
    }];
    views = @{@"header": header};
}

@end
