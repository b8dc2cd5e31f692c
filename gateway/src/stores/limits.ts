/** Bounds of price ranges from the requirements, for currencies without bounds of their own. */
export const PRICE_STEPS: readonly number[] = [50, 100, 150]
/** Bounds of price ranges by currency that divide this shop's prices evenly: sofas do not cost 50 pesos. */
export const PRICE_STEPS_BY_CURRENCY: Readonly<Record<string, readonly number[]>> = {
  MXN: [1_000, 2_500, 5_000, 10_000, 20_000],
  EUR: [50, 100, 250, 500, 1_000],
}
/** Bounds of weekly payments on store credit in Mexico, with tax; other countries' stores lend nothing. */
export const WEEKLY_STEPS_BY_COUNTRY: Readonly<Record<string, readonly number[]>> = { MX: [100, 250, 500, 1_000] }
/** Maximum price steps in a merchant's settings. */
export const PRICE_STEPS_MAX = 20
/** Maximum number of a customer group, as a plausibility check. */
export const CUSTOMER_GROUP_MAX = 1_000_000
/** Default postcode of each country for delivery estimates before a shopper enters one: the middle of its capital. */
export const MAIN_POSTCODES: Readonly<Record<string, string>> = { MX: '06000', DE: '10115', IT: '00184' }
/** Categories of the seed's motorcycles. */
export const UNIT_LIMIT_CATEGORIES: readonly number[] = [1310]
/** Maximum limited categories in a merchant's settings. */
export const LIMITED_CATEGORIES_MAX = 50
/** Default maximum of guest carts that a session may fall back to. */
export const CART_BYPASS_MAX = 1
/** Public key of this shop at the platform's recommendation service. */
export const RECOMMENDATIONS_KEY = 'pk-hogar'
