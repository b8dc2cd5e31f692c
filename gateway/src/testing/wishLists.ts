import { beforeEach } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import { accountForEachTest, others, platform, signedIn } from './accountPlatform.ts'
import { shopDocuments } from './catalogueDocuments.ts'
import { simple } from './productDocuments.ts'

const item = { wishlist_item_id: 11, product_id: 1, sku: 'SKU-1', added_at: '2026-11-20 10:30:00' }
/** List of the customer on the platform. */
export const LIST = {
  wishlist_id: 5,
  name: 'Sala',
  sharing_code: 'list-code-0123456789',
  access_type: 'public',
  is_default: true,
  items: [item],
}
export const LIST_ID = toGlobalId('WishList', 'hogar', '5')
/** Ids that name no list of the customer in this store. */
export const FOREIGN_IDS = [toGlobalId('WishList', 'hogar', '6'), toGlobalId('WishList', 'de', '5'), 'x']

/** Starts a fake platform with a customer signed in and one list before each test of the file that calls it. */
export function wishListsForEachTest(): void {
  accountForEachTest()
  beforeEach(() => {
    signedIn()
    others.set('GET /api/wishlist/lists', { code: 200, result: [LIST] })
    const hits = (shopDocuments().product ?? []).filter(({ sku }) => sku === 'SKU-1')
    hits.push(simple(999, { sku: 'SOLD-OUT', stock: { is_in_stock: false } }))
    others.set('GET /api/catalog/vue_storefront_catalog/product/_search', { code: 200, hits, total: hits.length })
    others.set('POST /api/catalog/vue_storefront_catalog/product/_search', { code: 200, hits, total: hits.length })
  })
}

/** Returns the changes of lists that the platform has seen: method, last part of the path, query or body. */
export const listChanges = () =>
  platform.seen
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/wishlist/'))
    .map(({ method, path, query, body }) => {
      const { token: _token, storeCode: _store, cartId: _cart, ...asked } = Object.fromEntries(query)
      return [method, path.slice('/api/wishlist/'.length), body === '' ? asked : JSON.parse(body)]
    })
