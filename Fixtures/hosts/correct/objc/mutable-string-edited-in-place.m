#import <UIKit/UIKit.h>

static void Close(NSMutableString *text) { [text appendString:@"]-|"]; }
static void Replace(NSString **text) { *text = @"H:[tile(>=8)]"; }

@implementation EditsView

- (void)build
{
    NSDictionary *views = @{@"tile": self.tile};
    NSMutableString *format = [NSMutableString stringWithString:@"H:|-{tile"];
    [format replaceOccurrencesOfString:@"{" withString:@"[" options:0 range:NSMakeRange(0, format.length)];
    NSMutableString *same = format;
    [same appendString:@"]-|"];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];

    [format setString:@"[tile"];
    [format insertString:@"V:|-" atIndex:0];
    Close(format);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];

    [format setString:@"H:[tile(>=4)]-[x"];
    [format deleteCharactersInRange:NSMakeRange(format.length - 3, 3)];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];

    NSString *plain = @"[";
    Replace(&plain);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:plain options:0 metrics:nil views:views]];
}

@end
