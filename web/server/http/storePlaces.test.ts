import { PassThrough } from 'node:stream'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import type { PageRenderer } from '../renderer/pageRenderer.ts'
import { startTestWeb, words } from '../testing/startTestWeb.ts'

type Rendering = Awaited<ReturnType<PageRenderer['load']>>['render']

const EACH = {
  PUBLIC_ORIGIN: 'https://hogar.example',
  STORE_HOSTS: STORES.map(({ code }) => `${code}.example=${code}`).join(),
}
const ONE = { PUBLIC_ORIGIN: 'https://shop.example', STORE_HOSTS: 'de.example=de' }

/** Starts a storefront whose pages are the places that they are rendered with. */
async function startShop(variables: Record<string, string>, render: Rendering = places) {
  const { url } = await startTestWeb(variables, render)
  return async (host: string, path: string) => {
    const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' }
    const response = await fetch(`${url}${path}`, { redirect: 'manual', headers })
    return { location: response.headers.get('location'), text: await response.text() }
  }
}

const places: Rendering = async ({ origin, elsewhere, ...request }) => {
  const page = await words({ origin, elsewhere, ...request })
  if (page.kind === 'redirect') return page
  const source = new PassThrough()
  source.end(`<html><body>${JSON.stringify({ origin, elsewhere })}</body></html>`)
  return { ...page, stream: { pipe: (to) => source.pipe(to), abort: () => source.destroy() } }
}

function placesIn(html: string): unknown {
  return JSON.parse(/<body>(.*?)<\/body>/.exec(html)?.[1] ?? 'null')
}

test('pages of a store are at its host, and name the hosts of the others', async () => {
  const visit = await startShop(EACH)
  const { text } = await visit('de.example', '/de/wohnen')
  expect(placesIn(text)).toEqual({
    origin: 'https://de.example',
    elsewhere: {
      hogar: 'https://hogar.example',
      viu: 'https://viu.example',
      mavi: 'https://mavi.example',
      it: 'https://it.example',
    },
  })
})

test('from a host of all stores a path leads to each store without a host of its own', async () => {
  const visit = await startShop(ONE)
  expect(placesIn((await visit('shop.example', '/viu/salas')).text)).toEqual({
    origin: 'https://shop.example',
    elsewhere: { de: 'https://de.example' },
  })
  const all = 'https://shop.example'
  expect(placesIn((await visit('de.example', '/de/wohnen')).text)).toEqual({
    origin: 'https://de.example',
    elsewhere: { hogar: all, viu: all, mavi: all, it: all },
  })
})

test('a shop of one host names none', async () => {
  const visit = await startShop({})
  expect(placesIn((await visit('shop.example', '/de/wohnen')).text)).toEqual({
    origin: 'https://shop.example',
    elsewhere: {},
  })
})

test.each([
  ['de.example', '/wohnen?a=1', '/de/wohnen?a=1'],
  ['de.example', '/viu/salas?a=1', 'https://viu.example/viu/salas?a=1'],
  ['hogar.example', '/de/create-password?token=t', 'https://de.example/de/create-password?token=t'],
])('%s leads from %s to %s', async (host, path, location) => {
  const visit = await startShop(EACH)
  expect((await visit(host, path)).location).toBe(location)
})

test.each([
  ['/salas', 'https://hogar.example/salas'],
  ['/viu/salas?x=1', 'https://viu.example/viu/salas?x=1'],
  ['/de/salas', '/de/salas'],
  ['//evil.example/viu', 'https://hogar.example/evil.example/viu'],
])('a page of a store that redirects to %s leads to %s', async (to, location) => {
  const visit = await startShop(EACH, () => Promise.resolve({ kind: 'redirect', status: 301, location: to }))
  expect((await visit('de.example', '/de/alt')).location).toBe(location)
})

test('the sitemap of a host lists the stores whose pages it has', async () => {
  const each = await startShop(EACH)
  expect((await each('de.example', '/sitemap.xml')).text.split('\n')).toEqual([
    'https://de.example/sitemap/de-0.xml',
    'https://de.example/sitemap/de-1.xml',
  ])
  expect((await each('de.example', '/sitemap/de-0.xml')).text).toBe('https://de.example de /0')
  expect((await each('de.example', '/robots.txt')).text).toContain('Sitemap: https://de.example/sitemap.xml')
  const one = await startShop(ONE)
  const listed = (await one('shop.example', '/sitemap.xml')).text
  expect(listed).toContain('https://shop.example/sitemap/viu-0.xml')
  expect(listed).not.toContain('/de-0.xml')
})

test('the feed of a store links to its host', async () => {
  const visit = await startShop(EACH)
  expect((await visit('de.example', '/de/blog/rss.xml')).text).toBe('https://de.example de')
})

test.each([
  ['de.example', '/blog/rss.xml', '/de/blog/rss.xml'],
  ['hogar.example', '/de/blog/rss.xml', 'https://de.example/de/blog/rss.xml'],
  ['de.example', '/manifest.webmanifest', '/de/manifest.webmanifest'],
])('the document at %s%s is that of its store', async (host, path, location) => {
  const visit = await startShop(EACH)
  expect((await visit(host, path)).location).toBe(location)
})

test.each([
  [{ PUBLIC_ORIGIN: 'https://hogar.example', STORE_HOSTS: 'hogar.example=hogar,de.example=de' }, 'viu, mavi, it'],
  [{ PUBLIC_ORIGIN: 'https://de.example', STORE_HOSTS: 'de.example=de' }, 'a host of all stores, or of hogar'],
])('%j leaves stores without a place: the storefront does not start', async (variables, fault) => {
  await expect(startTestWeb(variables)).rejects.toThrow(fault)
})
