#include "CAllocationCounter.h"
bool nibmark_allocations_installed(void) { return false; }
