/** Number of products on one page of a list. */
export const LIST_PAGE_SIZE = 24
/** Maximum number of products that the gateway returns at once: deeper pages start after a cursor. */
const CONNECTION_LIMIT = 100
/** Maximum number of pages in one answer. */
export const PAGES_AT_ONCE = Math.floor(CONNECTION_LIMIT / LIST_PAGE_SIZE)
/** Maximum number of pages that an address can name; a longer list starts at its first page again. */
export const PAGES_MAX = 200
/** Maximum number of units that a shopper can order at once. */
export const MOST_UNITS = 999
/** Maximum number of attributes and values that one address filters by: the limits of `FilterInput` in the schema. */
export const ADDRESS_FILTERS_MAX = 20
export const ADDRESS_VALUES_MAX = 50
/** Number of values of a facet that are visible at once; the others open on a press. */
export const FACET_VALUES_SHOWN = 8
/** Number of facets in the column that are open from the start; the others open on a press. */
export const FACETS_OPEN = 7
/** Maximum number of units of one part of a kit. */
export const BUNDLE_UNITS_MAX = 20
/** Maximum zoom factor of a picture, and the factor of one press. */
export const ZOOM_MAX = 4
export const ZOOM_PRESS = 2.5
/** Zoom factor of one notch of a wheel, or one press of a key. */
export const ZOOM_STEP = 1.4
/** Pixels by which an arrow key moves a picture. */
export const ZOOM_MOVE_PX = 60
/** Distance in pixels below which a touch is still a press, and above which it is a swipe to the next picture. */
export const PRESS_SLACK_PX = 8
export const SWIPE_PX = 48
/** Maximum number of other products of a series on the page of one of them. */
export const SERIES_SHOWN = 8
/** Maximum number of furnished rooms on the page of a product in them. */
export const ROOMS_SHOWN = 4
