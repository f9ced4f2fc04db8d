// strings: 0
#import <Foundation/Foundation.h>

@interface Theme : NSObject
+ (NSDictionary *)sizes;
@end

NSDictionary *MakeMetrics(void);
