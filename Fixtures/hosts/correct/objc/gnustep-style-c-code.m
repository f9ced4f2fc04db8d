#include <AppKit/AppKit.h>

#define AUTORELEASE(x) [(x) autorelease]
#define ASSIGN(a, b) do { id tmp_ = (b); [tmp_ retain]; [a release]; a = tmp_; } while (0)

@implementation PanelBuilder

+ (void) addFormat: (NSString *)aFormat
                to: (NSView *)aView
         withViews: (NSDictionary *)views
{
  NSArray *constraints;

  constraints = [NSLayoutConstraint constraintsWithVisualFormat: aFormat
                                                        options: 0
                                                        metrics: nil
                                                          views: views];
  [aView addConstraints: constraints];
}

+ (NSView *) panel
{
  NSView *panel = AUTORELEASE([[NSView alloc] init]);
  NSView *list = AUTORELEASE([[NSView alloc] init]);
  NSMutableDictionary *views = [NSMutableDictionary dictionary];

  [panel addSubview: list];
  [views setObject: list forKey: @"list"];
  [self addFormat: @"H:|-[list]-|" to: panel withViews: views];
  [PanelBuilder addFormat: @"V:|-[list]-|" to: panel withViews: views];
  return panel;
}

@end
