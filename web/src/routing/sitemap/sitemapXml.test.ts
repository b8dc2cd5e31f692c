// @vitest-environment jsdom
import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { sitemapIndexXml, sitemapPartXml } from './sitemapXml.ts'

const [hogar, viu] = STORES
const page = {
  path: '/salas/sofa-oslo',
  updatedAt: '2026-11-19T08:30:00.000Z',
  alternates: [{ storeCode: 'de', path: '/wohnen/sofa-oslo' }],
}
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
const texts = (xml: string, name: string) => [...parse(xml).getElementsByTagName(name)].map((node) => node.textContent)

test('a page has its address, its last change and its translations', () => {
  const xml = sitemapPartXml([page], { store: hogar, origin: 'https://hogar.example', elsewhere: {} })
  expect(texts(xml, 'loc')).toEqual(['https://hogar.example/salas/sofa-oslo'])
  expect(texts(xml, 'lastmod')).toEqual(['2026-11-19T08:30:00.000Z'])
  const links = [...parse(xml).getElementsByTagName('xhtml:link')]
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['es-MX', 'https://hogar.example/salas/sofa-oslo'],
    ['de-DE', 'https://hogar.example/de/wohnen/sofa-oslo'],
    ['x-default', 'https://hogar.example/salas/sofa-oslo'],
  ])
})

test('a store of another brand stands alone, below its prefix', () => {
  const xml = sitemapPartXml(
    [
      { ...page, updatedAt: null },
      { ...page, path: '/' },
    ],
    { store: viu, origin: 'https://h.example', elsewhere: {} },
  )
  expect(texts(xml, 'loc')).toEqual(['https://h.example/viu/salas/sofa-oslo', 'https://h.example/viu'])
  expect(xml).not.toContain('xhtml:link rel')
})

test('no path breaks out of the document', () => {
  const path = '/a"><evil/>&\''
  const xml = sitemapPartXml([{ ...page, path }], { store: hogar, origin: 'https://h.example', elsewhere: {} })
  expect(texts(xml, 'loc')).toEqual([`https://h.example${path}`])
  expect(texts(sitemapIndexXml(['https://h.example/?a&b']), 'loc')).toEqual(['https://h.example/?a&b'])
})
