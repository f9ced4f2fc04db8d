#import <UIKit/UIKit.h>

static NSString *Boxed(NSString *text)
{
    return [NSString stringWithFormat:@"[%@]", text];
}

static NSString *Pair(NSString *first, NSString *second)
{
    return [[first stringByAppendingString:@"-"] stringByAppendingString:second];
}

@implementation ErrorBanner

- (NSString *)choose:(BOOL)first :(NSString *)one :(NSString *)other
{
    return first ? one : other;
}

- (void)build
{
    NSDictionary *views = NSDictionaryOfVariableBindings(_icon, _label);
    NSString *row = [NSString stringWithFormat:@"H:|-%@-|", Pair(Boxed(@"_icon"), Boxed(@"_label"))];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:Boxed(@"_icon(24)") options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[self choose:self.isTall :@"V:|[_icon]" :@"V:|[_label]"] options:0 metrics:nil views:views]];
}

- (void)show:(NSError *)error
{
    self.title = Boxed(@"Network error");
    self.detail = Pair(@"Please try again", error.localizedDescription);
    self.hint = [self choose:NO :@"Retry:" :@"Some other text, [maybe"];
    NSLog(@"%@ %@", Boxed(@"shown twice"), self.title);
}

@end
