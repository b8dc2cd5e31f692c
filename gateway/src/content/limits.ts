/** Elements of editors' HTML that may stand inside each other; deeper ones go. */
export const HTML_DEPTH_MAX = 100
