import CLibXML2

/// The one place where libxml2 is prepared, once per process.
///
/// Parsing is safe from several threads after this: libxml2 keeps its globals per thread, and every
/// parser context here carries its own error handler, so nothing global is written afterwards.
package enum LibXML {
  /// Prepares libxml2; cheap after the first call.
  package static func prepare() {
    _ = prepared
    // The generic handler is one of libxml2's per-thread globals: a thread that parses for the
    // first time would print on stderr without this. It is one store.
    nibmark_silence_generic_errors()
  }

  private static let prepared: Void = {
    xmlInitParser()
  }()
}
