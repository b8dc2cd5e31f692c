import { beforeEach, describe, expect, test } from 'vitest'
import { type Document, simple } from '../testing/productDocuments.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { platform, shopForEachTest, shopper } from '../testing/shop.ts'

shopForEachTest()

const discounts = [5, 10, 11, 18, 20, 35, 0]
beforeEach(() => {
  const { product, category, attribute } = platform.documents as Record<string, Document[]>
  category!.push({
    id: 30,
    parent_id: 2,
    name: 'Camas',
    level: 2,
    is_active: true,
    product_count: 7,
    url_path: 'camas',
  })
  product!.push(
    ...discounts.map((discount, index) => ({ ...simple(2_000 + index), category_ids: [30], discount, color: '50' })),
    { ...simple(2_010), category_ids: [30], discount: 0, color: '51' },
  )
  attribute![0] = {
    ...attribute![0],
    options: [
      { value: '50', label: 'Azul' },
      { value: '51', label: 'Rojo' },
    ],
  }
})

const read = async (fields: string, page = 'first: 2', client = shopper) => {
  const { data, errors } = await client.query(
    `{ category(by: { urlPath: "camas" }) { products(${page}) { ${fields} } } }`,
  )
  expect(errors).toEqual([])
  return data.category.products
}

test('a page says where it starts and how many products it may have', async () => {
  const { pageInfo } = await read('pageInfo { endCursor }')
  expect(await read('start perPage', `first: 3, after: "${pageInfo.endCursor}"`)).toEqual({ start: 2, perPage: 3 })
  expect(await read('start perPage', 'last: 3')).toEqual({ start: 5, perPage: 3 })
})

describe('the orders of a list', () => {
  test('have names in the language of the store, and the applied one is marked', async () => {
    const { sortOptions } = await read('sortOptions { sort label isApplied }', 'first: 1, sort: PRICE_ASC')
    expect(sortOptions).toContainEqual({ sort: null, label: 'Recomendados', isApplied: false })
    expect(sortOptions).toContainEqual({ sort: 'PRICE_ASC', label: 'Precio: menor a mayor', isApplied: true })
    expect(sortOptions).toHaveLength(7)
    const own = await read('sortOptions { sort isApplied }')
    expect(own.sortOptions[0]).toEqual({ sort: null, isApplied: true })
  })

  test('leave out weekly payments in a store that does not lend', async () => {
    const client = createGraphClient(platform.url, 'cash', { settings: { hogar: { weeklySteps: [] } } })
    const { sortOptions } = await read('sortOptions { sort }', 'first: 1', client)
    expect(sortOptions.map(({ sort }: { sort: string | null }) => sort)).not.toContain('WEEKLY_ASC')
    await client.close()
  })
})

test('a facet has the attribute behind it; what is worked out has none', async () => {
  const { facets } = await read('facets { attribute definition { id attributeId defaultLabel values { label } } }')
  const of = (code: string) => facets.find(({ attribute }: { attribute: string }) => attribute === code)?.definition
  expect(of('color')).toMatchObject({
    attributeId: 93,
    defaultLabel: 'Color',
    values: [{ label: 'Azul' }, { label: 'Rojo' }],
  })
  expect(of('discount')).toBeNull()
  const { data } = await shopper.query(`{ node(id: "${of('color').id}") { id ... on Attribute { code } } }`)
  expect(data.node).toEqual({ id: of('color').id, code: 'color' })
})

test('an attribute that shoppers neither see nor filter by is no node', async () => {
  const secret = { attribute_id: 7, attribute_code: 'cost', is_user_defined: true, is_visible_on_front: '0' }
  platform.documents.attribute!.push(secret)
  const id = Buffer.from(JSON.stringify(['Attribute', 'hogar', 'cost'])).toString('base64url')
  expect((await shopper.query(`{ node(id: "${id}") { id } }`)).data.node).toBeNull()
})

describe('discounts', () => {
  const buckets = async (page = 'first: 1') => {
    const { facets } = await read('facets { attribute buckets { value label count isChosen } }', page)
    return facets.find(({ attribute }: { attribute: string }) => attribute === 'discount').buckets
  }
  const filtered = async (value: string) => {
    const { nodes } = await read('nodes { sku }', `first: 9, filters: [{ attribute: "discount", in: ["${value}"] }]`)
    return nodes.map(({ sku }: { sku: string }) => discounts[Number(sku.replace(/\D/g, '')) - 2_000]).toSorted()
  }

  test('are counted in tens, rounded up, positive only', async () => {
    expect(await buckets()).toEqual([
      { value: '10', label: '1 - 10 %', count: 2, isChosen: false },
      { value: '20', label: '11 - 20 %', count: 3, isChosen: false },
      { value: '40', label: '31 - 40 %', count: 1, isChosen: false },
    ])
    const [chosen] = await buckets('first: 1, filters: [{ attribute: "discount", in: ["10"] }]')
    expect(chosen).toMatchObject({ value: '10', count: 2, isChosen: true })
  })

  test('are filtered by the step that a value is in', async () => {
    expect(await filtered('20')).toEqual([11, 18, 20])
    expect(await filtered('31')).toEqual([35])
  })

  test.each(['0', '-5', '101', 'x'])('%s is no step', async (value) => {
    const { errors } = await shopper.query(`{ category(by: { urlPath: "camas" }) {
      products(filters: [{ attribute: "discount", in: ["${value}"] }]) { totalCount } } }`)
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
  })
})

test('other facets have no steps', async () => {
  const { facets } = await read('facets { attribute buckets { value } }')
  expect(facets.filter(({ attribute }: { attribute: string }) => attribute !== 'discount')).not.toHaveLength(0)
  for (const { attribute, buckets } of facets) if (attribute !== 'discount') expect(buckets).toEqual([])
})
