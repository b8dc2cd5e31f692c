/** Maximum length of a cached document, enough for lists. Those of product pages are longer, and rarely repeat. */
export const KNOWN_DOCUMENT_MAX_CHARACTERS = 4_000
/** Maximum total length of cached documents: about five thousand of a list. */
export const KNOWN_DOCUMENTS_MAX_CHARACTERS = 8_000_000
/** Time after which an unused document is dropped, at most twice as long. */
export const KNOWN_GENERATION_MS = 30_000
/** Maximum nesting depth of editors' HTML; deeper elements are removed. */
export const HTML_DEPTH_MAX = 100
