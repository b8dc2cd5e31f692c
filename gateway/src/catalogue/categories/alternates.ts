import { encodePart } from '@hogar/schema/routing/encodePath.ts'
import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import DataLoader from 'dataloader'
import { listCmsPageNames } from '../../content/contentClient.ts'
import type { CmsPageMapper } from '../../content/mappers.ts'
import { oneOf } from '../catalogueClient.ts'
import type { PlatformScope } from '../../app/requestScope.ts'
import { readCategoryTree } from './categoryClient.ts'
import { ALTERNATES_CACHE_MS, SKUS_PER_SEARCH_MAX } from '../limits.ts'
import { searchProducts } from '../products/productClient.ts'
import { SHOWN } from '../products/productVisibility.ts'
import { BASE_FIELDS } from '../products/sourceFields.ts'

/** Same entity in another store: `path` is inside that store, with a leading slash. */
export type AlternateFound = Readonly<{ path: string; store: StoreDefinition }>

export type Alternates = ReturnType<typeof createAlternates>

/**
 * Finds this store's entities in the other stores: products by SKU, categories by number, editors' pages by identifier
 * or, where a language has its own, by number; those are the same in all stores, addresses are not. Makes one call per
 * other store for a whole request, and caches it longer than a page. Rejects if a store cannot be read.
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
    ofCmsPage: ({ identifier, documentId }: PageName) =>
      inOthers(({ pages }) => pages.load({ identifier, documentId })),
  }
}

type PageName = Pick<CmsPageMapper, 'identifier' | 'documentId'>
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
    pages: new DataLoader<PageName, string | null, string>((names) => readPagePaths(scope, names), {
      ...batch,
      name: 'pagePathElsewhere',
      cacheKeyFn: ({ identifier, documentId }) => `${documentId ?? ''}/${identifier}`,
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

async function readPagePaths(scope: PlatformScope, names: readonly PageName[]): Promise<(string | null)[]> {
  const asked = {
    identifiers: names.map(({ identifier }) => identifier),
    ids: names.flatMap(({ documentId }) => documentId ?? []),
  }
  const known = await listCmsPageNames(scope, asked, ALTERNATES_CACHE_MS)
  return names.map(({ identifier, documentId }) => {
    const same =
      known.find((page) => page.identifier === identifier) ??
      known.find((page) => documentId !== null && page.documentId === documentId)
    return same ? `/i/${encodePart(same.identifier)}` : null
  })
}
