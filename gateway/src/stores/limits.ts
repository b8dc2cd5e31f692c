/** Where price filters part, in the store's currency: the requirements' own, for a currency that has none of its own. */
export const PRICE_STEPS: readonly number[] = [50, 100, 150]
/** Sofas do not cost 50 pesos: steps that part this shop's prices evenly. */
export const PRICE_STEPS_BY_CURRENCY: Readonly<Record<string, readonly number[]>> = {
  MXN: [1_000, 2_500, 5_000, 10_000, 20_000],
  EUR: [50, 100, 250, 500, 1_000],
}
/** Steps that a merchant may set. */
export const PRICE_STEPS_MAX = 20
/** Digits of nothing but sense: groups are small numbers. */
export const CUSTOMER_GROUP_MAX = 1_000_000
/** Where most parcels of a country go, for estimates before a shopper has said where to: its capital's middle. */
export const MAIN_POSTCODES: Readonly<Record<string, string>> = { MX: '06000', DE: '10115', IT: '00184' }
/** The seed's motorcycles. */
export const UNIT_LIMIT_CATEGORIES: readonly number[] = [1310]
/** Categories with a limit that a merchant may set. */
export const LIMITED_CATEGORIES_MAX = 50
/** Guest carts that a session may fall back to. */
export const CART_BYPASS_MAX = 1
/** How the platform's own recommendation service knows the shop. */
export const RECOMMENDATIONS_KEY = 'pk-hogar'
