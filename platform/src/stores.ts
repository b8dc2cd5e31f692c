import { PlatformError } from './http/PlatformError.ts'

/** One store view: the shop as customers of one brand or country see it. */
export type StoreDefinition = Readonly<{
  /** Code in addresses and headers (`storeCode`). */
  code: 'hogar' | 'viu' | 'mavi' | 'de' | 'it'
  id: number
  /** Catalogue index name in `/api/catalog/{index}/...`. */
  index: string
  /** BCP 47 tag of texts, dates and amounts. */
  language: 'es-MX' | 'de-DE' | 'it-IT'
  /** ISO 3166 country whose tax applies and to which the store delivers. */
  country: 'MX' | 'DE' | 'IT'
  currency: 'MXN' | 'EUR'
  /** Delivery prices, with tax, in the store's currency. */
  shipping: ShippingSettings
}>

/** Prices of delivery as the shopper reads them, and the value of goods from which standard delivery is free. */
export type ShippingSettings = Readonly<{
  /** Price of the flat rate; the carrier's default when left out. */
  flatRate?: string
  express: string
  freeFrom: number
}>

const MEXICAN_SHIPPING: ShippingSettings = { flatRate: '149.00', express: '299.00', freeFrom: 2_999 }
const EUROPEAN_SHIPPING: ShippingSettings = { flatRate: '4.99', express: '9.99', freeFrom: 99 }

export const stores: readonly StoreDefinition[] = [
  {
    code: 'hogar',
    id: 5,
    index: 'vue_storefront_catalog',
    language: 'es-MX',
    country: 'MX',
    currency: 'MXN',
    shipping: MEXICAN_SHIPPING,
  },
  {
    code: 'viu',
    id: 2,
    index: 'vue_storefront_catalog_viu',
    language: 'es-MX',
    country: 'MX',
    currency: 'MXN',
    shipping: MEXICAN_SHIPPING,
  },
  {
    code: 'mavi',
    id: 8,
    index: 'vue_storefront_catalog_mavi',
    language: 'es-MX',
    country: 'MX',
    currency: 'MXN',
    shipping: MEXICAN_SHIPPING,
  },
  {
    code: 'de',
    id: 3,
    index: 'vue_storefront_catalog_de',
    language: 'de-DE',
    country: 'DE',
    currency: 'EUR',
    shipping: EUROPEAN_SHIPPING,
  },
  {
    code: 'it',
    id: 4,
    index: 'vue_storefront_catalog_it',
    language: 'it-IT',
    country: 'IT',
    currency: 'EUR',
    shipping: EUROPEAN_SHIPPING,
  },
]

const [mainStore] = stores

/** The store with this code, or null. */
export function findStore(code: string | undefined): StoreDefinition | null {
  return stores.find((store) => store.code === code) ?? null
}

/** The store with this code; the main brand when the code is unknown or missing. */
export function storeOrDefault(code: string | undefined): StoreDefinition {
  const store = findStore(code) ?? mainStore
  if (store === undefined) throw new Error('No store is defined')
  return store
}

/**
 * The store that a request names; the main brand when it names none.
 * @throws PlatformError 400 for a code that no store has.
 */
export function requireStore(code: string | undefined): StoreDefinition {
  const store = findStore(code)
  if (code && store === null) throw new PlatformError(400, `Unknown store ${code}`)
  return store ?? storeOrDefault(undefined)
}

/** The store whose catalogue index has this name, or null. */
export function findStoreByIndex(index: string): StoreDefinition | null {
  return stores.find((store) => store.index === index) ?? null
}

/** The store with this numeric id, or null. */
export function findStoreById(id: number): StoreDefinition | null {
  return stores.find((store) => store.id === id) ?? null
}
