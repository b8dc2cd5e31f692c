/** Default low-stock threshold, in units. */
export const LOW_STOCK_THRESHOLD = 10
/** Maximum low-stock threshold, in units. */
export const LOW_STOCK_THRESHOLD_MAX = 1_000
/** Orders until this hour, in the store's time, are worked on the same day. */
export const SAME_DAY_UNTIL_HOUR = 14
/** Working days to pack a parcel, and a piece that is too heavy for one. */
export const PARCEL_PREPARATION_DAYS = 1
export const FREIGHT_PREPARATION_DAYS = 3
/** Up to this weight a product travels as a parcel, above it with two people and a van. */
export const PARCEL_UP_TO_KG = 20
/** Working days until something that is sold out comes back from its maker. */
export const RESTOCK_DAYS = 15
/** Calendar days from the order until something that is made to order arrives. */
export const MADE_TO_ORDER_DAYS = 60
/** Working days between the first and the last day named, of a parcel and of freight. */
export const PARCEL_WINDOW_DAYS = 1
export const FREIGHT_WINDOW_DAYS = 3
/** Working days in transit of an express delivery to any address, and between the first and the last day named. */
export const EXPRESS_TRANSIT_DAYS = 1
export const EXPRESS_WINDOW_DAYS = 1
/** Digits of a postcode in Mexico, Germany and Italy alike. */
export const POSTCODE_DIGITS = 5
