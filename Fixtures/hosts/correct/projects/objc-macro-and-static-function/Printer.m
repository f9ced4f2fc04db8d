#import <Foundation/Foundation.h>

// This file does not import the header.
static void LAY_OUT(NSString *text)
{
    puts(text.UTF8String);
}

void PrintPage(void)
{
    LAY_OUT(@"[page 1");
}
