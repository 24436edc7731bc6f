#ifndef NIBMARK_CLIBXML2_SHIM_H
#define NIBMARK_CLIBXML2_SHIM_H

// libxml2 built with ICU makes <libxml/encoding.h> include the system's ICU headers, whose types
// clash with the ICU that Foundation ships ('UErrorCode' has different definitions in different
// modules). Without the macro two trailing fields of xmlCharEncodingHandler are hidden, so Swift
// must never copy or allocate that struct by value.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

// First: <libxml/dict.h> of 2.9 does not include what defines xmlChar.
#include <libxml/xmlstring.h>

#include <libxml/dict.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xinclude.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlsave.h>
#include <libxml/xmlschemas.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

// The generic handler is variadic, which Swift cannot write: this one drops the text (the
// structured handler has it already).
static void nibmark_ignore_generic_error(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}

static inline void nibmark_silence_generic_errors(void) {
  xmlSetGenericErrorFunc(NULL, nibmark_ignore_generic_error);
}

#endif
