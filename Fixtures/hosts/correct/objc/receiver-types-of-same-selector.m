#import <UIKit/UIKit.h>

@class Console;

@interface ConsoleView : UIView
@property (nonatomic, strong) Console *console;
@property (nonatomic, strong) UITextView *text;
- (void)append:(NSString *)format;
@end

@interface Console : NSObject
+ (instancetype)shared;
- (void)append:(NSString *)line;
@end

@implementation Console

+ (instancetype)shared
{
    static Console *shared;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ shared = [self new]; });
    return shared;
}

- (void)append:(NSString *)line { fputs(line.UTF8String, stderr); }

- (void)clear { [self append:@"[cleared"]; }

@end

@implementation ConsoleView

- (void)append:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"text": self.text}]];
}

- (void)build
{
    [self.console append:@"[building"];
    [[Console shared] append:@"H:|["];
    [[[Console alloc] init] append:@"V:|-["];
    [(Console *)self.window append:@"|-["];
    Console *local = [Console shared];
    [local append:@"[local"];
    for (Console *each in @[local]) {
        [each append:@"[each"];
    }
    [self append:@"H:|-[text]-|"];
    [self append:@"V:|-[text]-|"];
}

@end
