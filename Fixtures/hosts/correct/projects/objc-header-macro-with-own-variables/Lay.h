#import <UIKit/UIKit.h>

#define LAY_IN(view, format, ...) do { \
    NSDictionary *views = NSDictionaryOfVariableBindings(__VA_ARGS__); \
    NSDictionary *metrics = @{@"gap": @8}; \
    [(view) addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:(format) options:0 metrics:metrics views:views]]; \
} while (0)

#define LAY_EACH(view, list) for (NSString *each in (list)) { \
    NSMutableDictionary *names = [NSMutableDictionary new]; \
    names[@"view"] = (view); \
    [(view) addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:each options:0 metrics:nil views:names]]; \
}
