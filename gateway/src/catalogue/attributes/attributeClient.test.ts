import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Document } from '../../testing/productDocuments.ts'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { startFakePlatform } from '../../testing/startFakePlatform.ts'
import { decodeAttribute } from './attributeClient.ts'
import { ATTRIBUTE_LIST_SIZE } from '../limits.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let attributes: Document[]
beforeAll(async () => {
  platform = await startFakePlatform()
  attributes = (platform.documents as Record<string, Document[]>)['attribute']!
})
beforeEach(() => void (platform.seen.length = 0))
afterAll(() => platform.close())

const lists = () =>
  platform.seen
    .filter(({ path }) => path.endsWith('/attribute/_search'))
    .map(({ query }) => [query.get('from'), query.get('size')])

async function attributesOfSofa() {
  const shopper = createGraphClient(platform.url)
  const { data } = await shopper.query('{ product(by: { sku: "SOFA" }) { attributes { label value } } }')
  await shopper.close()
  return data.product.attributes
}

test('attributes are read in one list', async () => {
  expect(await attributesOfSofa()).toEqual([{ label: 'Estilo', value: 'Industrial' }])
  expect(lists()).toEqual([['0', '150']])
})

test('many attributes are read list by list, none left out', async () => {
  const many = Array.from({ length: 2 * ATTRIBUTE_LIST_SIZE }, (_attribute, index) => ({
    attribute_id: 1_000 + index,
    attribute_code: `more_${index}`,
  }))
  attributes.unshift(...many.map((attribute) => ({ ...attribute, attribute_id: attribute.attribute_id - 1_000 })))
  expect(await attributesOfSofa()).toEqual([{ label: 'Estilo', value: 'Industrial' }])
  expect(lists()).toEqual([
    ['0', '150'],
    ['150', '150'],
    ['300', '150'],
  ])
})

test.each(['stock.qty', 'tax_class_id', 'status', ''])(
  'an attribute with the code "%s" is not loaded',
  (attribute_code) => {
    expect(decodeAttribute({ attribute_code })).toEqual([])
  },
)

test('a label is the store’s own, before the platform’s default', () => {
  const names = (source: Document) => decodeAttribute({ attribute_code: 'style', ...source }).map(({ label }) => label)
  expect(names({ frontend_label: 'Estilo', default_frontend_label: 'Style' })).toEqual(['Estilo'])
  expect(names({ frontend_label: ' ', default_frontend_label: 'Style' })).toEqual(['Style'])
  expect(names({})).toEqual(['style'])
})

test.each<[Document, boolean]>([
  [{ is_visible_on_front: '1' }, true],
  [{ is_visible_on_front: true, is_visible: true, is_user_defined: true }, true],
  [{ is_visible_on_front: '1', is_visible: false }, false],
  [{ is_visible_on_front: '1', is_user_defined: false }, false],
  [{ is_visible_on_front: '0' }, false],
  [{}, false],
])('%j is shown: %s', (flags, isShown) => {
  expect(decodeAttribute({ attribute_code: 'style', ...flags })).toMatchObject([{ isShown }])
})

test('options without a label are dropped, the others keep the platform’s order', () => {
  const options = [
    { value: '9', label: 'Último' },
    { value: '1', label: '  ' },
    { value: '', label: 'Sin valor' },
    { value: 2, label: ' Primero ', swatch: { value: '#ABC' } },
  ]
  const [attribute] = decodeAttribute({ attribute_code: 'style', options })
  expect([...attribute!.options]).toEqual([
    ['9', { label: 'Último', swatch: null }],
    ['2', { label: 'Primero', swatch: '#aabbcc' }],
  ])
})
