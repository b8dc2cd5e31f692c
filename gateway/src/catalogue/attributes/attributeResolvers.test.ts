import { expect, test } from 'vitest'
import type { Document } from '../../testing/productDocuments.ts'
import { platform, shopForEachTest, shopper } from '../../testing/shop.ts'

shopForEachTest()

const WOOD = {
  attribute_id: '77',
  attribute_code: 'wood',
  frontend_label: 'Madera',
  frontend_input: 'select',
  is_user_defined: '1',
  is_visible: true,
  is_visible_on_front: '1',
  is_filterable: '2',
  is_comparable: 1,
  options: [
    { value: '5', label: 'Pino' },
    { value: '6', label: 'Nogal', swatch: { type: 1, value: '#5B3A29' } },
    { value: '7', label: ' ' },
  ],
}

function give(...attributes: readonly Document[]) {
  const known = (platform.documents as Record<string, Document[]>)['attribute']!
  known.splice(0, known.length, ...attributes)
}

test('an attribute says what its code means, how it is entered, and which values it has', async () => {
  give(WOOD)
  const { data, errors } = await shopper.query(`{ attributes(codes: ["wood", "nothing"]) {
    code attributeId label input isShown isFilterable isComparable isUserDefined values { value label swatch }
  } }`)
  expect(errors).toEqual([])
  expect(data.attributes).toEqual([
    {
      code: 'wood',
      attributeId: 77,
      label: 'Madera',
      input: 'select',
      isShown: true,
      isFilterable: true,
      isComparable: true,
      isUserDefined: true,
      values: [
        { value: '5', label: 'Pino', swatch: null },
        { value: '6', label: 'Nogal', swatch: '#5b3a29' },
      ],
    },
  ])
})

test('all attributes are those that shoppers see or filter by, in the order of the shop', async () => {
  give(
    WOOD,
    {
      attribute_id: 'a',
      attribute_code: 'height',
      is_user_defined: '0',
      is_filterable: '1',
      is_filterable_in_search: '0',
    },
    { attribute_id: 2, attribute_code: 'cost', is_visible_on_front: '0', is_filterable: '0' },
    { attribute_id: 3, attribute_code: 'hidden', is_visible: false, is_visible_on_front: '1', is_user_defined: '1' },
    { attribute_id: 4, attribute_code: 'tax_class_id', is_filterable: '1' },
  )
  const { data, errors } = await shopper.query('{ attributes { code attributeId label input isShown isUserDefined } }')
  expect(errors).toEqual([])
  expect(data.attributes).toEqual([
    { code: 'wood', attributeId: 77, label: 'Madera', input: 'select', isShown: true, isUserDefined: true },
    { code: 'height', attributeId: null, label: 'height', input: null, isShown: false, isUserDefined: false },
  ])
})

test('more than 50 codes are refused; none names no attribute', async () => {
  const codes = Array.from({ length: 51 }, (_none, index) => `code_${index}`)
  const refused = await shopper.query('query($codes: [String!]) { attributes(codes: $codes) { code } }', { codes })
  expect(refused.errors[0]?.code).toBe('BAD_USER_INPUT')
  expect((await shopper.query('{ attributes(codes: []) { code } }')).data.attributes).toEqual([])
})

test('a variant names its product, which comes with what was asked of it, in the same request', async () => {
  const query = `{ product(by: { sku: "SOFA" }) { id ... on ConfigurableProduct {
    variants { sku parentSku product { id sku name urlPath } }
  } } }`
  const { data, errors } = await shopper.query(query)
  expect(errors).toEqual([])
  expect(data.product.variants.length).toBeGreaterThan(1)
  for (const { parentSku, product } of data.product.variants) {
    expect(parentSku).toBe('SOFA')
    expect(product).toEqual({ id: data.product.id, sku: 'SOFA', name: expect.any(String), urlPath: expect.any(String) })
  }
  expect(platform.seen.filter(({ path }) => path.endsWith('/product/_search'))).toHaveLength(1)
})

test('a variant that is read by its id names its product', async () => {
  const { data: read } = await shopper.query(
    '{ product(by: { sku: "SOFA" }) { id ... on ConfigurableProduct { variants { id } } } }',
  )
  const { data, errors } = await shopper.query(
    'query($id: ID!) { node(id: $id) { ... on ProductVariant { parentSku product { id name } } } }',
    { id: read.product.variants[0].id },
  )
  expect(errors).toEqual([])
  expect(data.node).toEqual({ parentSku: 'SOFA', product: { id: read.product.id, name: expect.any(String) } })
})
