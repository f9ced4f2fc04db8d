#import <UIKit/UIKit.h>

static NSString *const LayoutNotification = @"[layout";

@implementation NotifiedView

- (void)didMoveToWindow
{
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(applyNotification:) name:LayoutNotification object:nil];
    [[NSNotificationCenter defaultCenter] postNotificationName:LayoutNotification
                                                        object:self
                                                      userInfo:@{@"format": @"H:|-[dot(4)]", @"views": @{@"dot": self.dot}}];
    [self performSelector:@selector(applyFormat:) withObject:@"V:|-[dot(4)]" afterDelay:0.1];
}

- (void)applyNotification:(NSNotification *)note
{
    NSDictionary *info = note.userInfo;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:info[@"format"]
                                                                 options:[info[@"options"] unsignedIntegerValue]
                                                                 metrics:info[@"metrics"]
                                                                   views:[info objectForKey:@"views"]]];
}

- (void)applyFormat:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"dot": self.dot}]];
}

@end
