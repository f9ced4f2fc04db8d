#import "Place.h"

void FillWindow(NSWindow *window)
{
    Place(window.contentView, @"H:|[it]|");
    Place(window.contentView, @"V:|[it]|");
}
