/** One shop front, as gateway and storefront both know it. Texts and prices come from the platform. */
export type StoreDefinition = Readonly<{
  /** Short name that headers and the URL prefix use. */
  code: string
  /** The platform's number of the store view. */
  platformId: number
  name: string
  /** First path segment with its leading slash, empty for the main brand. */
  urlPrefix: string
  language: Language
  countryCode: string
  currencyCode: string
  /** The platform's name of the store's catalogue index. */
  catalogueIndex: string
}>

export type Language = 'es-MX' | 'de-DE' | 'it-IT'

const mexico = { language: 'es-MX', countryCode: 'MX', currencyCode: 'MXN' } as const

/** All stores, the main brand first: it answers where no other is named. */
export const STORES = [
  { code: 'hogar', platformId: 5, name: 'Hogar', urlPrefix: '', catalogueIndex: 'vue_storefront_catalog', ...mexico },
  {
    code: 'viu',
    platformId: 2,
    name: 'Viu',
    urlPrefix: '/viu',
    catalogueIndex: 'vue_storefront_catalog_viu',
    ...mexico,
  },
  {
    code: 'mavi',
    platformId: 8,
    name: 'Mavi',
    urlPrefix: '/mavi',
    catalogueIndex: 'vue_storefront_catalog_mavi',
    ...mexico,
  },
  {
    code: 'de',
    platformId: 3,
    name: 'Hogar Deutschland',
    urlPrefix: '/de',
    catalogueIndex: 'vue_storefront_catalog_de',
    language: 'de-DE',
    countryCode: 'DE',
    currencyCode: 'EUR',
  },
  {
    code: 'it',
    platformId: 4,
    name: 'Hogar Italia',
    urlPrefix: '/it',
    catalogueIndex: 'vue_storefront_catalog_it',
    language: 'it-IT',
    countryCode: 'IT',
    currencyCode: 'EUR',
  },
] as const satisfies readonly StoreDefinition[]

export const DEFAULT_STORE: StoreDefinition = STORES[0]

/** The store of a code, undefined for a code that no store has. */
export function storeByCode(code: string): StoreDefinition | undefined {
  return STORES.find((store) => store.code === code)
}

/** The store whose prefix a path starts with, and the path that is left: always one, the main brand where no prefix fits. */
export function storeOfPath(path: string): Readonly<{ store: StoreDefinition; path: string }> {
  const first = `/${path.split('/')[1] ?? ''}`
  const store = STORES.find((candidate) => candidate.urlPrefix !== '' && candidate.urlPrefix === first)
  if (!store) return { store: DEFAULT_STORE, path }
  return { store, path: path.slice(store.urlPrefix.length) || '/' }
}
