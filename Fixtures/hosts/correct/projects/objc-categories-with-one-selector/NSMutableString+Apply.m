#import <Foundation/Foundation.h>

@implementation NSMutableString (Apply)

- (void)apply:(NSString *)template views:(NSDictionary *)replacements
{
    [self appendString:template];
    for (NSString *key in replacements) {
        [self replaceOccurrencesOfString:key withString:replacements[key] options:0 range:NSMakeRange(0, self.length)];
    }
}

@end
