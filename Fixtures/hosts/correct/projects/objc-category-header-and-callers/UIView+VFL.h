#import <UIKit/UIKit.h>

@interface UIView (VFL)

/// Adds the constraints of the format; the options are none.
- (void)vfl_add:(NSString *)format views:(NSDictionary *)views;

- (void)vfl_add:(NSString *)format
        options:(NSLayoutFormatOptions)options
        metrics:(NSDictionary *)metrics
          views:(NSDictionary *)views;

@end
