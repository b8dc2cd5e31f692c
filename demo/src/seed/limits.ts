/** All dates of the catalogue but those of offers count back from this day. */
export const SEED_EPOCH = '2026-09-01'

/** Products count as new for this long before the epoch. */
export const NEW_PRODUCT_DAYS = 60
/** The oldest product was added this long before the epoch. */
export const OLDEST_PRODUCT_DAYS = 900

/** Percentages of products that are on offer, are sold out, or have one to three units left. */
export const OFFER_PERCENT = 26
/** Whole percents that offers take off, some more often than others. */
export const DISCOUNTS = [10, 15, 20, 20, 25, 30, 40]
export const SOLD_OUT_PERCENT = 6
export const LAST_PIECES_PERCENT = 8
/** A product whose every variant is sold out: chance alone gives none. */
export const SOLD_OUT_PRODUCT = 'CABECERA-CEDRO'

/** Pesos that one euro stands for in the prices of the European stores. */
export const PESOS_PER_EURO = 20

/** From this price, with tax, delivery is free. */
export const FREE_DELIVERY_FROM_MXN = 2_999
/** Up to this weight a parcel travels by express. */
export const EXPRESS_UP_TO_KG = 20

/** The lowest id of a product, variant or set. */
export const FIRST_PRODUCT_ID = 1_001

/** Of a hundred products so many have reviews with photos, if they have reviews. */
export const PHOTOGRAPHED_PERCENT = 18
/** Of a hundred products so many have reviews, between these counts: fewer than ten, for their ids. */
export const REVIEWED_PERCENT = 60
export const REVIEWS_MIN = 1
export const REVIEWS_MAX = 9
