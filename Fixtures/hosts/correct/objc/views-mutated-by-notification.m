#import <UIKit/UIKit.h>

@implementation PluginHost

- (void)build
{
    NSMutableDictionary *views = [NSMutableDictionary dictionaryWithObject:self.core forKey:@"core"];
    // The plug-in adds its view to the dictionary.
    [[NSNotificationCenter defaultCenter] postNotificationName:@"HostCollectsViews" object:views];
    [self.plugin performSelector:@selector(collectViews:) withObject:views];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[core][plugin(core)]|" options:0 metrics:nil views:views]];
}

@end

@implementation Plugin

- (void)collectViews:(NSMutableDictionary *)views
{
    views[@"plugin"] = self.view;
}

@end
