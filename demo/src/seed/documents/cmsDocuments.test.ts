import { expect, test } from 'vitest'
import { stores } from '@hogar/platform/stores.ts'
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

test('each brand is written to by its own name, and the imprint has its telephone', () => {
  const links = everyStore.map(({ contentOf }) =>
    ['contact', 'impressum', 'note-legali'].flatMap((name) =>
      [...contentOf(name).matchAll(/href="((?:mailto|tel):[^"]+)"/g)].map(([, link]) => link),
    ),
  )
  expect(links).toEqual([
    ['mailto:hola@hogar.example'],
    ['mailto:hola@viu.example'],
    ['mailto:hola@mavi.example'],
    ['mailto:hallo@hogar.example', 'mailto:hallo@hogar.example', 'tel:+492214710100'],
    ['mailto:ciao@hogar.example', 'mailto:ciao@hogar.example'],
  ])
})

test.each(everyStore)(
  'the footer of $code links to pages that it has, by their titles',
  ({ code, prefix, ...store }) => {
    const [footer, ...others] = store.blocks
    expect([footer?.identifier, others]).toEqual(['pie-de-pagina', []])
    const links = [...String(footer?.content).matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, to, name]) => [
      to,
      name,
    ])
    const titles = new Map(store.pages.map((page) => [`${prefix}/i/${String(page.identifier)}`, page.title]))
    const status = { de: 'Stand deiner Bestellung', it: 'Stato del tuo ordine' }[code as string]
    titles.set(`${prefix}/order-status`, status ?? 'Estado de tu pedido')
    titles.set(`${prefix}/blog`, { de: 'Magazin', it: 'Blog di idee' }[code as string] ?? 'Blog de ideas')
    titles.set(`${prefix}/promotions`, { de: 'Aktionen', it: 'Promozioni' }[code as string] ?? 'Promociones')
    const rooms = { de: 'Raumideen', it: 'Idee per stanza' }[code as string]
    titles.set(`${prefix}/inspiracion`, rooms ?? 'Ideas por habitación')
    const series = { de: 'Möbelserien', it: 'Serie di mobili' }[code as string]
    titles.set(`${prefix}/series`, series ?? 'Series de muebles')
    const cards = { de: 'Geschenkgutschein', it: 'Carta regalo' }[code as string]
    titles.set(`${prefix}/tarjeta-de-regalo`, cards ?? 'Tarjeta de regalo')
    const [help = '', company = ''] = String(footer?.content).split('<h3>')
    expect([help.match(/<li>/g)?.length, company.match(/<li>/g)?.length]).toEqual([
      { de: 10, it: 10 }[code as string] ?? 11,
      // The store for companies sells no gift cards.
      { de: 11, it: 11, mavi: 9 }[code as string] ?? 10,
    ])
    expect(links).toEqual(links.map(([to = '']) => [to, titles.get(to)]))
    const last = { de: 'impressum', it: 'note-legali' }[code as string] ?? 'aviso-de-privacidad'
    expect(links.at(-1)?.[0]).toBe(`${prefix}/i/${last}`)
  },
)
