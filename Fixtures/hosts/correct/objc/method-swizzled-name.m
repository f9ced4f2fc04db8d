#import <UIKit/UIKit.h>
#import <objc/runtime.h>

@implementation NSLayoutConstraint (Checked)

+ (void)load
{
    Method original = class_getClassMethod(self, @selector(constraintsWithVisualFormat:options:metrics:views:));
    Method checked = class_getClassMethod(self, @selector(checked_constraintsWithVisualFormat:options:metrics:views:));
    method_exchangeImplementations(original, checked);
}

// After the exchange, this message calls the original method.
+ (NSArray *)checked_constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(NSDictionary *)metrics views:(NSDictionary *)views
{
    @try {
        return [self checked_constraintsWithVisualFormat:format options:options metrics:metrics views:views];
    }
    @catch (NSException *exception) {
        NSLog(@"[Checked]-%@: %@", format, exception);
        return @[];
    }
}

@end

@implementation SwizzledView

- (void)build
{
    UIView *core = self.core;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[core]-|" options:0 metrics:nil views:NSDictionaryOfVariableBindings(core)]];
}

@end
