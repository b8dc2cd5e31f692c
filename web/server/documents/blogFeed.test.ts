import { STORES } from '@hogar/schema/stores.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { FEED_CACHE_SECONDS } from '../limits.ts'
import { FEED, SITEMAP, startTestWeb, words } from '../testing/startTestWeb.ts'

afterEach(() => vi.useRealTimers())

/** Starts a storefront whose feed and sitemap say how often they were read. */
async function startCounting(keptUntil: () => number | null) {
  const reads = { feed: 0, sitemap: 0 }
  const { url } = await startTestWeb({ PUBLIC_ORIGIN: 'https://shop.example' }, words, {
    feed: {
      ...FEED,
      readFeed: async (_transport, { code }) => {
        reads.feed += 1
        return { title: `${code} ${reads.feed}`, description: '', posts: [], keptUntil: keptUntil() }
      },
    },
    sitemap: {
      ...SITEMAP,
      readSitemapPart: async () => {
        reads.sitemap += 1
        return { lastPart: 0, pages: [], growsAt: keptUntil() }
      },
    },
  })
  return { reads, get: (path: string, headers = {}) => fetch(url + path, { headers }) }
}

test('each store has a feed, which is read once for a while and revalidated by its entity tag', async () => {
  const { get, reads } = await startCounting(() => null)
  const first = await get('/de/blog/rss.xml')
  expect(await first.text()).toBe('https://shop.example de 1')
  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
    expect.stringMatching(new RegExp(`^public, max-age=(?:${FEED_CACHE_SECONDS}|${FEED_CACHE_SECONDS - 1})$`)),
  ])
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await get('/de/blog/rss.xml', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(reads.feed).toBe(1)
  expect(await (await get('/blog/rss.xml')).text()).toBe('https://shop.example hogar 2')
})

test('feed and sitemap are read again at the moment at which a post becomes public', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const moment = Date.now() + 20_000
  const { get, reads } = await startCounting(() => (Date.now() < moment ? moment : null))
  for (const path of ['/blog/rss.xml', '/sitemap/hogar-0.xml']) {
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=20')
    await get(path)
  }
  expect(reads).toEqual({ feed: 1, sitemap: 1 })
  vi.setSystemTime(moment)
  for (const path of ['/blog/rss.xml', '/sitemap/hogar-0.xml']) await get(path)
  expect(reads).toEqual({ feed: 2, sitemap: 2 })
})

test('an outdated feed is not kept, and one that cannot be read is a 503 with Retry-After', async () => {
  const { get, reads } = await startCounting(() => 0)
  expect((await get('/blog/rss.xml')).headers.get('cache-control')).toBe('no-cache')
  await get('/blog/rss.xml')
  expect(reads.feed).toBe(2)
  const failing = { ...FEED, readFeed: () => Promise.reject(new Error('nobody is there')) }
  const { url } = await startTestWeb({}, words, { feed: failing })
  const response = await fetch(`${url}/blog/rss.xml`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test('those who ask at once for a feed, an index or a part wait for one reading', async () => {
  const { get, reads } = await startCounting(() => null)
  const ask = (path: string) => Promise.all(Array.from({ length: 5 }, () => get(path)))
  await ask('/blog/rss.xml')
  await ask('/sitemap/hogar-0.xml')
  expect(reads).toEqual({ feed: 1, sitemap: 1 })
  await ask('/sitemap.xml')
  expect(reads.sitemap).toBe(1 + STORES.length)
})
