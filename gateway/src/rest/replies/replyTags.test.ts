import { expect, it } from 'vitest'
import { replyTags } from './replyTags.ts'

it.each([
  [
    'a search',
    'product',
    {
      hits: {
        total: 2,
        hits: [
          { _id: '9', _source: { id: 1481 } },
          { _id: '1490', _source: {} },
        ],
      },
    },
    ['product', 'P1481', 'P1490'],
  ],
  ['a compact search', 'category', { hits: [{ id: 20 }, { id: '21' }], total: 2 }, ['category', 'C20', 'C21']],
  ['a search without hits', 'taxrule', { hits: [] }, ['taxrule']],
  ['editors’ blocks', 'cms_block', { hits: { hits: [{ _source: { id: 1 } }] } }, ['cmsPage', 'M1']],
  ['a hit of the URL map', undefined, { _type: 'cms_page', _id: '3', _source: { identifier: 'a' } }, ['cmsPage', 'M3']],
  ['no hit of the URL map', undefined, null, []],
  ['stock', undefined, [{ product_id: 1 }], []],
  ['an entity that has no tags', 'constructor', { hits: [{ id: 1 }] }, []],
  ['documents without a number', 'product', { hits: [{ sku: 'A' }, null, 'x', { id: 'a b\r\nc' }] }, ['product']],
])('%s', (...[, entity, reply, tags]) => {
  expect(replyTags(entity, reply)).toEqual(tags)
})
