import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { SOFA, simple } from '../testing/productDocuments.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { parsePlatformTime } from '../parse/parsePlatformTime.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let engine: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  engine = createGraphClient(platform.url)
  platform.documents.product?.push(
    { ...simple(1_200), url_path: 'salas/nuevo', updated_at: '2026-11-19 08:30:00' },
    { ...simple(1_201), url_path: 'salas/oculto', visibility: 1 },
    { ...simple(1_202), url_path: 'salas/apagado', status: 2 },
  )
  platform.elsewhere.set('vue_storefront_catalog_de', { product: [{ ...SOFA, url_path: 'wohnen/sofa-oslo' }] })
})
afterAll(async () => {
  await engine.close()
  await platform.close()
})

const read = (part: number) =>
  engine.query(
    `query ($part: Int!) { sitemap(part: $part) { lastPart entries { path updatedAt alternates { path store { code } } } } }`,
    { part },
  )

test('the first part has home, categories and editors’ pages, but no category that links elsewhere', async () => {
  const { data, errors } = await read(0)
  expect(errors).toEqual([])
  expect(data.sitemap.entries.map(({ path }: { path: string }) => path).sort()).toEqual([
    '/',
    '/i/aviso',
    '/salas',
    '/salas/sofas',
  ])
})

test('every product that may be shown stands in exactly one of the others', async () => {
  const { data } = await read(0)
  const paths: string[] = []
  for (let part = 1; part <= data.sitemap.lastPart; part += 1) {
    const { data: found } = await read(part)
    paths.push(...found.sitemap.entries.map(({ path }: { path: string }) => path))
  }
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/salas/nuevo', '/salas/sofa-oslo', '/salas/producto-7']))
  expect(paths).not.toContain('/salas/oculto')
  expect(paths).not.toContain('/salas/apagado')
  expect(paths).not.toContain('/salas/sofa-gris')
})

test('a page says when it was changed and where else it stands', async () => {
  const [{ data: second }, { data: third }] = [await read(2), await read(3)]
  const sofa = second.sitemap.entries.find(({ path }: { path: string }) => path === '/salas/sofa-oslo')
  expect(sofa.alternates).toEqual([{ path: '/wohnen/sofa-oslo', store: { code: 'de' } }])
  expect(third.sitemap.entries).toEqual([
    { path: '/salas/nuevo', updatedAt: '2026-11-19T08:30:00.000Z', alternates: [] },
  ])
})

test('the blog is in the first part: its list, categories with posts, and posts, each with its last change', async () => {
  platform.blog.posts = [
    {
      id: 4,
      enabled: true,
      store_ids: [0],
      publish_date: '2026-01-04T18:00:00Z',
      updated_at: '2026-02-01T10:00:00Z',
      title: 'Cuatro',
      category_ids: [2],
    },
    { id: 3, enabled: false, store_ids: [0], publish_date: '2026-01-03T18:00:00Z', title: 'Tres', category_ids: [2] },
  ]
  platform.blog.categories = [2, 3].map((id) => ({ id, enabled: true, store_ids: [0], name: 'x', post_count: 3 - id }))
  const client = createGraphClient(platform.url)
  const { data } = await client.query(
    '{ sitemap(part: 0) { entries { path updatedAt alternates { store { code } } } } }',
  )
  await client.close()
  const found = data.sitemap.entries.filter(({ path }: { path: string }) => path.startsWith('/blog'))
  const alternates = ['viu', 'mavi', 'de', 'it'].map((code) => ({ store: { code } }))
  expect(found).toEqual([
    { path: '/blog', updatedAt: '2026-02-01T10:00:00.000Z', alternates },
    { path: '/blog/category/2', updatedAt: '2026-01-04T18:00:00.000Z', alternates },
    { path: '/blog/post/4', updatedAt: '2026-02-01T10:00:00.000Z', alternates },
  ])
  platform.blog.posts = []
})

test('pages of loans stand at their own path', async () => {
  const page = { active: true, content: 'x', store_id: [0], update_time: '2026-02-02 09:00:00' }
  platform.documents.cms_page?.push({ ...page, id: 30, identifier: 'credilana', title: 'Credilana' })
  const client = createGraphClient(platform.url)
  const { data } = await client.query('{ sitemap(part: 0) { entries { path updatedAt } } }')
  await client.close()
  expect(data.sitemap.entries).toContainEqual({ path: '/credilana', updatedAt: '2026-02-02T09:00:00.000Z' })
  expect(data.sitemap.entries.map(({ path }: { path: string }) => path)).not.toContain('/i/credilana')
})

test('past the last part there is nothing; an invalid number is an error', async () => {
  expect((await read(4)).data.sitemap).toBeNull()
  expect((await read(-1)).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
})

test.each([
  ['2026-02-02 09:00:00', '2026-02-02T09:00:00.000Z'],
  ['2026-02-02T09:00:00+01:00', '2026-02-02T08:00:00.000Z'],
  ['gestern', undefined],
  [null, undefined],
])('%s is the time %s', (text, time) => {
  expect(parsePlatformTime(text)?.toISOString()).toBe(time)
})
