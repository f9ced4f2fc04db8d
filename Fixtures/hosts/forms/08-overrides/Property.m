// strings: 2
#import <UIKit/UIKit.h>

@interface BaseView : UIView
@property (nonatomic, readonly) NSArray<NSString *> *formats;
@property (nonatomic) UIView *box;
@end

@implementation BaseView
- (NSArray<NSString *> *)formats {
    [self doesNotRecognizeSelector:_cmd];
    return nil;
}

- (void)setUp {
    [self.formats enumerateObjectsUsingBlock:^(NSString *format, NSUInteger index, BOOL *stop) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{ @"box" : self.box }]];
    }];
}
@end

@interface WideView : BaseView
@end

@implementation WideView
- (NSArray<NSString *> *)formats {
    return @[ @"H:|[box]|", @"V:|[bex]|" ]; // fault: bex
}
@end
