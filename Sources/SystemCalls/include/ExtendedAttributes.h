#ifndef EXTENDED_ATTRIBUTES_H
#define EXTENDED_ATTRIBUTES_H

/// Gives a file the extended attributes of another, access control lists among them.
///
/// Both are open file descriptors. Returns how many attributes could not be copied, -1 if they
/// could not be listed; 0 where the file system has none.
int copy_extended_attributes(int from, int to);

#endif
