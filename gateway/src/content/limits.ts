/** Maximum pages, and maximum blocks, of a shop. */
export const CMS_DOCUMENTS_MAX = 500
/** Default page size of blocks, and maximum names in one request for blocks. */
export const CMS_BLOCKS_DEFAULT = 150
export const CMS_BLOCK_NAMES_MAX = 50
/** Maximum documents per identifier: several pages or blocks may share one, each for its own stores. */
export const CMS_CANDIDATES_MAX = 20
/** Identifier of the block below every page of the storefront. */
export const FOOTER_BLOCK = 'pie-de-pagina'
/** Maximum headings, and maximum questions, of a page that have ids. */
export const CMS_HEADINGS_MAX = 100
export const CMS_HEADING_MAX_CHARACTERS = 200
/** Maximum open positions of a page, and maximum length of each of their texts. */
export const JOBS_MAX = 50
export const JOB_TEXT_MAX_CHARACTERS = 2_000
