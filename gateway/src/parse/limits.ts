/** Maximum nesting depth of editors' HTML; deeper elements are removed. */
export const HTML_DEPTH_MAX = 100
