import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { requireSkus } from '../http/requireSkus.ts'
import { PRODUCT_LIST_MAX_SKUS } from '../limits.ts'
import { tierGroupNamed } from '../b2b/tierGroupOf.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { findStore, findStoreById, storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import { loadTaxRules } from '../tax/loadTaxRules.ts'
import { loadProducts } from './catalogueRepository.ts'
import type { Product } from './product.ts'
import { renderListItem } from './renderListItem.ts'

const PRODUCTS = {
  skus: Type.Optional(Type.String({ description: 'comma-separated' })),
  storeId: Type.Optional(Type.Integer()),
  storeCode: Type.Optional(Type.String()),
  currencyCode: Type.Optional(Type.String({ description: 'currency of the store; render-list refuses any other' })),
}
const ListQuery = Type.Object(PRODUCTS)

const RenderQuery = Type.Object({
  ...PRODUCTS,
  userGroupId: Type.Optional(Type.Integer({ description: 'customer group whose tier prices apply' })),
})

/** Present prices of a few products, taxed by the platform. */
export function registerProductRoutes(app: App, db: Kysely<Schema>): void {
  const tags = ['catalogue']
  app.get(
    '/api/product/render-list',
    { schema: { tags, summary: 'Current prices of products', querystring: RenderQuery } },
    async (request) => {
      const store = storeOf(request.query)
      requireOwnCurrency(store, request.query.currencyCode)
      const tierGroup = tierGroupNamed(store, request.query.userGroupId)
      const rules = await loadTaxRules(db, store)
      const products = await load(request.query)
      return success({
        items: products.map((product) => renderListItem(product, store, { rules, now: new Date(), tierGroup })),
      })
    },
  )
  app.get(
    '/api/product/list',
    { schema: { tags, summary: 'Products by SKU', querystring: ListQuery } },
    async (request) => {
      const items = (await load(request.query)).map((product) => ({
        id: product.id,
        sku: product.sku,
        name: product.name,
        price: product.price,
        status: product.status,
        visibility: product.visibility,
        type_id: product.kind,
        custom_attributes: [{ attribute_code: 'url_path', value: product.urlPath }],
      }))
      return success({ items, search_criteria: { filter_groups: [] }, total_count: items.length })
    },
  )

  async function load(query: Type.Static<typeof ListQuery>): Promise<Product[]> {
    const skus = requireSkus(query.skus, PRODUCT_LIST_MAX_SKUS)
    const products = await loadProducts(db, storeOf(query), skus)
    return skus.flatMap((sku) => products.get(sku) ?? [])
  }
}

/** @throws PlatformError 400 for a currency in which the store has no prices. */
function requireOwnCurrency(store: StoreDefinition, currencyCode: string | undefined): void {
  if (currencyCode === undefined || currencyCode === '' || currencyCode.toUpperCase() === store.currency) return
  throw new PlatformError(400, `Store ${store.code} has prices in ${store.currency} only`)
}

function storeOf(query: Type.Static<typeof ListQuery>) {
  return findStore(query.storeCode) ?? findStoreById(query.storeId ?? 0) ?? storeOrDefault(undefined)
}
