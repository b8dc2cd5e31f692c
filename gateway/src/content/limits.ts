/** Elements of editors' HTML that may stand inside each other; deeper ones go. */
export const HTML_DEPTH_MAX = 100
/** Pages and blocks that a shop has at most, each. */
export const CMS_DOCUMENTS_MAX = 500
/** Blocks that are listed when nobody says how many, and names that one list of them takes. */
export const CMS_BLOCKS_DEFAULT = 150
export const CMS_BLOCK_NAMES_MAX = 50
/** Several pages or blocks may share an identifier, each for its own stores. */
export const CMS_CANDIDATES_MAX = 20
/** The block that the storefront shows below every page. */
export const FOOTER_BLOCK = 'pie-de-pagina'
