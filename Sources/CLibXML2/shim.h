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

// xmlFree is a variable that holds a function pointer, and per-thread machinery in some builds.
static inline void nibmark_free(void *memory) {
  xmlFree(memory);
}

// A text node; short text lies inside of the node, as XML_PARSE_COMPACT places it, which saves an
// allocation.
static inline xmlNodePtr nibmark_new_text(xmlDocPtr document, const xmlChar *bytes, int count) {
  xmlNodePtr text = (xmlNodePtr)xmlMalloc(sizeof(xmlNode));
  if (text == NULL) return NULL;
  *text = (xmlNode){0};
  text->type = XML_TEXT_NODE;
  text->name = xmlStringText;
  text->doc = document;
  if (count < (int)(2 * sizeof(void *))) {
    xmlChar *inside = (xmlChar *)&text->properties;
    for (int index = 0; index < count; index += 1) inside[index] = bytes[index];
    inside[count] = 0;
    text->content = inside;
  } else {
    text->content = xmlStrndup(bytes, count);
  }
  return text;
}

// A detached attribute with a name of the document's dictionary and a text. xmlNewPropEatName would
// walk over all attributes of the element to append it, and check UTF-8 that the caller guarantees.
static inline xmlAttrPtr nibmark_new_attribute(
    xmlNodePtr node, const xmlChar *name, xmlNodePtr text) {
  xmlAttrPtr attribute = (xmlAttrPtr)xmlMalloc(sizeof(xmlAttr));
  if (attribute == NULL) return NULL;
  *attribute = (xmlAttr){0};
  attribute->type = XML_ATTRIBUTE_NODE;
  attribute->name = name;
  attribute->parent = node;
  attribute->doc = node->doc;
  attribute->children = text;
  attribute->last = text;
  if (text != NULL) text->parent = (xmlNodePtr)attribute;
  return attribute;
}

// MARK: The floor of the decoding benchmarks: libxml2's SAX2 with handlers that only add up.

typedef struct {
  long elements;
  long attributes;
  long value_bytes;
} nibmark_sax_counts;

static inline void nibmark_count_start(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
    int namespace_count, const xmlChar **namespaces, int attribute_count, int defaulted_count,
    const xmlChar **attributes) {
  nibmark_sax_counts *counts = (nibmark_sax_counts *)context;
  (void)name, (void)prefix, (void)uri, (void)namespace_count, (void)namespaces;
  (void)defaulted_count;
  counts->elements += 1;
  counts->attributes += attribute_count;
  for (int index = 0; index < attribute_count; index += 1) {
    counts->value_bytes += attributes[5 * index + 4] - attributes[5 * index + 3];
  }
}

static inline void nibmark_count_error(void *context, xmlErrorPtr error) {
  (void)context, (void)error;
}

static inline xmlSAXHandler nibmark_counting_handler(void) {
  xmlSAXHandler handler = {0};
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = nibmark_count_start;
  handler.serror = nibmark_count_error;
  return handler;
}

// Whole document at once. Returns libxml2's error code, 0 for well-formed.
static inline int nibmark_count_memory(
    const char *bytes, int count, nibmark_sax_counts *counts) {
  xmlSAXHandler handler = nibmark_counting_handler();
  return xmlSAXUserParseMemory(&handler, counts, bytes, count);
}

// The same through the push parser, in one chunk.
static inline int nibmark_count_push(const char *bytes, int count, nibmark_sax_counts *counts) {
  xmlSAXHandler handler = nibmark_counting_handler();
  xmlParserCtxtPtr context = xmlCreatePushParserCtxt(&handler, counts, NULL, 0, NULL);
  if (context == NULL) return XML_ERR_NO_MEMORY;
  int code = xmlParseChunk(context, bytes, count, 1);
  if (context->myDoc != NULL) xmlFreeDoc(context->myDoc);
  xmlFreeParserCtxt(context);
  return code;
}

#endif
