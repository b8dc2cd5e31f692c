import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawGraphql } from '../testkit/graph/rawGraphql.ts'
import { type MovableClock, movableClock } from '../testkit/servers/shiftedClock.ts'
import { type Stack, startStack } from '../testkit/servers/startStack.ts'

/** A shop of its own takes a busy machine so long to start. */
const START_MS = 300_000
const KEY = 'a-key-of-this-suite-alone'
const GIFTS = 'Guía de regalos para estrenar casa'
const BLOG_CALLS = '/api/ext/blog/'

let stack: Stack
let clock: MovableClock
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hogar-blog-'))
  clock = await movableClock(directory)
  stack = await startStack({ ...clock.env, CACHE_INVALIDATION_KEY: KEY })
}, START_MS)
afterAll(async () => {
  await stack?.stop()
  await rm(directory, { recursive: true, force: true })
})

const read = async (path: string) => {
  const response = await fetch(stack.web + path)
  return { status: response.status, text: await response.text(), cache: response.headers.get('x-vs-cache') }
}
const ask = async (storeCode: string, query: string) => {
  const { data, errors } = await rawGraphql(stack.gateway).post({ query }, { 'x-store': storeCode })
  expect(errors).toBeUndefined()
  return data as { blog: Blog; blogPost: { alternates: readonly unknown[] } }
}
type Blog = Readonly<{
  nextPublishAt: string
  posts: Readonly<{ totalCount: number; nodes: readonly Readonly<{ postId: number; publishedAt: string }>[] }>
}>
const numbersIn = async (storeCode: string) => {
  const { blog } = await ask(storeCode, '{ blog { posts(first: 50) { totalCount nodes { postId } } } }')
  const numbers = blog.posts.nodes.map(({ postId }) => postId)
  expect(blog.posts.totalCount).toBe(numbers.length)
  return numbers.toSorted((one, other) => one - other)
}

describe('the blog today', () => {
  it.each([
    ['hogar', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14]],
    ['viu', [1, 2, 3, 4, 5, 6, 10, 11, 14]],
    ['mavi', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14]],
    ['de', [1, 2, 3, 4, 6, 10]],
    ['it', [1, 2, 3, 4, 6, 10]],
  ])('of %s has the posts %j, newest first', async (code, numbers) => {
    expect(await numbersIn(code)).toEqual(numbers)
    const { blog } = await ask(code, '{ blog { posts { nodes { publishedAt } } } }')
    const dates = blog.posts.nodes.map(({ publishedAt }) => publishedAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it.each([
    '/viu/blog/post/7',
    '/blog/post/11',
    '/blog/post/12',
    '/blog/post/13',
    '/blog/category/1',
    '/blog/category/99',
    '/de/blog/post/5',
  ])('has no page at %s', async (path) => {
    expect((await read(path)).status).toBe(404)
  })

  it('has a page of a category without posts, with the way back', async () => {
    const { status, text } = await read('/de/blog/category/5')
    expect(status).toBe(200)
    expect(text).toContain('Hier gibt es noch keine Artikel')
    expect(text).toContain('href="/de/blog"')
  })

  it.each(['/blog/post/abc', '/blog/post/0', '/blog/post/01', '/blog/category/abc'])(
    'asks the platform nothing for %s, which no post has',
    async (path) => {
      await read('/blog/post/1')
      stack.upstream.clear()
      expect((await read(path)).status).toBe(404)
      expect(stack.upstream.calls.filter((call) => call.path.startsWith(BLOG_CALLS))).toEqual([])
    },
  )

  it('has a post of two stores in both, and each names the other', async () => {
    for (const [code, other] of [
      ['hogar', 'viu'],
      ['viu', 'hogar'],
    ] as const) {
      const { blogPost } = await ask(code, '{ blogPost(postId: 5) { title alternates { path store { code } } } }')
      expect(blogPost.alternates).toContainEqual({ path: '/blog/post/5', store: { code: other } })
      expect((await read(`${code === 'viu' ? '/viu' : ''}/blog/post/5`)).status).toBe(200)
    }
  })

  it('names its pages in the sitemap with their last change, and those of loans', async () => {
    const { text } = await read('/sitemap/hogar-0.xml')
    for (const path of ['/blog', '/blog/post/1', '/blog/category/2', '/prestamo-personal', '/credilana'])
      expect(text).toMatch(new RegExp(`<loc>http[^<]*:\\d+${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]*</lastmod>`))
    expect(text).toMatch(/hreflang="de-DE" href="[^"]*\/de\/blog\/post\/1"/)
    for (const path of ['/blog/post/12', '/blog/post/13', '/blog/category/1']) expect(text).not.toContain(`${path}<`)
  })

  it('says in its tags what a page is made of', async () => {
    const query = '{ blogPost(postId: 3) { title } }'
    const response = await fetch(`${stack.gateway}/graphql?${new URLSearchParams({ query }).toString()}`, {
      headers: { 'content-type': 'application/json' },
    })
    expect((response.headers.get('x-vs-cache-tags') ?? '').split(' ')).toEqual(
      expect.arrayContaining(['blog', 'post3']),
    )
  })
})

it('a list that cannot be read is the last good one, with a note, and is not kept', { timeout: 60_000 }, async () => {
  const good = await read('/blog')
  expect(good.text).not.toContain('Puede faltar lo más nuevo')
  stack.upstream.setFault(({ path }) =>
    path.startsWith(BLOG_CALLS) ? { kind: 'answer', status: 500, body: '{"code":500,"result":"down"}' } : undefined,
  )
  try {
    const drop = async () => expect((await read(`/invalidate?key=${KEY}&tag=blog`)).status).toBe(200)
    await drop()
    for (const time of ['first', 'second']) {
      const { status, text, cache } = await read('/blog')
      expect([time, status, cache]).toEqual([time, 200, 'Miss'])
      expect(text).toContain('Puede faltar lo más nuevo')
      expect(text).toContain('Elige tu pantalla por la distancia')
    }
    // Never read before: an error with a retry, between header and footer.
    await stack.processes.gateway.stop()
    await stack.restart('gateway')
    const { status, text } = await read('/mavi/blog')
    expect(status).toBe(200)
    expect(text).toContain('No pudimos cargar los artículos')
    expect(text).toContain('Intentar de nuevo')
    expect(text).toContain('<footer')
  } finally {
    stack.upstream.setFault(null)
  }
  await read(`/invalidate?key=${KEY}&tag=blog`)
  expect((await read('/mavi/blog')).text).not.toContain('No pudimos cargar los artículos')
})

it('a post is everywhere at its moment, though pages are kept for a day', { timeout: 120_000 }, async () => {
  const { blog } = await ask('hogar', '{ blog { nextPublishAt } }')
  const ahead = Date.parse(blog.nextPublishAt) - Date.now()
  const places = ['/blog', '/blog/category/2', '/blog/rss.xml']
  // Half a minute before: each page is cached, without it.
  await clock.moveTo(ahead - 30_000)
  for (const path of [...places, ...places]) expect((await read(path)).text).not.toContain(GIFTS)
  expect((await read('/blog')).cache).toBe('Hit')
  expect((await read('/blog/post/12')).status).toBe(404)
  expect((await read('/sitemap/hogar-0.xml')).text).not.toContain('/blog/post/12<')
  await clock.moveTo(ahead + 30_000)
  for (const path of places) expect((await read(path)).text).toContain(GIFTS)
  const page = await read('/blog/post/12')
  expect([page.status, page.text.includes(GIFTS)]).toEqual([200, true])
  expect((await read('/sitemap/hogar-0.xml')).text).toContain('/blog/post/12<')
  expect(await numbersIn('hogar')).toContain(12)
})
