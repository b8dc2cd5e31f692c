import { encodePart } from '@hogar/schema/routing/encodePath.ts'
import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import DataLoader from 'dataloader'
import { listCmsIdentifiers } from '../content/contentClient.ts'
import { type PlatformScope, oneOf } from './catalogueClient.ts'
import { readCategoryTree } from './categoryClient.ts'
import { ALTERNATES_CACHE_MS, SKUS_PER_SEARCH_MAX } from './limits.ts'
import { searchProducts } from './productClient.ts'
import { SHOWN } from './productQueries.ts'
import { BASE_FIELDS } from './sourceFields.ts'

/** The same thing in another store: `path` stands inside that store, with a leading slash. */
export type AlternateFound = Readonly<{ path: string; store: StoreDefinition }>

export type Alternates = ReturnType<typeof createAlternates>

/**
 * Finds things of this store in the others: products by SKU, categories by number, editors' pages by identifier; those
 * are the same everywhere, addresses are not. Each other store is asked once for all that one request wants to know, and
 * what it says is kept longer than a page. Rejects when one of them cannot be asked.
 */
export function createAlternates({ store, upstream }: PlatformScope) {
  let others: readonly StorePaths[] | undefined
  const pathsInOthers = () =>
    STORES.filter(({ code }) => code !== store.code).map((other) => pathsIn({ store: other, upstream }))
  const inOthers = (find: (paths: StorePaths) => Promise<string | null>) =>
    Promise.all(
      (others ??= pathsInOthers()).map(async (paths) => {
        const path = await find(paths)
        return path === null ? [] : [{ path, store: paths.store }]
      }),
    ).then((found): AlternateFound[] => found.flat())
  return {
    ofProduct: (sku: string) => inOthers(({ products }) => products.load(sku)),
    ofCategory: (id: number) => inOthers(({ category }) => category(id)),
    ofCmsPage: (identifier: string) => inOthers(({ pages }) => pages.load(identifier)),
  }
}

type StorePaths = ReturnType<typeof pathsIn>

function pathsIn(scope: PlatformScope) {
  let tree: ReturnType<typeof readCategoryTree> | undefined
  const batch = { maxBatchSize: SKUS_PER_SEARCH_MAX }
  return {
    store: scope.store,
    category: async (id: number) => {
      const node = (await (tree ??= readCategoryTree(scope))).byId.get(id)
      if (!node) return null
      return node.parent === null ? '/' : `/${node.urlPath}`
    },
    products: new DataLoader<string, string | null>((skus) => readProductPaths(scope, skus), {
      ...batch,
      name: 'productPathElsewhere',
    }),
    pages: new DataLoader<string, string | null>((identifiers) => readPagePaths(scope, identifiers), {
      ...batch,
      name: 'pagePathElsewhere',
    }),
  }
}

const PATH_FIELDS = [...BASE_FIELDS, 'url_path', 'url_key', 'slug', 'name']

async function readProductPaths(scope: PlatformScope, skus: readonly string[]): Promise<(string | null)[]> {
  const { products } = await searchProducts(scope, {
    filters: [SHOWN, oneOf('sku', skus)],
    size: skus.length,
    fields: PATH_FIELDS,
    cacheMs: ALTERNATES_CACHE_MS,
  })
  const bySku = new Map(products.map(({ sku, urlPath }) => [sku, `/${urlPath}`]))
  return skus.map((sku) => bySku.get(sku) ?? null)
}

async function readPagePaths(scope: PlatformScope, identifiers: readonly string[]): Promise<(string | null)[]> {
  const known = new Set(await listCmsIdentifiers(scope, identifiers, ALTERNATES_CACHE_MS))
  return identifiers.map((identifier) => (known.has(identifier) ? `/i/${encodePart(identifier)}` : null))
}
