#import <UIKit/UIKit.h>

@interface UIView (PrintfLayout)
- (void)layOut:(NSDictionary *)views format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
@end

@implementation UIView (PrintfLayout)

- (void)layOut:(NSDictionary *)views format:(NSString *)format, ...
{
    va_list arguments;
    va_start(arguments, format);
    NSString *visual = [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:visual options:0 metrics:nil views:views]];
}

@end

@implementation PrintfView

- (void)build
{
    NSDictionary *views = NSDictionaryOfVariableBindings(_knob, _dial);
    [self layOut:views format:@"H:|-(%d)-[_knob(%g)]-[_dial]-|", 4, self.knobSize];
    [self layOut:views format:@"V:|-%@-[_knob]", self.compact ? @"2" : @"(>=8)"];
    [self layOut:views format:@"V:|-[%@]-%d-|", @"_dial", 7];
    [self layOut:views format:self.compact ? @"H:[_dial(>=%u)]" : @"H:[_dial(>=%u@750)]", 3u];
}

@end
