import { expect, test } from 'vitest'
import { DOWN, others, shopper } from '../testing/accountPlatform.ts'
import { wishListsForEachTest } from '../testing/wishLists.ts'

wishListsForEachTest()

const SEARCH = '/api/catalog/vue_storefront_catalog/product/_search'

test.each(['DEFAULT', 'ALPHABETICAL', 'PRICE_ASC'])(
  'a list in the order %s keeps its items while no product can be read',
  async (sort) => {
    for (const method of ['GET', 'POST']) others.set(`${method} ${SEARCH}`, DOWN)
    const { data, errors } = await shopper.query(
      `{ viewer { customer { wishLists { nodes { name items(sort: ${sort}) { nodes { sku product { name } } } } } } } }`,
    )
    expect(data.viewer.customer.wishLists.nodes).toEqual([
      { name: 'Sala', items: { nodes: [{ sku: 'SKU-1', product: null }] } },
    ])
    expect(errors).toMatchObject([
      { path: ['viewer', 'customer', 'wishLists', 'nodes', 0, 'items', 'nodes', 0, 'product'] },
    ])
  },
)
