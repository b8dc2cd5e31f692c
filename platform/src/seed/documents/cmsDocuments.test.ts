import { expect, test } from 'vitest'
import { stores } from '../../stores.ts'
import { TEST_DAY } from '../testing/seededStore.ts'
import { cmsBlockDocuments } from './cmsBlockDocuments.ts'
import { cmsPageDocuments } from './cmsPageDocuments.ts'
import { storePrefix } from './storePrefix.ts'
import { createStoreView } from './storeView.ts'

const everyStore = stores.map((store) => {
  const view = createStoreView(store, { products: [], sets: [] }, { now: TEST_DAY })
  const pages = cmsPageDocuments(view)
  const contentOf = (name: string) => String(pages.find(({ identifier }) => identifier === name)?.content)
  return { code: store.code, prefix: storePrefix(store), pages, contentOf, blocks: cmsBlockDocuments(view) }
})

const BRANCHES = { hogar: [6, 4], viu: [6, 4], mavi: [6, 4], de: [2, 2], it: [2, 2] } as const

test.each(everyStore)('$code lists its shops and counters with address, hours and the way there', (store) => {
  const branches = (name: string) =>
    [...store.contentOf(name).matchAll(/<li><address>(.*?)<\/address><\/li>/g)].map(([, branch]) => branch)
  const [shops, counters] = BRANCHES[store.code]
  expect(branches('tiendas')).toHaveLength(shops)
  expect(branches('sucursales')).toHaveLength(shops + counters)
  expect(branches('sucursales').slice(0, shops)).toEqual(branches('tiendas'))
  for (const branch of branches('sucursales')) {
    expect(branch).toMatch(/^<strong>[^<]+<\/strong><br>[^<]*\d+<br>\d{5} [^<]+<br>[^<]*\d+[^<]*<br>/)
    expect(branch).toMatch(/<a href="tel:\+(52\d{10}|49[1-9]\d{7,10}|390\d{8,9})">[\d ]+<\/a>/)
    expect(branch).toMatch(/<a href="https:\/\/www\.openstreetmap\.org\/search\?query=[^"]+">/)
  }
})

test('each brand is written to and called by its own name', () => {
  const links = everyStore.map(({ contentOf }) =>
    [...contentOf('contact').matchAll(/href="((?:mailto|tel):[^"]+)"/g)].map(([, link]) => link),
  )
  expect(links).toEqual([
    ['mailto:hola@hogar.example', 'tel:+525500000100'],
    ['mailto:hola@viu.example', 'tel:+525500000102'],
    ['mailto:hola@mavi.example', 'tel:+525500000108'],
    ['mailto:hallo@hogar.example', 'tel:+492214710100'],
    ['mailto:ciao@hogar.example', 'tel:+390510000100'],
  ])
})

test.each(everyStore)(
  'the footer of $code leads to pages that it has, by their titles',
  ({ code, prefix, ...store }) => {
    const [footer, ...others] = store.blocks
    expect([footer?.identifier, others]).toEqual(['pie-de-pagina', []])
    const links = [...String(footer?.content).matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, to, name]) => [
      to,
      name,
    ])
    const titles = new Map(store.pages.map((page) => [`${prefix}/i/${String(page.identifier)}`, page.title]))
    expect(links.length).toBeGreaterThanOrEqual(10)
    expect(links).toEqual(links.map(([to = '']) => [to, titles.get(to)]))
    const last = { de: 'impressum', it: 'note-legali' }[code as string] ?? 'aviso-de-privacidad'
    expect(links.at(-1)?.[0]).toBe(`${prefix}/i/${last}`)
  },
)
