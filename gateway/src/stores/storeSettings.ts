import type { StoreDefinition } from '@hogar/schema/stores.ts'
import {
  CART_BYPASS_MAX,
  MAIN_POSTCODES,
  PRICE_STEPS,
  PRICE_STEPS_BY_CURRENCY,
  RECOMMENDATIONS_KEY,
  UNIT_LIMIT_CATEGORIES,
  WEEKLY_STEPS_BY_COUNTRY,
} from './limits.ts'

/** Settings of one store that a merchant may change. */
export type StoreSettings = Readonly<{
  /** Products that are out of stock are listed. */
  listsOutOfStock: boolean
  /** A line that sells out stays in the cart, and is marked as sold out. */
  allowsOutOfStockInCart: boolean
  /** Number beside the cart link: units, or lines. */
  cartCounter: 'units' | 'lines'
  /** Selecting a variant puts its SKU into the address. */
  showsVariantInAddress: boolean
  /** A variant that is not shown alone redirects to its configurable product; false: it is not found. */
  blocksDirectChildAccess: boolean
  /** A selection without a matching variant selects the first one that can be bought; false: none. */
  firstVariantAsFallback: boolean
  /** A product's pictures are followed by those of its variants. */
  mergesVariantMedia: boolean
  /** Tax calculation: by the gateway from tax rules, or by the platform, whose documents then hold amounts with tax. */
  taxBy: 'gateway' | 'platform'
  /** Prices are read live from the platform's render list; false: documents hold the prices. */
  syncsPrices: boolean
  /** Stock is read from the platform; false: it is not read, and everything is sold as a pre-reservation. */
  syncsStock: boolean
  /** Tier prices by quantity and customer group apply. */
  tierPrices: boolean
  /** Products with a price of 0 can be sold. */
  allowsZeroPrice: boolean
  /** Customer group that the tax rule depends on: none (`never`), the `default` group, or the shopper's `own`. */
  taxesByCustomerGroup: 'never' | 'default' | 'own'
  /** Platform's number of the guests' customer group; null if groups do not matter. */
  defaultCustomerGroup: number | null
  /** Country of tax calculation as ISO 3166 code, and its region as named in the tax rules. */
  defaultCountry: string
  defaultRegion: string | null
  /** Postcode for delivery estimates before a shopper enters one; null if the store gives no estimate then. */
  defaultPostcode: string | null
  /** Bounds of price ranges, ascending, in major units of the store's currency with tax. */
  priceSteps: readonly number[]
  /** Highest weekly payments on store credit to filter by, ascending, with tax; empty if the store lends nothing. */
  weeklySteps: readonly number[]
  /** Numbers of the categories of which an order may contain one unit at most, such as motorcycles. */
  unitLimitCategories: readonly number[]
  /** A sync removes lines from the cart that only the client has, instead of adding them. */
  serverMayRemoveLines: boolean
  /** A sync keeps the platform's quantities if the client's differ. */
  serverMayModifyLines: boolean
  /** Maximum number of times that a session may replace a cart refused by the platform with a guest's cart. */
  cartBypassMax: number
  /** Public key of this shop at the recommendation service. Null: there is no such service. */
  recommendationsKey: string | null
  /** Address of the host with this store's checkout; null: the checkout is in the storefront. */
  externalCheckoutUrl: string | null
}>

/** Changed settings by store code. */
export type StoreOverrides = Readonly<Record<string, Partial<StoreSettings> | undefined>>

const DEFAULTS = {
  listsOutOfStock: true,
  allowsOutOfStockInCart: true,
  cartCounter: 'units',
  showsVariantInAddress: true,
  blocksDirectChildAccess: true,
  firstVariantAsFallback: true,
  mergesVariantMedia: true,
  taxBy: 'gateway',
  syncsPrices: false,
  syncsStock: true,
  tierPrices: false,
  allowsZeroPrice: true,
  taxesByCustomerGroup: 'never',
  defaultCustomerGroup: null,
  defaultRegion: null,
  unitLimitCategories: UNIT_LIMIT_CATEGORIES,
  serverMayRemoveLines: false,
  serverMayModifyLines: false,
  cartBypassMax: CART_BYPASS_MAX,
  recommendationsKey: RECOMMENDATIONS_KEY,
  externalCheckoutUrl: null,
} as const satisfies Partial<StoreSettings>

/**
 * Returns the settings of a store: the merchant's, else the defaults of the requirements, for the store's own country.
 */
export function settingsOf(overrides: StoreOverrides, store: StoreDefinition): StoreSettings {
  return {
    ...DEFAULTS,
    defaultCountry: store.countryCode,
    defaultPostcode: MAIN_POSTCODES[store.countryCode] ?? null,
    priceSteps: PRICE_STEPS_BY_CURRENCY[store.currencyCode] ?? PRICE_STEPS,
    weeklySteps: WEEKLY_STEPS_BY_COUNTRY[store.countryCode] ?? [],
    ...overrides[store.code],
  }
}
