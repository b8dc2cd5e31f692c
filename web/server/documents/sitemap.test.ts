import { STORES } from '@hogar/schema/stores.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SITEMAP_CACHE_SECONDS, SITEMAP_RETRY_SECONDS } from '../limits.ts'
import { SITEMAP, startTestWeb, words } from '../testing/startTestWeb.ts'

test('a store that cannot be read keeps the others in the sitemap index, and its parts as they were read last', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let failures = 1
  const readSitemapPart: typeof SITEMAP.readSitemapPart = async (transport, part) => {
    failures -= 1
    if (failures >= 0) throw new Error('unreachable')
    return SITEMAP.readSitemapPart(transport, part)
  }
  const { url } = await startTestWeb({}, words, { sitemap: { ...SITEMAP, readSitemapPart } })
  const read = async () => {
    const response = await fetch(`${url}/sitemap.xml`)
    return [(await response.text()).split('\n').length, response.headers.get('cache-control')]
  }
  expect(await read()).toEqual([2 * STORES.length - 2, `public, max-age=${SITEMAP_RETRY_SECONDS}`])
  vi.setSystemTime(Date.now() + SITEMAP_RETRY_SECONDS * 1_000)
  expect(await read()).toEqual([2 * STORES.length, `public, max-age=${SITEMAP_CACHE_SECONDS}`])
  vi.setSystemTime(Date.now() + SITEMAP_CACHE_SECONDS * 1_000)
  failures = 1
  expect(await read()).toEqual([2 * STORES.length, `public, max-age=${SITEMAP_RETRY_SECONDS}`])
})
