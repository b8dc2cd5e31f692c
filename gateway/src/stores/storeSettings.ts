import type { StoreDefinition } from '@hogar/schema/stores.ts'
import {
  CART_BYPASS_MAX,
  MAIN_POSTCODES,
  PRICE_STEPS,
  PRICE_STEPS_BY_CURRENCY,
  RECOMMENDATIONS_KEY,
  UNIT_LIMIT_CATEGORIES,
} from './limits.ts'

/** How one store sells: what a merchant may want otherwise than the next. */
export type StoreSettings = Readonly<{
  /** Products that are out of stock are listed. */
  listsOutOfStock: boolean
  /** What sells out while it is in a cart stays in it, and its line says so. */
  allowsOutOfStockInCart: boolean
  /** What the number at the way to the cart counts: units, or lines. */
  cartCounter: 'units' | 'lines'
  /** Choosing a variant puts its SKU into the address. */
  showsVariantInAddress: boolean
  /** A variant that is not shown alone leads to its configurable product; false: it is not found. */
  blocksDirectChildAccess: boolean
  /** A choice that no variant meets leads to the first that can be bought; false: to none. */
  firstVariantAsFallback: boolean
  /** A product's pictures are followed by those of its variants. */
  mergesVariantMedia: boolean
  /** Who works out tax: the gateway by tax rules, or the platform, whose documents then hold amounts with tax. */
  taxBy: 'gateway' | 'platform'
  /** Prices are read anew from the platform's render list; false: documents are the prices. */
  syncsPrices: boolean
  /** Stock is read from the platform; false: nobody asks, and everything is sold as a pre-reservation. */
  syncsStock: boolean
  /** Prices by number of units and group of customers count. */
  tierPrices: boolean
  /** What costs nothing can be sold. */
  allowsZeroPrice: boolean
  /** Whether the tax rule depends on the group of customers: `never`, on the `default` group alone, or on the shopper's `own`. */
  taxesByCustomerGroup: 'never' | 'default' | 'own'
  /** The platform's number of the group that a guest belongs to; null when groups do not matter. */
  defaultCustomerGroup: number | null
  /** Where tax is worked out for, as ISO 3166 code, and the region in it, as the tax rules name it. */
  defaultCountry: string
  defaultRegion: string | null
  /** Where parcels go before a shopper has said where to; null where the store makes no estimate then. */
  defaultPostcode: string | null
  /** Where price filters part, ascending, in major units of the store's currency with tax. */
  priceSteps: readonly number[]
  /** Numbers of the categories of which an order holds one unit at most, such as motorcycles. */
  unitLimitCategories: readonly number[]
  /** A sync leaves out of a cart what only the client holds, in place of adding it. */
  serverMayRemoveLines: boolean
  /** A sync keeps the platform's quantities where the client has others. */
  serverMayModifyLines: boolean
  /** How often a session may go on with a guest's cart when the platform refuses it its own. */
  cartBypassMax: number
  /** By which the recommendation service knows this shop; no secret. Null: there is no such service. */
  recommendationsKey: string | null
  /** Address of the host that has this store's checkout; null: it is paid here. */
  externalCheckoutUrl: string | null
}>

/** What a merchant says otherwise, by store code. */
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

/** The settings of a store: what the merchant said, else what the requirements say, in the store's own country. */
export function settingsOf(overrides: StoreOverrides, store: StoreDefinition): StoreSettings {
  return {
    ...DEFAULTS,
    defaultCountry: store.countryCode,
    defaultPostcode: MAIN_POSTCODES[store.countryCode] ?? null,
    priceSteps: PRICE_STEPS_BY_CURRENCY[store.currencyCode] ?? PRICE_STEPS,
    ...overrides[store.code],
  }
}
