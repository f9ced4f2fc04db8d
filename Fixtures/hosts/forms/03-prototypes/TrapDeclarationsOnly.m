// strings: 0
#import <UIKit/UIKit.h>

void PinFormat(NSString *format, NSDictionary *views);
NSArray *ConstraintsForFormat(NSString *format, NSDictionary *views);

@interface NSLayoutConstraint (Declared)
+ (NSArray *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)opts metrics:(NSDictionary *)metrics views:(NSDictionary *)views;
+ (NSArray *)constraintsWithVisualFormat:(NSString *)format views:(NSDictionary *)views;
@end
