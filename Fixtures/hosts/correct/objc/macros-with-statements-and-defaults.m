#import <UIKit/UIKit.h>

#define VIEWS(...) NSDictionaryOfVariableBindings(__VA_ARGS__)
#define LAY(format, ...) do { \
    NSDictionary *views = VIEWS(__VA_ARGS__); \
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:(format) options:0 metrics:nil views:views]]; \
} while (0)
#define LAY_BOTH(name) LAY(@"H:|[" #name "]|", name); LAY(@"V:|[" #name "]|", name)
#define PAIR(x, y) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[" #x "]-[" #y "]" options:NSLayoutFormatAlignAllTop metrics:nil views:@{@#x: x, @#y: y}]]
#ifndef LOG_FORMATS
#define CHECKED(format) format
#else
#define CHECKED(format) Log(format)
#endif
#define WITH(name, value) for (UIView *name = (value), *once_##name = self; once_##name; once_##name = nil)
#define BODY(w) "(" #w ")"

@implementation MacroView

- (void)build
{
    UIView *icon = self.icon, *name = self.name;
    NSDictionary *views = @{@"other": self};
    LAY(@"H:|[icon]-[name]|", icon, name);
    LAY_BOTH(icon);
    PAIR(icon, name);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:CHECKED(@"V:[other]") options:0 metrics:nil views:views]];
    WITH(extra, [UIView new]) {
        LAY(@"V:|[extra]", extra);
    }
    LAY(@"H:[icon" BODY(20) "]", icon);
#undef LAY
#define LAY(format, ...) NSLog(@"%@ %@", format, @[__VA_ARGS__])
    LAY(@"[log", icon);
}

@end
