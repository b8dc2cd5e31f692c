import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFirstLoad, firstLoad } from './firstLoad.ts'

const client = mkdtempSync(join(tmpdir(), 'hogar-first-load-'))
mkdirSync(join(client, 'assets'))
const script = (name: string, length: number) => {
  writeFileSync(join(client, 'assets', name), Array.from({ length }, (_, index) => `${index * 7919}`).join(''))
  return `/assets/${name}`
}

const manifest = {
  build: 'b',
  entry: script('entry.js', 400),
  modules: [script('shared.js', 300)],
  styles: ['/assets/all.css'],
  fonts: { hogar: ['/a.woff2'], viu: ['/a.woff2', '/b.woff2'] },
  messages: {
    es: { modules: [script('es.js', 10)], areas: { catalogue: [script('es.catalogue.js', 10)] } },
    de: { modules: [script('de.js', 10)], areas: { catalogue: [script('de.catalogue.js', 200)] } },
  },
  routes: {
    route: { modules: [script('route.js', 20), script('common.js', 30)], styles: ['/assets/catalogue.css'] },
    part: { modules: [script('part.js', 40), script('common.js', 30)], styles: ['/assets/catalogue.css'] },
  },
}

test('a first visit counts each file once: entry, page, its parts, the largest language, sheets, faces', () => {
  const load = firstLoad(client, manifest, { sources: ['route', 'part'], area: 'catalogue' })
  expect(load.scripts.map(({ file }) => file).toSorted()).toEqual(
    ['common', 'de', 'de.catalogue', 'entry', 'part', 'route', 'shared'].map((name) => `/assets/${name}.js`).toSorted(),
  )
  expect(load.requests).toBe(7 + 2 + 2)
  expect(load.scriptBytes).toBe(load.scripts.reduce((sum, { bytes }) => sum + bytes, 0))
})

test('a page that is not in the build is no page without weight', () => {
  expect(() => firstLoad(client, manifest, { sources: ['gone'], area: null })).toThrow('gone is no page')
})

test('a byte or a request above what is allowed ends the build', () => {
  const load = { scripts: [], scriptBytes: 100, requests: 10 }
  expect(() => checkFirstLoad('home', load, { scriptBytes: 100, requests: 10 })).not.toThrow()
  expect(() => checkFirstLoad('home', load, { scriptBytes: 99, requests: 10 })).toThrow('99 are allowed')
  expect(() => checkFirstLoad('home', load, { scriptBytes: 100, requests: 9 })).toThrow('9 are allowed')
})
