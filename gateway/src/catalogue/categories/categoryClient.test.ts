import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { startFakePlatform } from '../../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
beforeEach(() => void (platform.seen.length = 0))
afterAll(async () => {
  await shopper.close()
  await platform.close()
})

const asked = () =>
  platform.seen.map(({ path, query, body }) => ({
    entity: path.split('/').at(-2),
    size: query.get('size'),
    ...JSON.parse(body),
  }))

test('all active categories are read at once, by position, without the subtrees that each repeats', async () => {
  const { data } = await shopper.query('{ store { rootCategory { children { name children { name } } } } }')
  expect(data.store.rootCategory.children).toEqual([
    { name: 'Comedor', children: [] },
    { name: 'Salas', children: [{ name: 'Sofás' }] },
  ])
  expect(asked()).toMatchObject([
    {
      entity: 'category',
      size: '4000',
      _appliedFilters: [{ attribute: 'is_active', value: { in: [true] } }],
      _appliedSort: [{ field: 'position', options: 'asc' }],
    },
  ])
  expect(platform.seen[0]?.query.get('_source_include')?.split(',')).not.toContain('children_data')
})

test('categories are found by text where they are active and have products', async () => {
  await shopper.query('{ suggestions(term: "sofás", categories: 5) { categories { name } } }')
  expect(asked().find(({ _searchText }) => _searchText === 'sofás')).toMatchObject({
    entity: 'category',
    _appliedFilters: [
      { attribute: 'is_active', value: { in: [true] } },
      { attribute: 'product_count', value: { gt: 0 } },
    ],
  })
})

test.each([
  ['{ category(by: { slug: "no-such" }) { name } }', null],
  ['{ category(by: { urlKey: "sofas" }) { name } }', { name: 'Sofás' }],
  ['{ category(by: { slug: "sofas-11" }) { name } }', { name: 'Sofás' }],
  ['{ category(by: { urlPath: "salas/sofas" }) { name } }', { name: 'Sofás' }],
])('%s is %j', async (source, category) => {
  const { data, errors } = await shopper.query(source)
  expect({ ...data, errors }).toEqual({ category, errors: [] })
})

test('a link that editors set is the link of its menu entry', async () => {
  const { data } = await shopper.query(
    '{ category(by: { slug: "comedor-12" }) { link opensInNewWindow banner { path } } }',
  )
  expect(data.category).toEqual({ link: 'https://example.mx/comedor', opensInNewWindow: false, banner: null })
})
