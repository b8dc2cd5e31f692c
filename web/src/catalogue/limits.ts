/** Products of one page of a list. */
export const LIST_PAGE_SIZE = 24
/** Most products that the gateway gives in one page: deeper pages start behind a cursor. */
const CONNECTION_LIMIT = 100
/** Pages that one answer can hold. */
export const PAGES_AT_ONCE = Math.floor(CONNECTION_LIMIT / LIST_PAGE_SIZE)
/** Most pages that an address can name; a list that was opened further begins anew. */
export const PAGES_MAX = 200
/** Most units that a shopper can ask for at once. */
export const MOST_UNITS = 999
/** Most attributes and values that one address narrows a list by: what the schema says of `FilterInput`. */
export const ADDRESS_FILTERS_MAX = 20
export const ADDRESS_VALUES_MAX = 50
/** Values of a facet in sight at once; the others open on a press. */
export const FACET_VALUES_SHOWN = 8
/** Facets that are open from the start in the column; the others open on a press. */
export const FACETS_OPEN = 6
/** Most units of one part of a kit. */
export const BUNDLE_UNITS_MAX = 20
/** How much closer than whole a picture is looked at, at most, and at one press. */
export const ZOOM_MAX = 4
export const ZOOM_PRESS = 2.5
/** How much one notch of a wheel, or one press of a key, brings closer. */
export const ZOOM_STEP = 1.4
/** Pixels that an arrow key moves a picture by. */
export const ZOOM_MOVE_PX = 60
/** Pixels that a finger may move and still press, and that it has to move to turn to the next picture. */
export const PRESS_SLACK_PX = 8
export const SWIPE_PX = 48
