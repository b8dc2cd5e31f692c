import { readFile, readdir } from 'node:fs/promises'
import { STORES } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { web } = sharedShop()

/** Addresses of editors' pages that all stores have, and those of Mexico. */
const EVERYWHERE = [
  'tiendas',
  'sucursales',
  'contact',
  'compra-segura',
  'formas-de-pago',
  'aviso-de-privacidad',
  'quienes-somos',
  'preguntas-frecuentes',
  'unete-a-nuestro-equipo-viu',
  'unete-a-nuestro-equipo-ma',
  'garantias-y-devoluciones',
  'terminos-y-condiciones',
] as const
const IN_MEXICO = ['monedero-viu', 'apertura-de-cuenta', 'prestamo-personal', 'credilana'] as const

type Read = Readonly<{ status: number; html: string; main: string }>

async function read(path: string): Promise<Read> {
  const response = await fetch(`${web}${path}`)
  const html = await response.text()
  return { status: response.status, html, main: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '' }
}

const textOf = (html: string, pattern: RegExp) =>
  pattern
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .trim() ?? ''
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data: unknown = JSON.parse(json)
    return (Array.isArray(data) ? data : [data]) as Record<string, unknown>[]
  })

/** All messages of the storefront in a language. */
async function messagesOf(language: string): Promise<ReadonlySet<string>> {
  const folder = new URL('../../web/messages/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith(`.${language}.json`))
  const texts = files.map(async (name) =>
    Object.values(JSON.parse(await readFile(new URL(name, folder), 'utf8')) as object),
  )
  return new Set((await Promise.all(texts)).flat() as string[])
}

describe.each(STORES.map(({ code, urlPrefix, countryCode, language }) => ({ code, urlPrefix, countryCode, language })))(
  'the static pages of $code',
  ({ urlPrefix, countryCode, language }) => {
    const names = [...EVERYWHERE, ...(countryCode === 'MX' ? IN_MEXICO : [])]

    it('answer at both addresses with a heading, a title and a description of their own, and text to rely on', async () => {
      const titles = new Map<string, string>()
      for (const name of names) {
        const [short, long] = [await read(`${urlPrefix}/${name}`), await read(`${urlPrefix}/i/${name}`)]
        expect([short.status, long.status], name).toEqual([200, 200])
        const title = textOf(long.html, /<title>(.*?)<\/title>/s)
        expect(titles.get(title), `${name} has the title of another page: ${title}`).toBeUndefined()
        titles.set(title, name)
        expect(textOf(short.html, /<title>(.*?)<\/title>/s), name).toBe(title)
        expect(textOf(long.main, /<h1[^>]*>(.*?)<\/h1>/s), name).not.toBe('')
        expect(long.html, name).toMatch(/<meta name="description" content="[^"]{20,}"/)
        expect(wordsOf(long.main), name).toBeGreaterThan(60)
      }
    })

    it('link only to pages that answer', async () => {
      const links = new Map<string, string>()
      for (const name of names)
        for (const href of linksOf((await read(`${urlPrefix}/i/${name}`)).main)) links.set(href, name)
      expect(links.size).toBeGreaterThan(5)
      for (const [href, name] of links)
        expect([name, href, (await fetch(`${web}${href}`)).status]).toEqual([name, href, 200])
    })

    it('list the headings of a long page, say when they were changed, and give questions as such', async () => {
      const { html, main } = await read(`${urlPrefix}/i/formas-de-pago`)
      const contents = [
        ...(/<nav aria-labelledby="page-contents".*?<\/nav>/s.exec(main)?.[0] ?? '').matchAll(/href="#([^"]+)"/g),
      ]
      const ids = contents.map(([, id]) => id)
      if (countryCode === 'MX') expect(ids).toHaveLength(6)
      for (const id of ids) expect(main).toContain(`<h2 id="${id}">`)
      for (const page of [html, (await read(`${urlPrefix}/formas-de-pago`)).html])
        expect(page).toMatch(/(?:Actualizado el|Stand:|Aggiornato il)/)
      const questions = await read(`${urlPrefix}/i/preguntas-frecuentes`)
      const faq = structuredData(questions.html).find((data) => data['@type'] === 'FAQPage')
      expect(faq?.['mainEntity']).toHaveLength(countryCode === 'MX' ? 20 : 16)
      expect(questions.main.match(/<details id="t-[a-z0-9-]+">/g)).toHaveLength(countryCode === 'MX' ? 20 : 16)
    })

    it('call links and buttons of the shop by the words that these have', async () => {
      const { main } = await read(`${urlPrefix}/i/preguntas-frecuentes`)
      const called = [...main.matchAll(/[«„]([^»“]+)[»“]/g)].map(([, words]) => words)
      const texts = await messagesOf(language)
      expect(called.length).toBeGreaterThan(0)
      expect(called.filter((words) => !texts.has(words ?? ''))).toEqual([])
    })

    it('describe open positions to search engines, others on each of the two pages', async () => {
      const [viu, mavi] = await Promise.all(
        ['viu', 'ma'].map(async (brand) =>
          structuredData((await read(`${urlPrefix}/i/unete-a-nuestro-equipo-${brand}`)).html)
            .filter((data) => data['@type'] === 'JobPosting')
            .map((data) => data['title']),
        ),
      )
      expect([viu?.length, mavi?.length]).toEqual(countryCode === 'MX' ? [7, 6] : [2, 2])
      expect(viu?.filter((title) => mavi?.includes(title))).toEqual([])
    })
  },
)
