import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { CATEGORIES } from '../../testing/catalogueDocuments.ts'
import { SOFA, simple } from '../../testing/productDocuments.ts'
import { startFakePlatform } from '../../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
beforeAll(async () => {
  platform = await startFakePlatform()
  const german = CATEGORIES.map((category) => ({ ...category, url_path: `de-${String(category.url_path)}` }))
  const page = { identifier: 'aviso', title: 'Hinweis', store_id: [3], active: true }
  platform.elsewhere.set('vue_storefront_catalog_de', {
    product: [
      { ...SOFA, url_path: 'wohnen/sofa-oslo' },
      { ...simple(1), url_path: 'wohnen/eins', status: 2 },
    ],
    category: german,
    cms_page: [page],
  })
  platform.elsewhere.set('vue_storefront_catalog_it', {
    product: [
      { ...SOFA, url_path: 'soggiorno/divano' },
      { ...simple(2), visibility: 1 },
    ],
    cms_page: [{ ...page, store_id: [3] }],
  })
})
afterAll(() => platform.close())

const ALTERNATES = 'alternates { path store { code } }'

async function ask(query: string) {
  const shopper = createGraphClient(platform.url)
  const answer = await shopper.query(query)
  await shopper.close()
  return answer
}

test('a product is found by its SKU, wherever it stands', async () => {
  const { data, errors } = await ask(`{ product(by: { sku: "SOFA" }) { ${ALTERNATES} } }`)
  expect(errors).toEqual([])
  expect(data.product.alternates).toEqual([
    { path: '/wohnen/sofa-oslo', store: { code: 'de' } },
    { path: '/soggiorno/divano', store: { code: 'it' } },
  ])
})

test.each(['SKU-1', 'SKU-2', 'LAMP'])('%s is disabled, hidden or unknown elsewhere: nowhere else', async (sku) => {
  const { data } = await ask(`{ product(by: { sku: "${sku}" }) { ${ALTERNATES} } }`)
  expect(data.product.alternates).toEqual([])
})

test('a category is found by its number, a page by its identifier', async () => {
  const { data } = await ask(
    `{ category(by: { urlPath: "salas/sofas" }) { ${ALTERNATES} } cmsPage(identifier: "aviso") { ${ALTERNATES} }
      store { rootCategory { ${ALTERNATES} } } }`,
  )
  expect(data.category.alternates).toEqual([{ path: '/de-salas/sofas', store: { code: 'de' } }])
  expect(data.cmsPage.alternates).toEqual([{ path: '/i/aviso', store: { code: 'de' } }])
  expect(data.store.rootCategory.alternates).toEqual([{ path: '/', store: { code: 'de' } }])
})

test('a list of products asks each other store once', async () => {
  const { data, calls } = await ask(
    `{ category(by: { urlPath: "salas" }) { products(first: 50) { nodes { sku ${ALTERNATES} } } } }`,
  )
  expect(data.category.products.nodes).toHaveLength(50)
  // The tree, the page, and the four other stores.
  expect(calls).toEqual({ catalogueSearch: 6 })
})

test('another store that cannot be read costs the alternates alone', async () => {
  platform.faults.set('/api/catalog/vue_storefront_catalog_viu', 503)
  const { data, errors } = await ask(`{ product(by: { sku: "SKU-3" }) { sku ${ALTERNATES} } }`)
  platform.faults.clear()
  expect(data.product).toEqual({ sku: 'SKU-3', alternates: null })
  expect(errors).toHaveLength(1)
})
