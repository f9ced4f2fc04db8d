#import "Attach.h"

void BuildScreen(UIView *screen)
{
    Attach(screen, @"H:|-[content]-|");
    Attach(screen, @"V:|-[content]-|");
}
