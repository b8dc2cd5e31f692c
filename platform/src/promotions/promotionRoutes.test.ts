import { expect, test } from 'vitest'
import { seedDatabase } from '../database/seedDatabase.ts'
import { testSeed } from '../testing/testSeed.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const MS_PER_DAY = 86_400_000
const open = (slug: string, storeCode = 'hogar') => platform.post('/api/ext/promotion', { slug, storeCode })
const list = (body: object = {}) => platform.post('/api/ext/promotions', { storeCode: 'hogar', ...body })
const slugsOf = (items: unknown) => Object.values(items as Record<string, { slug: string }>).map(({ slug }) => slug)
const db = () => platform.database().db

test('a running promotion comes with its SKU, its end as next change, and its names in other stores', async () => {
  const { status, body } = await open('sala-nueva')
  const [promotion, sku] = Object.values(body.result!)
  expect([status, sku]).toEqual([200, 'SOFA'])
  expect(promotion).toMatchObject({
    id: 1,
    slug: 'sala-nueva',
    title: 'Sala nueva',
    department: 'living',
    category_id: 20,
    filters: [{ attribute: 'discount', range: '20-*' }],
    sort: 'discount',
  })
  expect(promotion!.next_change).toBe(promotion!.ends_at)
  expect(promotion!.alternates).toContainEqual({ store_code: 'de', slug: 'sala-de' })
  expect(promotion!.alternates).toHaveLength(4)
})

test.each([
  ['before its start', 'pronto'],
  ['31 days after its end', 'antigua'],
  ['under a name that there is not', 'nada'],
])('a promotion is not found %s', async (_when, slug) => {
  expect(await open(slug)).toMatchObject({ status: 404, body: { code: 404 } })
})

test('a promotion that has ended keeps its page for 30 days, without its product', async () => {
  const { body } = await open('pasada')
  const [promotion, sku] = Object.values(body.result!)
  expect(sku).toBeNull()
  const { next_change: removed, ends_at: end } = promotion as unknown as Record<'next_change' | 'ends_at', string>
  const lasts = Date.parse(removed) - Date.parse(end)
  expect(lasts).toBe(30 * MS_PER_DAY)
})

test('the list has running promotions alone, by department and by page, and says what changes next', async () => {
  const { body } = await list()
  expect(slugsOf(body.result!.items)).toEqual(['sala-nueva', 'luces'])
  expect(body.result).toMatchObject({
    total: 2,
    departments: [
      { code: 'living', name: 'Salas', count: 1 },
      { code: 'lighting', name: 'Iluminación', count: 1 },
    ],
  })
  // The nearest of all dates: the start of what has not begun.
  const { starts_at: starts } = await db()
    .selectFrom('promotion')
    .select('starts_at')
    .where('slug', '=', 'pronto')
    .where('index_name', '=', 'vue_storefront_catalog')
    .executeTakeFirstOrThrow()
  expect(body.result!.next_change).toBe(starts.toISOString())
  const lights = await list({ department: 'lighting' })
  expect([slugsOf(lights.body.result!.items), lights.body.result!.total]).toEqual([['luces'], 1])
  expect(lights.body.result!.departments).toHaveLength(2)
  const second = await list({ from: 1, size: 1 })
  expect([slugsOf(second.body.result!.items), second.body.result!.total]).toEqual([['luces'], 2])
  expect((await list({ department: 'nowhere' })).body.result).toMatchObject({ items: [], total: 0 })
})

test.each([
  ['a store that there is not', { slug: 'x', storeCode: 'nowhere' }, '/api/ext/promotion'],
  ['no name', { storeCode: 'hogar' }, '/api/ext/promotion'],
  ['a name of megabytes', { slug: 'x'.repeat(200) }, '/api/ext/promotion'],
  ['a page before the first', { from: -1 }, '/api/ext/promotions'],
  ['an endless page', { size: 1_000 }, '/api/ext/promotions'],
])('refuses %s', async (_what, body, path) => {
  expect((await platform.post(path, body)).status).toBe(400)
})

test('a landing page comes with its blocks; another name is not found', async () => {
  const { body } = await platform.get('/api/ext/landing/menos-de-1000?storeCode=hogar')
  expect(body.result).toMatchObject({
    slug: 'menos-de-1000',
    heading: 'Todo por menos de 1,000 pesos',
    updated_at: '2026-01-02T03:04:05.000Z',
  })
  expect(Object.values(body.result!.blocks!).map(({ kind }) => kind)).toEqual(['text', 'products', 'links'])
  expect(await platform.get('/api/ext/landing/nada')).toMatchObject({ status: 404, body: { code: 404 } })
})

test('promotions of the seed move on with the days; those of the shop stay as they are', async () => {
  const own = { slug: 'propia', promotion_id: 90, department: 'living', position: 9, content: '{"title":"Propia"}' }
  const dates = { starts_at: new Date(Date.now() - MS_PER_DAY), ends_at: new Date(Date.now() + MS_PER_DAY) }
  await db()
    .insertInto('promotion')
    .values({ index_name: 'vue_storefront_catalog', ...own, ...dates })
    .execute()
  const old = new Date(Date.now() - 3 * MS_PER_DAY)
  await db()
    .updateTable('promotion')
    .set({ ends_at: old, starts_at: new Date(old.getTime() - MS_PER_DAY), seeded_on: '2026-01-01' })
    .where('slug', '=', 'sala-nueva')
    .execute()
  await db().updateTable('promotion').set({ seeded_on: '2026-01-01' }).where('seeded_on', 'is not', null).execute()
  expect(slugsOf((await list()).body.result!.items)).toEqual(['luces', 'propia'])
  await seedDatabase(db(), testSeed, () => undefined)
  expect(slugsOf((await list()).body.result!.items)).toEqual(['sala-nueva', 'luces', 'propia'])
})
