#import <AppKit/AppKit.h>

// The function of the chess library, which is not part of this directory.
extern void Place(NSView *board, NSString *square);

void StartPosition(NSView *board)
{
    Place(board, @"Ke1");
    Place(board, @"[e2");
}
