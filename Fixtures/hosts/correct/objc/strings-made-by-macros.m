#import <UIKit/UIKit.h>

#define FORMAT(text) @#text
#define QUOTED_TEXT(text) #text
#define QUOTED(text) QUOTED_TEXT(text)
#define FORMAT_OF(text) FORMAT(text)
#define EDGE 12
#define EDGE_NAME "12"
#define ADD(format) \
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]]

@implementation MacroTextView

- (void)buildWithIcon:(UIView *)icon label:(UIView *)label
{
    NSDictionary *views = NSDictionaryOfVariableBindings(icon, label);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FORMAT(H:|[icon][label]|)
                                                                 options:0 metrics:nil views:views]];
    ADD(FORMAT(V:|-[icon]-|));
    ADD(FORMAT(|-8-[icon(>=20,<=40)]-[label]-|));
    ADD(FORMAT([icon]-[label]));
    ADD(FORMAT_OF(V:[icon]-EDGE-[label]));
    ADD(FORMAT_OF([icon]-EDGE-[label]));
    ADD(@"H:|-" @QUOTED(EDGE) @"-[icon]");
    ADD(@"V:|-" @EDGE_NAME @"-[label]");
    ADD(@"H:[label(" @QUOTED(EDGE) @")]");
    ADD(@"V:[label]-" QUOTED(EDGE) @"-|");
    NSString *format = @QUOTED([icon]) @"-[label]-|";
    ADD(format);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[icon]-" @QUOTED(EDGE) @"-[label]|"
                                                                 options:0 metrics:nil views:views]];
}

@end
