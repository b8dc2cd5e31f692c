/** All dates of the catalogue but those of offers count back from this day. */
export const SEED_EPOCH = '2026-09-01'

/** Products count as new for this long before the epoch. */
export const NEW_PRODUCT_DAYS = 60
/** The oldest product was added this long before the epoch. */
export const OLDEST_PRODUCT_DAYS = 900

/** How many of a hundred products are on offer, are sold out, or have one to three left. */
export const OFFER_PERCENT = 26
/** Whole percents that offers take off, some more often than others. */
export const DISCOUNTS = [10, 15, 20, 20, 25, 30, 40]
export const SOLD_OUT_PERCENT = 6
export const LAST_PIECES_PERCENT = 8

/** Pesos that one euro stands for in the prices of the European stores. */
export const PESOS_PER_EURO = 20

export const MONTHS_SHORT_PLAN = 12
export const MONTHS_LONG_PLAN = 18

/** Store credit: a year's interest over 52 weekly payments, and the part of it that paying on time gives back. */
export const CREDIT_WEEKS = 52
export const CREDIT_PROMPT_BONUS = '0.40'

/** From this price, with tax, delivery is free and instalments without interest are offered. */
export const FREE_DELIVERY_FROM_MXN = 2_999
export const INSTALMENTS_FROM_MXN = 4_999
/** Up to this weight a parcel travels by express. */
export const EXPRESS_UP_TO_KG = 20

/** The lowest id of a product, variant or set. */
export const FIRST_PRODUCT_ID = 1_001

/** Of a hundred products so many have reviews, between these counts. */
export const REVIEWED_PERCENT = 35
export const REVIEWS_MIN = 2
export const REVIEWS_MAX = 5
