#import <AppKit/AppKit.h>

static void Add(NSView *view, NSString *line, NSDictionary *info)
{
    NSLog(@"%@ %@ %@", view, line, info);
}

void LogView(NSView *view)
{
    Add(view, @"[logged", nil);
}
