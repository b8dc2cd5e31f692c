import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeAttribute } from '../attributes/attributeClient.ts'
import { decodeProduct } from './decodeProduct.ts'
import { isNew } from './isNew.ts'
import { namedOptions } from '../choices/namedOptions.ts'
import { mainPicture, ownMedia, productMedia, variantMedia } from './productMedia.ts'

const decode = (source: unknown) => decodeProduct(source, 'hogar')
const MERGED = { mergesVariantMedia: true }
const [COLOR = expect.fail()] = decodeAttribute({
  attribute_id: 93,
  attribute_code: 'color',
  options: [{ value: '3', label: 'Verde' }],
})

test('a document without a SKU is none', () => {
  expect(decode({ id: 1 })).toBeNull()
  expect(decode(null)).toBeNull()
  expect(decode('text')).toBeNull()
})

test('a missing name, slug or path has a default that can be opened', () => {
  expect(decode({ id: 7, sku: 'A/B', name: 'Sofá Ñandú' })).toMatchObject({
    __typename: 'SimpleProduct',
    slug: 'sofa-nandu-7',
    urlPath: 'p/A%2FB/sofa-nandu-7',
    status: 1,
    visibility: 4,
    variants: [],
  })
  expect(decode({ sku: 'A' })?.name).toBe('A')
})

test('brand and promotions in their colours are the document’s; what it leaves out or empty is not there', () => {
  const promoted = {
    sku: 'A',
    marca: ' Casa Brezal ',
    omni_tag_1_text: 'Envío gratis',
    omni_tag_1_color: '#0b5a3c',
    omni_tag_1_background: '#dff2e8',
    omni_tag_2_text: 'Meses sin intereses',
    omni_tag_2_color: '#6b3b12',
    omni_tag_2_background: '#fbeadb',
  }
  expect(decode(promoted)).toMatchObject({
    brand: 'Casa Brezal',
    tags: [
      { text: 'Envío gratis', color: '#0b5a3c', background: '#dff2e8' },
      { text: 'Meses sin intereses', color: '#6b3b12', background: '#fbeadb' },
    ],
  })
  expect(decode({ ...promoted, omni_tag_1_text: '', omni_tag_2_color: null })).toMatchObject({
    tags: [{ text: 'Meses sin intereses', color: '#ffffff' }],
  })
  expect(decode({ sku: 'A' })).toMatchObject({ brand: null, tags: [] })
})

test('numbers and lists may be written as text', () => {
  const product = decode({
    id: '7',
    sku: 12,
    price: '1299.50',
    tax_class_id: '2',
    category_ids: '3,5',
    status: '1',
    stock: [{ is_qty_decimal: '1' }],
  })
  expect(product).toMatchObject({
    id: 7,
    sku: '12',
    taxClassId: 2,
    categoryIds: [3, 5],
    status: 1,
    isSoldByFractions: true,
  })
  expect(product?.prices.price).toBe(1299.5)
})

test('categories may stand in the documents of the categories only', () => {
  expect(decode({ sku: 'A', category: [{ category_id: 3 }, { category_id: '5' }] })?.categoryIds).toEqual([3, 5])
})

test('links may be grouped by kind, without quantities', () => {
  expect(decode({ sku: 'A', links: { associated: [{ sku: 'B' }], upsell: [{ sku: 'C' }] } })?.links).toEqual([
    { kind: 'associated', sku: 'B', quantity: 1 },
    { kind: 'upsell', sku: 'C', quantity: 1 },
  ])
})

test('what goes with a product comes before what could be had in its place', () => {
  const link = (link_type: string, linked_product_sku: string, position: number) => ({
    link_type,
    linked_product_sku,
    position,
  })
  const product = decode({
    sku: 'A',
    product_links: [link('upsell', 'U', 1), link('related', 'R2', 2), link('related', 'R1', 1)],
  })
  expect(product?.links.map(({ sku }) => sku)).toEqual(['R1', 'R2', 'U'])
})

test('the compact format is the same product', () => {
  const compact = { id: 1, sku: 'A', nm: 'Sofa', u: 'sofa', s: 1, tci: '2', p: 80, op: 100, osp: 80, i: '/a.jpg' }
  expect(decode(compact)).toMatchObject({
    name: 'Sofa',
    slug: 'sofa',
    taxClassId: 2,
    image: '/a.jpg',
    prices: { price: 100, special: 80 },
  })
})

test('an option of old data is named by its label, a value by the store first', () => {
  const [option] = decode({
    sku: 'A',
    configurable_options: [
      { attribute_id: 93, label: 'Color', values: [{ value_index: 52, label: 'Grey', store_label: 'Gris' }, {}] },
    ],
  })!.options
  expect(option).toMatchObject({ attributeId: '93', attributeCode: 'color', values: [{ value: '52', label: 'Gris' }] })
})

test('custom options of kinds that the shop has no field for are left out', () => {
  const product = decode({
    sku: 'A',
    custom_options: { 1: { option_id: 1, type: 'file' }, 2: { option_id: 2, type: 'field', title: 'Texto' } },
  })
  expect(product?.customOptions.map(({ optionId }) => optionId)).toEqual(['2'])
})

test('no document makes it throw, and a picture there always is', () => {
  const names = fc.constantFrom(
    'sku',
    'id',
    'name',
    'price',
    'image',
    'media_gallery',
    'configurable_children',
    'configurable_options',
    'custom_options',
    'bundle_options',
    'product_links',
    'links',
    'category_ids',
    'dimensions',
    'stock',
    'special_to_date',
    'omni_tag_1_text',
    'p',
    'nm',
  )
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue()), (source) => {
      const product = decode(source)
      if (!product) return
      expect(productMedia(product, MERGED).length).toBeGreaterThan(0)
      for (const variant of product.variants) expect(variantMedia(product, variant, MERGED).length).toBeGreaterThan(0)
    }),
  )
})

test('pictures come once each, the main one first, those of the variants last', () => {
  const product = decode({
    sku: 'A',
    name: 'Sofá',
    image: '/b.jpg',
    media_gallery: [
      { image: '/a.jpg', pos: 1, lab: 'Frente' },
      { image: '/b.jpg', pos: 2, color: '#ABC' },
    ],
    configurable_children: [
      { sku: 'A1', image: '/v.jpg', name: 'Sofá gris' },
      { sku: 'A2', image: 'no_selection' },
      { sku: 'A3', image: '/x.jpg', status: 2 },
    ],
  })!
  expect(productMedia(product, MERGED).map(({ picture }) => picture)).toEqual(['/b.jpg', '/a.jpg', '/v.jpg'])
  expect(productMedia(product, MERGED)[0]?.placeholderColor).toBe('#aabbcc')
  expect(productMedia(product, MERGED)[2]?.alt).toBe('Sofá gris')
  expect(variantMedia(product, product.variants[1]!, MERGED).map(({ picture }) => picture)).toEqual([
    '/b.jpg',
    '/a.jpg',
    '/v.jpg',
  ])
})

test('lists have the product’s own pictures, and never a variant’s', () => {
  const product = decode({ sku: 'A', name: 'Sofá', configurable_children: [{ sku: 'A1', image: '/v.jpg' }] })!
  expect(ownMedia(product)).toEqual([])
  expect(mainPicture(product)).toMatchObject({ picture: '/no_selection', alt: 'Sofá' })
  expect(mainPicture(decode({ sku: 'A', media_gallery: [{ image: '/a.jpg' }] })!).picture).toBe('/a.jpg')
})

test('the main picture has its own label and colour, else the name of the product', () => {
  const labelled = decode({ sku: 'A', name: 'Sofá', image: '/a.jpg', image_label: 'De frente', image_color: '#ABC' })!
  expect(mainPicture(labelled)).toMatchObject({ alt: 'De frente', placeholderColor: '#aabbcc' })
  const gallery = [{ image: '/a.jpg', lab: 'Frente' }]
  expect(mainPicture(decode({ sku: 'A', name: 'Sofá', image: '/a.jpg', media_gallery: gallery })!).alt).toBe('Sofá')
})

test('a product without a picture has the placeholder', () => {
  expect(productMedia(decode({ sku: 'A', name: 'Sofá', image: 'no_selection' })!, MERGED)).toMatchObject([
    { picture: '/no_selection', alt: 'Sofá' },
  ])
})

test('pictures of variants are left out where the store does not merge them', () => {
  const product = decode({ sku: 'A', image: '/a.jpg', configurable_children: [{ sku: 'A1', image: '/v.jpg' }] })!
  expect(productMedia(product, { mergesVariantMedia: false }).map(({ picture }) => picture)).toEqual(['/a.jpg'])
  // A product without a picture of its own still has one to show.
  const bare = decode({ sku: 'A', image: 'no_selection', configurable_children: [{ sku: 'A1', image: '/v.jpg' }] })!
  expect(productMedia(bare, { mergesVariantMedia: false }).map(({ picture }) => picture)).toEqual(['/v.jpg'])
})

test.each([
  [{ url: 'https://videos.example/1' }, 'https://videos.example/1'],
  [{ video_id: 'a b', type: 'youtube' }, 'https://www.youtube.com/watch?v=a%20b'],
  [{ video_id: '7', type: 'vimeo' }, 'https://vimeo.com/7'],
  [{ video_id: '7', type: 'else' }, null],
  [{ url: 'javascript:alert(1)' }, null],
  [null, null],
])('the video %j is at %s', (vid, url) => {
  const [item] = productMedia(decode({ sku: 'A', media_gallery: [{ image: '/a.jpg', vid }] })!, MERGED)
  expect(item).toMatchObject({ kind: url === null ? 'IMAGE' : 'VIDEO', videoUrl: url })
})

test('a value whose name is blank is dropped, one whose name is missing shows what its attribute calls it', () => {
  const { options } = decode({
    sku: 'A',
    configurable_options: [
      {
        attribute_id: 93,
        attribute_code: 'color',
        label: ' Color ',
        values: [
          { value_index: 1, label: '  ' },
          { value_index: 2, label: ' Gris ' },
          { value_index: 3 },
          { value_index: 4 },
          { value_index: 5, label: ' ', default_label: 'Azul' },
        ],
      },
    ],
  })!
  const attributes = new Map([['color', COLOR]])
  expect(namedOptions(options, attributes)[0]).toMatchObject({
    label: 'Color',
    values: [
      { value: '2', label: 'Gris' },
      { value: '3', label: 'Verde' },
      { value: '4', label: '4' },
      { value: '5', label: 'Azul' },
    ],
  })
})

test.each([
  [{ new: '1' }, true],
  [{ new: '0' }, false],
  [{}, false],
  [{ news_from_date: '2026-11-01' }, true],
  [{ news_from_date: '2026-11-21 00:00:00' }, false],
  [{ new: '0', news_to_date: '2026-11-19 00:00:00' }, false],
  [{ news_from_date: '2026-11-01', news_to_date: '2026-12-01' }, true],
])('%j on 20 November is new: %s', (values, isNewNow) => {
  expect(isNew(values, new Date('2026-11-20T12:00:00Z'))).toBe(isNewNow)
})
