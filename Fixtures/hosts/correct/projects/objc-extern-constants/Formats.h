#import <Foundation/Foundation.h>

extern NSString *const FormatRow;
extern NSString *const FormatColumn;
FOUNDATION_EXPORT NSString *const FormatCompact;
