import { expect, test } from 'vitest'
import { seedSeries } from './seedSeries.ts'
import { findStore } from '../stores.ts'
import { testSeries } from '../testing/testSeries.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const EDITOR = { 'x-moderation-key': 'mk-test' }
const PATH = '/api/ext/series'
const list = async (storeCode = 'hogar') =>
  (await platform.get(`${PATH}?storeCode=${storeCode}`)).body.result!.items as unknown as Record<string, unknown>[]
const put = (fields: object, headers: Record<string, string> = EDITOR) =>
  platform.put(PATH, { storeCode: 'hogar', slug: 'lisboa', value: '803', title: 'Serie Lisboa', ...fields }, headers)

test('a store lists the pages of its series, each with its names in other stores', async () => {
  const items = await list()
  expect(items.map(({ slug }) => slug)).toEqual(['oslo', 'siena'])
  expect(items[0]).toMatchObject({ value: '801', title: 'Serie Oslo', text: '<p>Todo combina.</p>' })
  expect(items[0]!.alternates).toContainEqual({ store_code: 'de', slug: 'oslo-de' })
  expect(items[1]!.alternates).toEqual([])
  expect((await list('it')).map(({ slug }) => slug)).toEqual(['oslo-it'])
  expect((await platform.get(`${PATH}?storeCode=nowhere`)).status).toBe(400)
})

test('an editor creates, replaces and removes a page with the key alone', async () => {
  expect((await put({}, {})).status).toBe(403)
  expect((await put({})).body).toEqual({ code: 200, result: { slug: 'lisboa' } })
  expect((await put({ title: 'Lisboa', position: 1 })).status).toBe(200)
  expect((await list()).find(({ slug }) => slug === 'lisboa')).toMatchObject({ title: 'Lisboa', value: '803' })
  expect((await platform.delete(`${PATH}?storeCode=hogar&slug=lisboa`)).status).toBe(403)
  expect((await platform.delete(`${PATH}?storeCode=hogar&slug=lisboa`, undefined, EDITOR)).status).toBe(200)
  expect((await platform.delete(`${PATH}?storeCode=hogar&slug=lisboa`, undefined, EDITOR)).status).toBe(404)
  expect((await list()).map(({ slug }) => slug)).not.toContain('lisboa')
})

test.each([
  ['another page has the series', { value: '801' }, 409],
  ['a name has blanks', { slug: 'la serie' }, 400],
  ['there is no title', { title: ' ' }, 400],
  ['the picture is elsewhere', { image: 'https://x.example/a.jpg' }, 400],
  ['the store is unknown', { storeCode: 'nowhere' }, 400],
  ['the text is too long', { text: 'x'.repeat(20_001) }, 400],
])('a page is refused when %s', async (_why, fields, status) => {
  expect((await put(fields)).status).toBe(status)
})

test('a page that an editor changed outlives the next seed', async () => {
  await put({ slug: 'siena', value: '807', title: 'Siena de la casa' })
  const store = findStore('hogar')!
  await seedSeries(platform.database().db, store, testSeries(store))
  const items = await list()
  expect(items.find(({ slug }) => slug === 'siena')).toMatchObject({ title: 'Siena de la casa' })
  expect(items).toHaveLength(2)
})
