#import <Foundation/Foundation.h>

@interface NoteStore : NSObject
- (NSString *)untitled;
@end
