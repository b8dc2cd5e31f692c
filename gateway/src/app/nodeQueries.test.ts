import { STORES } from '@hogar/schema/stores.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { toGlobalId } from '../graph/globalId.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterAll(async () => {
  await shopper.close()
  await platform.close()
})

const ask = async (source: string) => {
  const { data, errors } = await shopper.query(source)
  expect(errors).toEqual([])
  return data
}
const node = async (id: string) => (await ask(`{ node(id: "${id}") { __typename id } }`)).node

test('every object is found again by its id', async () => {
  const { addCartLines } = await ask(
    'mutation { addCartLines(input: { lines: [{ sku: "SKU-1" }] }) { cart { id lines { id } } } }',
  )
  const { product, grouped, category, store, cmsPage, cmsBlock } =
    await ask(`{ product(by: { sku: "SOFA" }) { id ... on ConfigurableProduct { variants { id } } }
    grouped: product(by: { sku: "SET-SILLAS" }) { id } category(by: { slug: "sofas-11" }) { id } store { id } cmsPage(identifier: "aviso") { id } cmsBlock(identifier: "pie") { id } }`)
  const found = [
    [product.id, 'ConfigurableProduct'],
    [product.variants[0].id, 'ProductVariant'],
    [grouped.id, 'GroupedProduct'],
    [category.id, 'Category'],
    [store.id, 'Store'],
    [cmsPage.id, 'CmsPage'],
    [cmsBlock.id, 'CmsBlock'],
    [addCartLines.cart.id, 'Cart'],
    [addCartLines.cart.lines[0].id, 'CartLine'],
  ]
  for (const [id, typename] of found) expect(await node(id)).toEqual({ __typename: typename, id })
  const ids = found.map(([id]) => `"${id}"`).join()
  const { nodes } = await ask(`{ nodes(ids: [${ids}, "nonsense"]) { __typename } }`)
  expect(nodes.map((item: { __typename: string } | null) => item?.__typename ?? null)).toEqual([
    ...found.map(([, typename]) => typename),
    null,
  ])
})

test('an object of another store or of another customer, hidden or gone, is null', async () => {
  const ids = [
    toGlobalId('Product', 'de', 'SOFA'),
    toGlobalId('Product', 'hogar', 'NIX'),
    toGlobalId('ProductVariant', 'hogar', 'SOFA-RED'),
    toGlobalId('Category', 'hogar', '99'),
    toGlobalId('CmsPage', 'hogar', 'otro'),
    toGlobalId('CmsBlock', 'hogar', 'ajeno'),
    toGlobalId('Cart', 'hogar', 'guessed'),
    toGlobalId('CartLine', 'hogar', 'guessed', '1'),
    toGlobalId('Order', 'hogar', '000000001'),
    toGlobalId('Store', 'nowhere'),
    'WyJQcm9kdWN0Il0',
  ]
  for (const id of ids) expect(await node(id)).toBeNull()
})

test('a store is found from any store', async () => {
  for (const { code } of STORES) expect((await node(toGlobalId('Store', code))).__typename).toBe('Store')
})

test('an id of the wrong type is a mistake of the client', async () => {
  const { errors } = await shopper.query(`{ product(by: { id: "${toGlobalId('Category', 'hogar', '2')}" }) { id } }`)
  expect(errors.map(({ code }) => code)).toEqual(['BAD_USER_INPUT'])
  const { errors: many } = await shopper.query(
    `{ nodes(ids: [${Array.from({ length: 51 }, () => '"x"').join()}]) { id } }`,
  )
  expect(many.map(({ code }) => code)).toEqual(['BAD_USER_INPUT'])
})

test('what cannot be read is an error at its place, and leaves the others theirs', async () => {
  const ids = [toGlobalId('Store', 'hogar'), toGlobalId('Quote', 'hogar', 'broken'), toGlobalId('Store', 'viu')]
  const outage = createGraphClient('http://127.0.0.1:9')
  outage.state.data = { cartToken: null, userToken: 'good', checkout: null, orders: [] }
  const { data, errors } = await outage.query(`{ nodes(ids: [${ids.map((id) => `"${id}"`).join()}]) { id } }`)
  await outage.close()
  expect(data.nodes).toEqual([{ id: ids[0] }, null, { id: ids[2] }])
  expect(errors).toMatchObject([{ path: ['nodes', 1] }])
})

test('50 products by id are one search', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `"${toGlobalId('Product', 'hogar', `SKU-${index + 1}`)}"`)
  const { data, calls } = await shopper.query(`{ nodes(ids: [${ids.join()}]) { ... on Product { sku } } }`)
  expect(data.nodes).toHaveLength(50)
  expect(calls).toEqual({ catalogueSearch: 1 })
})

describe('a product', () => {
  const product = async (by: string) => (await ask(`{ product(by: { ${by} }) { sku } }`)).product?.sku ?? null

  test.each([
    ['sku: "SOFA"', 'SOFA'],
    ['slug: "sofa-oslo"', 'SOFA'],
    ['urlPath: "salas/sofa-oslo"', 'SOFA'],
    ['sku: "SOFA-GRY"', 'SOFA'],
    ['sku: "SOFA-BLU"', 'SOFA'],
    ['slug: "sofa-gris"', 'SOFA'],
    ['urlPath: "salas/sofa-gris"', 'SOFA'],
    ['sku: "SOFA-RED"', null],
    ['sku: "OLD-1"', null],
    ['slug: "producto-911"', null],
    ['sku: "NIX"', null],
    ['urlPath: "nowhere"', null],
  ])('named %s is %s', async (by, sku) => {
    expect(await product(by)).toBe(sku)
  })
})

describe('a category', () => {
  test.each(['slug: "sofas-11"', 'urlKey: "sofas"', 'urlPath: "salas/sofas"'])(
    'named %s has its place in the tree',
    async (by) => {
      const { category } = await ask(
        `{ category(by: { ${by} }) { name level productCount parent { name } breadcrumbs { name } children { name } link image { path } } }`,
      )
      expect(category).toEqual({
        name: 'Sofás',
        level: 3,
        productCount: 60,
        parent: { name: 'Salas' },
        breadcrumbs: [{ name: 'Salas' }, { name: 'Sofás' }],
        children: [],
        link: '/salas/sofas',
        image: { path: 'c/sofas' },
      })
    },
  )

  test('that is unknown is null', async () => {
    expect((await ask('{ category(by: { slug: "nix" }) { name } }')).category).toBeNull()
  })

  test('shows editors’ HTML without its scripts', async () => {
    expect((await ask('{ category(by: { slug: "comedor-12" }) { description link } }')).category).toEqual({
      description: '<p>Hola</p>',
      link: 'https://example.mx/comedor',
    })
  })
})
